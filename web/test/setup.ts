// Browser APIs that components use and jsdom lacks.
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { TextDecoder, TextEncoder } from 'node:util';
import { keepSeenTexts, recordRenderedTexts } from './seenTexts.ts';

Object.assign(globalThis, { TextDecoder, TextEncoder });

// Conditions that become true late on a busy machine still become true.
configure({ asyncUtilTimeout: 120_000 });

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver, scrollTo: () => undefined });

window.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

Element.prototype.scrollIntoView ??= () => undefined;
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;

// The files of a group share one window.
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

recordRenderedTexts();
afterAll(() => keepSeenTexts(expect.getState().testPath ?? 'unknown'));

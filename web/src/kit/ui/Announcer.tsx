import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from './Layout.tsx';

let message = '';
const listeners = new Set<() => void>();

/** Announces a sentence to screen readers once: 'You are outbid on …'. */
export const announce = (sentence: string): void => {
  // Screen readers repeat a sentence only if the text differs.
  message = sentence === message ? `${sentence}\u00a0` : sentence;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The live region for `announce`, rendered once by the app. */
export const Announcer = () => (
  <div role="status" aria-live="polite">
    <VisuallyHidden>{useSyncExternalStore(subscribe, () => message)}</VisuallyHidden>
  </div>
);

// Records which texts of the specification the tests of the web app saw, in a browser or in jsdom, in a file per test
// file; the reporter lists those that none saw.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { quoted } from './specificationTexts.ts';

const web = join(import.meta.dirname, '..');
const folder = join(web, '../.cache/seen-texts');

const seen = new Set<number>();
/** Each page tells its texts again. */
const heard = new Set<string>();

/** Records every text that a visitor's pages show, as soon as it appears. */
export async function recordTexts(context: BrowserContext): Promise<void> {
  await context.exposeBinding('feedstockSaid', (_source, lines: string[]) => note(lines));
  await context.addInitScript(tellWhatIsSaid);
}

/** Records every text that the tests of this file render in jsdom. */
export function recordRenderedTexts(): void {
  Object.assign(window, { feedstockSaid: note });
  tellWhatIsSaid(true);
}

function note(told: string[]): void {
  const lines = told.filter((line) => !heard.has(line));
  for (const line of lines) heard.add(line);
  quoted.forEach(({ isSaidBy }, index) => {
    if (!seen.has(index) && lines.some(isSaidBy)) seen.add(index);
  });
}

/**
 * Runs in the page and reports each new visible text, including placeholders and labels. jsdom does not know what is
 * visible, and its tests remove what they rendered at once.
 */
function tellWhatIsSaid(isJsdom = false): void {
  const say = (window as unknown as { feedstockSaid: (lines: string[]) => void }).feedstockSaid;
  // Saved before a test may stop the clock.
  const later = window.setTimeout.bind(window);
  const told = new Set<string>();
  const changed = new Set<Element>();

  function tell() {
    const lines = [...changed].flatMap((element) => {
      // The options of a select become visible as soon as it is opened.
      const shown = element.closest('select') ?? element;
      if (!isJsdom && !(shown.isConnected && shown.checkVisibility({ visibilityProperty: true }))) return [];
      return [element.textContent, element.getAttribute('placeholder'), element.getAttribute('aria-label')];
    });
    changed.clear();
    const fresh = lines
      .map((line) => (line ?? '').replaceAll(/\s+/g, ' ').trim())
      .filter((line) => line && !told.has(line));
    for (const line of fresh) told.add(line);
    if (fresh.length > 0) say(fresh);
  }

  function note(element: Element | null) {
    if (!element) return;
    if (changed.size === 0 && !isJsdom) later(tell);
    changed.add(element);
  }

  function noteAll(root: Node) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text) note(node.parentElement);
      else if (node instanceof Element && (node.hasAttribute('placeholder') || node.hasAttribute('aria-label')))
        note(node);
    }
  }

  new MutationObserver((changes) => {
    for (const { type, attributeName, target, addedNodes } of changes) {
      if (type === 'characterData') note(target.parentElement);
      else if (attributeName === 'hidden') noteAll(target);
      else if (type === 'attributes') note(target as Element);
      else addedNodes.forEach(noteAll);
    }
    if (isJsdom) tell();
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['placeholder', 'aria-label', 'hidden'],
  });
}

/** Stores the texts seen by a test file until the end of the run. */
export function keepSeenTexts(testPath: string): void {
  mkdirSync(folder, { recursive: true });
  const name = relative(web, testPath).replaceAll(/[\\/]/g, '-');
  writeFileSync(join(folder, `${name}.json`), JSON.stringify([...seen]));
}

export const forgetSeenTexts = () => rmSync(folder, { recursive: true, force: true });

/** The texts that no test file of this run saw. */
export function unseenTexts(): string[] {
  const all = new Set(
    readdirSync(folder).flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as number[]),
  );
  return quoted.flatMap(({ section, text, heldBy }, index) =>
    heldBy || all.has(index) ? [] : [`${section}: ${text}`],
  );
}

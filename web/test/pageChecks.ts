// Checks that apply to every page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Collects errors, violations of the content security policy and failed requests. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // Chromium's message for a failed response, which `response` reports below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
  page.on('requestfailed', (request) => {
    // Requests cancelled by navigation.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const options: RunOptions = {
  runOnly: { type: 'tag', values: standards },
  // Reports violations only, which is faster.
  reporter: 'no-passes',
  // None of these rules needs style sheets.
  preload: { assets: ['media'] },
};

/** Waits until nothing on the page loads or fades, because axe measures the colours of the moment. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]:not(button)') &&
      document.getAnimations().every(({ playState, effect }) => {
        const isEndless = effect?.getComputedTiming().endTime === Infinity;
        return playState !== 'running' || isEndless;
      }),
  );

/** The violations found by axe, each with its rule and elements. */
export async function barriersOn(page: Page): Promise<string[]> {
  await settled(page);
  // Injected once per document; not with a script element, which the content security policy would block.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    (given) => (window as unknown as { axe: { run: (...all: unknown[]) => unknown } }).axe.run(document, given),
    options,
  )) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} – ${failureSummary}`),
  );
}

/** Elements that make a page wider than the window. */
export const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 0.5)
      .map((element) => `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 40)}`)
      .slice(0, 8)
      .concat(`${document.documentElement.scrollWidth} > ${width}`);
  });

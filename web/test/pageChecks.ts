// What holds on every page, whatever it shows.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Collects what goes wrong on a page unseen: errors, breaches of the content policy, requests that fail. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The browser's own words for what `response` says below.
    if (message.text().startsWith('Failed to load resource')) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error.stack ?? error)));
  page.on('requestfailed', (request) => {
    // Left behind by going to another page.
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
  // Only what it finds is told; what is in order need not be described.
  reporter: 'no-passes',
  // No rule of these asks for the style sheets.
  preload: { assets: ['media'] },
};

/** What axe finds, each as its rule and the elements. */
export async function barriersOn(page: Page): Promise<string[]> {
  // Once for each document; not by a script element, which the content policy would refuse.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = (await page.evaluate(
    (given) => (window as unknown as { axe: { run: (...all: unknown[]) => unknown } }).axe.run(document, given),
    options,
  )) as AxeResults;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} – ${failureSummary}`),
  );
}

/** The elements that make a page wider than its window. */
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

// The head of a page: the same in the HTML that a crawler gets, after the app has started, and after a navigation.
import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

const headOf = (document: { querySelectorAll: Document['querySelectorAll'] }) =>
  [
    ...document.querySelectorAll(
      'title:not(svg *), meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]',
    ),
  ]
    .filter((element) => !/^(viewport|color-scheme|theme-color)$/.test(element.getAttribute('name') ?? ''))
    .map((element) => {
      element.removeAttribute('data-head');
      return element.outerHTML;
    });

const headIn = (page: Page) => page.evaluate(`(${headOf})(document.cloneNode(true))`) as Promise<string[]>;

const sent = (page: Page, path: string) =>
  page.evaluate(
    `fetch(${JSON.stringify(path)}).then((answer) => answer.text()).then((html) => (${headOf})(new DOMParser().parseFromString(html, 'text/html')))`,
  ) as Promise<string[]>;

/** One title, one description and one canonical link, and nothing left of the head that the server sent. */
export async function expectOneHead(page: Page, path: string): Promise<void> {
  await eventually(async () => {
    const head = await headIn(page);
    const canonical = head.filter((element) => element.includes('rel="canonical"'));
    expect(canonical).toEqual([expect.stringContaining(`${path}"`)]);
    expect(head.filter((element) => element.startsWith('<title'))).toHaveLength(1);
    expect(head.filter((element) => element.includes('name="description"'))).toHaveLength(1);
    expect(await page.locator('[data-head]').count()).toBe(0);
  });
}

/** The head that a crawler gets. */
export async function expectSentHead(page: Page, path: string): Promise<void> {
  const head = await sent(page, path);
  expect(head.length).toBeGreaterThan(8);
  await eventually(async () => expect((await headIn(page)).toSorted()).toEqual(head.toSorted()));
}

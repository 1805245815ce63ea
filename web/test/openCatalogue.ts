// Shared by the tests of catalogue pages: a visitor, a product with its ancestors, and locators.
import type { Locator } from 'playwright-core';
import { restoreResponses } from './responses.ts';
import { demo, joinMarket } from './market.ts';
import { openTrader, type Trader } from './trader.ts';
import type { Shown } from './pages.ts';
import { findShown } from './shown.ts';

export type Listed = { products: { totalCount: number; nodes: unknown[] } };

/** An empty list. */
export const nothing = {
  totalCount: 0,
  nodes: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
};

export function openCatalogue() {
  const { visit, enter } = joinMarket();
  let visitor: Trader;
  let shown: Shown;

  beforeAll(async () => {
    visitor = await openTrader(await visit());
    shown = await findShown(await enter(demo.both));
  });
  afterEach(() => restoreResponses(visitor.page));
  afterAll(() => expect(visitor.complaints).toEqual([]));

  return {
    get visitor() {
      return visitor;
    },
    get shown() {
      return shown;
    },

    /** The breadcrumbs with their URLs. */
    async crumbs() {
      const trail = visitor.page.getByRole('navigation', { name: 'Breadcrumb' });
      await trail.waitFor();
      return trail
        .getByRole('listitem')
        .evaluateAll((all) =>
          all.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]),
        );
    },

    /** The URLs that cards link to. */
    hrefsIn: (place: Locator) =>
      place.getByRole('article').evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href'))),

    /** The section below a heading. */
    part: (name: string | RegExp) =>
      visitor.page.locator('section', { has: visitor.page.getByRole('heading', { name }) }),
  };
}

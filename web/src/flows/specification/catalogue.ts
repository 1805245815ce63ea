// What the tests of the catalogue's pages share: a visitor, a material with what stands above it, and how parts are found.
import type { Locator } from 'playwright-core';
import { answerAgain } from '../../../test/answers.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { sitDown, type Trader } from '../../../test/trader.ts';
import type { Shown } from '../pages.ts';
import { findShown } from '../shown.ts';

export type Listed = { products: { totalCount: number; nodes: unknown[] } };

/** A list with nothing in it. */
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
    visitor = await sitDown(await visit());
    shown = await findShown(await enter(demo.both));
  });
  afterEach(() => answerAgain(visitor.page));
  afterAll(() => expect(visitor.complaints).toEqual([]));

  return {
    get visitor() {
      return visitor;
    },
    get shown() {
      return shown;
    },

    /** The breadcrumbs, each with the address it leads to. */
    async crumbs() {
      const trail = visitor.page.getByRole('navigation', { name: 'Breadcrumb' });
      await trail.waitFor();
      return trail
        .getByRole('listitem')
        .evaluateAll((all) =>
          all.map((item) => [item.textContent, item.querySelector('a')?.getAttribute('href') ?? null]),
        );
    },

    /** The addresses that cards lead to. */
    hrefsIn: (place: Locator) =>
      place.getByRole('article').evaluateAll((all) => all.map((card) => card.querySelector('a')?.getAttribute('href'))),

    /** The part of the page under a heading. */
    part: (name: string | RegExp) =>
      visitor.page.locator('section', { has: visitor.page.getByRole('heading', { name }) }),
  };
}

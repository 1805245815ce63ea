// Nothing on any page keeps anybody out: every route, wide and narrow, in both themes, for each kind of viewer, filled and
// empty, with what opens on it. That is `npm run sweep`; here each route is seen once by a buyer, and what the list of
// pages, which are examined in `pages.browser`, does not have: the rest of the open routes, the seller's, an empty market.
import type { BrowserContext } from 'playwright-core';
import { demo, joinMarket } from '../../test/market.ts';
import { register } from '../../test/newMember.ts';
import { sweeperOf, type Step } from '../../test/sweeper.ts';
import type { Shown } from './pages.ts';
import { findShown } from './shown.ts';
import { emptySteps, memberSteps, sellerSteps, visitorSteps, type Extent } from './sweep.ts';

const filled = joinMarket();
const empty = joinMarket('none');
type Look = { width: number; colorScheme: 'light' | 'dark' };
const wideLight: Look = { width: 1280, colorScheme: 'light' };
const narrowDark: Look = { width: 375, colorScheme: 'dark' };
/** Whoever sells sees the other theme at each width. */
const wideDark: Look = { width: 1280, colorScheme: 'dark' };
const narrowLight: Look = { width: 375, colorScheme: 'light' };

const isWhole = process.env['SWEEP'] === 'whole';
const extent: Extent = isWhole ? 'all' : 'rest';

/** The first look is for every run, the other for the whole sweep: each at once, as one waits while the other is examined. */
const atEachLook = async (looks: [Look, Look], look: (given: Look) => Promise<string[]>): Promise<string[]> =>
  (await Promise.all(looks.slice(0, isWhole ? 2 : 1).map(look))).flat();

async function sweep(context: BrowserContext, steps: readonly Step[]): Promise<string[]> {
  const sweeper = await sweeperOf(context);
  const found: string[] = [];
  for (const step of steps) found.push(...(await sweeper.examine(step)));
  await context.close();
  return found;
}

let shown: Record<'buyer' | 'seller', Shown>;
beforeAll(async () => {
  const of = async (who: 'buyer' | 'seller') => {
    const context = await filled.visit();
    await context.request.post('/api/login', { data: demo[who] });
    return findShown(context);
  };
  shown = { buyer: await of('buyer'), seller: await of('seller') };
});

test('signed out', async () => {
  const found = await atEachLook([narrowDark, wideLight], async ({ width, colorScheme }) =>
    sweep(await filled.visit(width, colorScheme), visitorSteps(shown.buyer, extent)),
  );
  expect(found).toEqual([]);
});

/** A member's browser, with one of the two modes of trading. */
async function trading(context: BrowserContext, mode: string): Promise<BrowserContext> {
  await context.addInitScript((role) => localStorage.setItem('userRole', role), mode);
  return context;
}

test('the buyer', async () => {
  const found = await atEachLook([wideLight, narrowDark], async ({ width, colorScheme }) => {
    const context = await trading(await filled.enter(demo.buyer, width, colorScheme), 'buyer');
    return sweep(context, memberSteps(shown.buyer, width > 600, extent));
  });
  expect(found).toEqual([]);
});

test('the seller', async () => {
  const found = await atEachLook([narrowLight, wideDark], async ({ width, colorScheme }) => {
    const context = await trading(await filled.enter(demo.seller, width, colorScheme), 'seller');
    return sweep(context, isWhole ? memberSteps(shown.seller, width > 600, 'all') : sellerSteps());
  });
  expect(found).toEqual([]);
});

test.each(isWhole ? ['visitor', 'buyer', 'seller'] : ['visitor', 'seller'])(
  'an empty market, for the %s',
  async (who) => {
    const looks: [Look, Look] = who === 'seller' ? [wideLight, narrowDark] : [narrowDark, wideLight];
    const found = await atEachLook(looks, async ({ width, colorScheme }) => {
      const context = await empty.visit(width, colorScheme);
      if (who === 'visitor') return sweep(context, emptySteps(false));
      await register(context);
      return sweep(await trading(context, who), emptySteps(true));
    });
    expect(found).toEqual([]);
  },
);

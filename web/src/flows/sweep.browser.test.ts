// Accessibility and layout of all pages: every route, wide and narrow, in both themes, for each kind of viewer, filled
// and empty, with its dialogs and menus. Runs in `npm run sweep` only; `pages.browser` visits each page once.
import type { BrowserContext } from 'playwright-core';
import { demo, joinMarket } from '../../test/market.ts';
import { register } from '../../test/newMember.ts';
import { sweeperOf, type Step } from '../../test/sweeper.ts';
import type { ShownToMember } from '../../test/pages.ts';
import { findShown } from '../../test/shown.ts';
import { emptySteps, memberSteps, visitorSteps } from '../../test/sweepSteps.ts';

const filled = joinMarket();
const empty = joinMarket('none');
type Look = { width: number; colorScheme: 'light' | 'dark' };
const wideLight: Look = { width: 1280, colorScheme: 'light' };
const narrowDark: Look = { width: 375, colorScheme: 'dark' };
/** The seller uses the other theme at each width. */
const wideDark: Look = { width: 1280, colorScheme: 'dark' };
const narrowLight: Look = { width: 375, colorScheme: 'light' };

/** Both windows at once, because one waits while the other is checked. */
const atEachLook = async (looks: [Look, Look], look: (given: Look) => Promise<string[]>): Promise<string[]> =>
  (await Promise.all(looks.map(look))).flat();

const sweep = async (context: BrowserContext, steps: readonly Step[]): Promise<string[]> => {
  const sweeper = await sweeperOf(context);
  const found: string[] = [];
  for (const step of steps) found.push(...(await sweeper.examine(step)));
  await context.close();
  return found;
};

let shown: Record<'buyer' | 'seller', ShownToMember>;
beforeAll(async () => {
  const of = async (who: 'buyer' | 'seller') => {
    const context = await filled.visit();
    await context.request.post('/api/login', { data: demo[who] });
    return findShown(context);
  };
  shown = { buyer: await of('buyer'), seller: await of('seller') };
});

test('pages for visitors have no problems', async () => {
  const found = await atEachLook([narrowDark, wideLight], async ({ width, colorScheme }) =>
    sweep(await filled.visit(width, colorScheme), visitorSteps(shown.buyer, 'all')),
  );
  expect(found).toEqual([]);
});

/** A member's browser in one trading mode. */
const trading = async (context: BrowserContext, mode: string): Promise<BrowserContext> => {
  await context.addInitScript((role) => localStorage.setItem('userRole', role), mode);
  return context;
};

test('pages for a buyer have no problems', async () => {
  const found = await atEachLook([wideLight, narrowDark], async ({ width, colorScheme }) => {
    const context = await trading(await filled.enter(demo.buyer, width, colorScheme), 'buyer');
    return sweep(context, memberSteps(shown.buyer, width > 600, 'all'));
  });
  expect(found).toEqual([]);
});

test('pages for a seller have no problems', async () => {
  const found = await atEachLook([narrowLight, wideDark], async ({ width, colorScheme }) => {
    const context = await trading(await filled.enter(demo.seller, width, colorScheme), 'seller');
    return sweep(context, memberSteps(shown.seller, width > 600, 'all'));
  });
  expect(found).toEqual([]);
});

test.each(['visitor', 'buyer', 'seller'])('an empty market has no problems for the %s', async (who) => {
  const looks: [Look, Look] = who === 'seller' ? [wideLight, narrowDark] : [narrowDark, wideLight];
  const found = await atEachLook(looks, async ({ width, colorScheme }) => {
    const context = await empty.visit(width, colorScheme);
    if (who === 'visitor') return sweep(context, emptySteps(false));
    await register(context);
    return sweep(await trading(context, who), emptySteps(true));
  });
  expect(found).toEqual([]);
});

// Nothing on any page keeps anybody out: every route, wide and narrow, in both themes, for each kind of viewer, filled and
// empty, with what opens on it. Each time a viewer's pages are seen at one width; `npm run sweep` sees all of them at both.
import type { BrowserContext } from 'playwright-core';
import { demo, joinMarket } from '../../test/market.ts';
import { register } from '../../test/newMember.ts';
import { sweeperOf, type Step } from '../../test/sweeper.ts';
import type { Shown } from './pages.ts';
import { findShown } from './shown.ts';
import { emptySteps, memberSteps, visitorSteps } from './sweep.ts';

const filled = joinMarket();
const empty = joinMarket('none');
const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 375, colorScheme: 'dark' },
] as const;
/** Whoever buys sees the other theme at each width. */
const otherLooks = [
  { width: 1280, colorScheme: 'dark' },
  { width: 375, colorScheme: 'light' },
] as const;

/** Whoever is not looked for at both widths is seen wide or narrow, so that every page is seen at each by somebody. */
const isWhole = process.env['SWEEP'] === 'whole';
const wide = <Look>(looked: readonly Look[]): readonly Look[] => (isWhole ? looked : looked.slice(0, 1));
const narrow = <Look>(looked: readonly Look[]): readonly Look[] => (isWhole ? looked : looked.slice(1));

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

/** Each width at once: one waits while the other is examined. */
const atEachLook = async (
  looked: readonly { width: number; colorScheme: 'light' | 'dark' }[],
  look: (given: { width: number; colorScheme: 'light' | 'dark' }) => Promise<string[]>,
) => (await Promise.all(looked.map(look))).flat();

test('signed out', async () => {
  const found = await atEachLook(looks, async ({ width, colorScheme }) =>
    sweep(await filled.visit(width, colorScheme), visitorSteps(shown.buyer)),
  );
  expect(found).toEqual([]);
});

test.each(['buyer', 'seller'] as const)('the %s', async (who) => {
  const found = await atEachLook(who === 'buyer' ? wide(otherLooks) : narrow(looks), async ({ width, colorScheme }) => {
    const context = await filled.visit(width, colorScheme);
    await context.request.post('/api/login', { data: demo[who] });
    await context.addInitScript((mode) => localStorage.setItem('userRole', mode), who);
    return sweep(context, memberSteps(shown[who], width > 600));
  });
  expect(found).toEqual([]);
});

test.each(['visitor', 'buyer', 'seller'])('an empty market, for the %s', async (who) => {
  const found = await atEachLook(who === 'seller' ? wide(looks) : narrow(looks), async ({ width, colorScheme }) => {
    const context = await empty.visit(width, colorScheme);
    if (who !== 'visitor') {
      await register(context);
      await context.addInitScript((mode) => localStorage.setItem('userRole', mode), who);
    }
    return sweep(context, emptySteps(who !== 'visitor'));
  });
  expect(found).toEqual([]);
});

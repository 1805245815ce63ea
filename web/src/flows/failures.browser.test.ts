// The server fails while a page loads: each page shows an error that axe accepts, and loads with Retry.
import { eventually } from '../../test/eventually.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { sweeperOf } from '../../test/sweeper.ts';
import { findShown } from '../../test/shown.ts';
import { memberSteps } from '../../test/sweepSteps.ts';

const market = joinMarket();
const isWhole = process.env['SWEEP'] === 'whole';

/** Pages that load nothing, or that do not exist for this user. */
const still = ['/auth', '/terms', '/privacy', '/help', '/contact', '/landing', '/price-index/method', '/admin'];
const kinds = ['/', '/orders', '/messages', '/settings', '/price-index', '/directory'];

test('every page shows an error when the server fails, and loads with Retry', async () => {
  const context = await market.enter(demo.both, isWhole ? 375 : 1280, isWhole ? 'dark' : 'light');
  const shown = await findShown(context);
  const { page, walkTo } = await sweeperOf(context);
  let isDown = false;
  // The session is already known.
  await page.route('**/graphql', (call) => (isDown ? call.fulfill({ status: 503, body: 'Busy' }) : call.fallback()));
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();

  const records = ['product', 'industry', 'rfp', 'auction', 'order', 'company'] as const;
  const isRecord = (path: string) => records.some((kind) => path.includes(shown[kind].id));
  const steps = memberSteps(shown, true, 'rest').filter(({ opens, path }) => !opens && !still.includes(path));
  const wanted = isWhole
    ? steps.map(({ path }) => path)
    : [...kinds, ...steps.map(({ path }) => path).filter(isRecord)];

  const found: string[] = [];
  for (const path of wanted) {
    isDown = true;
    await walkTo(path);
    const failed = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /could not be loaded|Failed to fetch/ });
    await failed.first().waitFor();
    if (isWhole || path === '/orders' || path.includes(shown.product.id)) {
      found.push(...[...(await barriersOn(page)), ...(await sticksOut(page))].map((each) => `${path}: ${each}`));
    }
    isDown = false;
    // A screen of several lists has one for each.
    for (const retry of (await failed.getByRole('button', { name: 'Retry' }).all()).reverse()) await retry.click();
    await eventually(async () => expect(await failed.count()).toBe(0));
  }
  expect(found).toEqual([]);
});

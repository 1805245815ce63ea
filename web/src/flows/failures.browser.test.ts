// The server fails while somebody is on their way: every page that asks it says so, keeps nobody out, and comes when it is
// asked again.
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { sweeperOf } from '../../test/sweeper.ts';
import { findShown } from './shown.ts';
import { memberSteps } from './sweep.ts';

const market = joinMarket();
const isWhole = process.env['SWEEP'] === 'whole';

/** What asks the server nothing that it could not do without, or is nobody's here. */
const still = [
  '/auth',
  '/terms',
  '/privacy',
  '/help',
  '/contact',
  '/landing',
  '/price-index/method',
  '/admin/verification',
];
const kinds = ['/', '/orders', '/messages', '/settings', '/price-index', '/directory'];

test('every page says that it could not be loaded, and loads with Retry', async () => {
  const context = await market.enter(demo.both, isWhole ? 375 : 1280, isWhole ? 'dark' : 'light');
  const shown = await findShown(context);
  const { page, walkTo } = await sweeperOf(context);
  let isDown = false;
  // Who is signed in is known already.
  await page.route('**/graphql', (call) => (isDown ? call.fulfill({ status: 503, body: 'Busy' }) : call.fallback()));
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();

  const records = ['product', 'industry', 'rfp', 'auction', 'order', 'company'] as const;
  const steps = memberSteps(shown, true, 'rest').filter(({ opens, path }) => !opens && !still.includes(path));
  const wanted = isWhole
    ? steps.map(({ path }) => path)
    : [...kinds, ...steps.map(({ path }) => path).filter(isRecord)];
  function isRecord(path: string) {
    return records.some((kind) => path.includes(shown[kind].id));
  }

  const found: string[] = [];
  for (const path of wanted) {
    isDown = true;
    await walkTo(path);
    const failed = page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /could not be loaded|Failed to fetch/ });
    await failed.waitFor();
    if (isWhole || path === '/orders' || path.includes(shown.product.id)) {
      found.push(...[...(await barriersOn(page)), ...(await sticksOut(page))].map((each) => `${path}: ${each}`));
    }
    isDown = false;
    await failed.getByRole('button', { name: 'Retry' }).click();
    await failed.waitFor({ state: 'detached' });
  }
  expect(found).toEqual([]);
});

// A search without results is watched, listed on the watchlist and removed there.
import { demo, joinMarket } from '../../test/market.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import { openTrader } from '../../test/trader.ts';

const market = joinMarket();

test.each([
  { width: 1280, theme: 'light' },
  { width: 375, theme: 'dark' },
] as const)('a member is notified about a search and ends it (width $width)', async ({ width, theme }) => {
  const { page, press, choose, heading, see, complaints } = await openTrader(
    await market.enter(demo.both, width, theme),
  );
  const search = `unobtainium flakes ${width}`;
  await page.goto(`/products?search=${search.replaceAll(' ', '+')}`);
  await press('Notify me');
  await page.getByRole('button', { name: 'You will be notified' }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.goto('/watchlist');
  await heading('Watchlist');
  await choose('Searches');
  await see(search);
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await press(`Remove ${search}`);
  await page.getByRole('link', { name: search }).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await page.context().close();
});

// §2 Dashboard. Responses of the market are changed where a figure must be known.
import { eventually } from '../../../test/eventually.ts';
import { restoreResponses, changeResponse } from '../../../test/responses.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
let member: Trader;

type Shown = {
  dashboardStats: object;
  auctions: { totalCount: number; nodes: { endTime: string; startTime: string; bidderCount: number | null }[] };
  messages: { nodes: { createdAt: string }[] };
};

beforeAll(async () => {
  member = await openTrader(await market.enter(demo.both));
});
afterAll(() => expect(member.complaints).toEqual([]));

const cards = (name: string) => member.page.locator('section', { has: member.page.getByRole('heading', { name }) });
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 30_000).toISOString();

test('a large sum stays inside its cell', async () => {
  const { page } = member;
  await page.setViewportSize({ width: 375, height: 800 });
  await changeResponse<{ dashboardStats: object }>(page, 'DashboardScreen', (data) => ({
    ...data,
    dashboardStats: { ...data.dashboardStats, monthlyRevenue: '112570694.50', monthlySpend: '112570694.50' },
  }));
  await page.goto('/');
  const sum = page.getByText('$112,570,694.50', { exact: true });
  await sum.waitFor();
  expect(await sum.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await restoreResponses(page);
});

test('Live Auctions: at most 3, how many are active, and when each ends', async () => {
  const { page } = member;
  await changeResponse<Shown>(page, 'DashboardScreen', (data) => {
    const ends = [inHours(51), inHours(5), inHours(24 * 3)];
    const nodes = data.auctions.nodes.map((one, at) => ({
      ...one,
      endTime: ends[at],
      bidderCount: 12,
      bidVisibility: 'public',
    }));
    return { ...data, auctions: { ...data.auctions, totalCount: 1017, nodes } };
  });
  await page.goto('/');
  const live = cards('Live Auctions');
  await live.getByText('1,017 Active').waitFor();
  await eventually(async () => expect(await live.getByRole('article').count()).toBe(3));
  await eventually(async () =>
    expect(await live.getByText(/^Ends in/).allInnerTexts()).toEqual([
      'Ends in 2d 3h',
      'Ends in 5h 0m',
      'Ends in 3d 0h',
    ]),
  );
  await eventually(async () => expect(await live.getByText('12 bidders').count()).toBe(3));
  await eventually(async () => expect(await live.getByText(/^(Forward|Reverse) Auction$/).count()).toBe(3));
  const all = live.getByRole('link', { name: 'View all live auctions →' });
  await eventually(async () => expect(await all.getAttribute('href')).toBe('/auctions'));
  await restoreResponses(page);
});

test('Recent Messages: the latest 3, Just now, 5h ago, 3d ago', async () => {
  const { page } = member;
  // The notifications read the same list.
  for (const operation of ['DashboardScreen', 'Notifications'])
    await changeResponse<Pick<Shown, 'messages'>>(page, operation, (data) => {
      const times = [inHours(-0.5), inHours(-5.5), inHours(-75), inHours(-99), inHours(-99)];
      const nodes = data.messages.nodes.map((one, at) => ({ ...one, id: `message-${at}`, createdAt: times[at] }));
      return { ...data, messages: { ...data.messages, nodes } };
    });
  await page.goto('/');
  const times = cards('Recent Messages').locator('time');
  await times.first().waitFor();
  await eventually(async () => expect(await times.allInnerTexts()).toEqual(['Just now', '5h ago', '3d ago']));
  await restoreResponses(page);
});

test('empty lists say so', async () => {
  const { page, choose, see } = member;
  const none = { totalCount: 0, nodes: [] };
  await changeResponse<Shown>(page, 'DashboardScreen', (data) => ({
    ...data,
    rfps: none,
    offerings: none,
    auctions: none,
  }));
  await page.goto('/');
  await see('No active requirements at the moment.');
  await choose('Offerings');
  await page.getByRole('tab', { name: 'Offerings', selected: true }).waitFor();
  await see('No active offerings at the moment.');
  await see('No live auctions at the moment.');
  await see('0 Active');
  await restoreResponses(page);
});

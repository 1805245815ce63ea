// §2 Dashboard. Responses of the market are changed where a figure must be known.
import { eventually } from '../../../test/eventually.ts';
import { restoreResponses, changeResponse, holdResponses, blockNavigation } from '../../../test/responses.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { newMember } from '../../../test/newMember.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
const empty = joinMarket('none');
let member: Trader;

type Posting = { title: string; description: string; status: string };
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
const trade = (mode: string) => member.page.getByRole('banner').getByRole('radio', { name: mode }).check();
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 30_000).toISOString();

test('buyers and sellers see four figures, with 4 placeholders while loading', async () => {
  const { page } = member;
  const letGo = await holdResponses(page, 'DashboardScreen');
  await page.goto('/');
  const figures = page.locator('dl').first();
  await figures.locator('[data-skeleton]').first().waitFor();
  await eventually(async () => expect(await figures.locator('[data-skeleton]').count()).toBe(4));
  letGo();
  await figures.locator('[data-skeleton]').first().waitFor({ state: 'detached' });
  const count = expect.stringMatching(/^\d+$/);
  const money = expect.stringMatching(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
  const shown = () =>
    figures
      .locator('dt')
      .evaluateAll((all) => all.map((term) => [term.textContent, term.nextElementSibling?.textContent]));
  await eventually(async () =>
    expect(await shown()).toEqual([
      ['Active Bids', count],
      ['Watchlist', count],
      ['Messages', count],
      ['Monthly Spend', money],
    ]),
  );
  await trade('Seller');
  await figures.getByText('Active Listings').waitFor();
  await eventually(async () =>
    expect(await shown()).toEqual([
      ['Active Listings', count],
      ['Live Auctions', count],
      ['Messages', count],
      ['Monthly Revenue', money],
    ]),
  );
  await restoreResponses(page);
});

test('sellers and buyers have four quick actions', async () => {
  const { page } = member;
  const actions = page.getByRole('list', { name: 'Quick actions' }).getByRole('link');
  await eventually(async () =>
    expect(await actions.allInnerTexts()).toEqual([
      'Post New Offering',
      'Start New Auction',
      'Manage Inventory',
      'View Analytics',
    ]),
  );
  await trade('Buyer');
  await actions.first().getByText('Create New RFP').waitFor();
  await eventually(async () =>
    expect(await actions.allInnerTexts()).toEqual([
      'Create New RFP',
      'Browse Products',
      'Browse Suppliers',
      'View Marketplace',
    ]),
  );
  await actions.first().click();
  await page.getByRole('dialog', { name: 'Create RFP' }).waitFor();
});

test.each([
  ['Requirements', 'rfps', /^(RFP)?Posted [A-Z][a-z]{2} \d/],
  ['Offerings', 'offerings', /^(Offering)?Posted [A-Z][a-z]{2} \d/],
])('%s: at most 3 active ones, descriptions cut at 100 characters plus ...', async (tab, list, head) => {
  const { page, choose, rest } = member;
  await page.goto('/');
  await choose(tab);
  const market = cards('Active Marketplace');
  const shown = market.getByRole('article').filter({ hasText: head });
  await shown.first().waitFor();
  await eventually(async () => expect(await shown.count()).toBe(3));
  const known = await rest<Posting[]>(`/api/${list}`);
  for (const card of await shown.all()) {
    const title = await card.getByRole('heading').innerText();
    const posting = known.find((one) => one.title === title && one.status === 'active');
    const { description = '' } = posting ?? {};
    const cut = description.length > 100 ? `${description.slice(0, 100)}...` : description;
    await card.getByText(cut, { exact: true }).waitFor();
  }
  const all = market.getByRole('link', { name: 'View all marketplace items →' });
  await eventually(async () => expect(await all.getAttribute('href')).toBe('/marketplace'));
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

test('the price index widget has four rows', async () => {
  const rows = cards('Price Index').getByRole('listitem');
  await rows.first().waitFor();
  const names = () => rows.evaluateAll((all) => all.map((row) => row.firstElementChild?.textContent));
  await eventually(async () => expect(await names()).toEqual(['Sulfuric Acid', 'Titanium Dioxide', 'Ammonia', 'Urea']));
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
  const { page, choose, see, complaints } = await newMember(await empty.visit());
  await page.goto('/');
  await see('No active requirements at the moment.');
  await choose('Offerings');
  await page.getByRole('tab', { name: 'Offerings', selected: true }).waitFor();
  await see('No active offerings at the moment.');
  await see('No live auctions at the moment.');
  await see('0 Active');
  expect(complaints).toEqual([]);
});

test("an ended session shows 'Unauthorized' and leads to /auth", async () => {
  const context = await market.visit();
  const { page, toast, follow, heading } = await newMember(context);
  await page.goto('/products');
  await heading('Products');
  const { asked } = await blockNavigation(page, '/auth');
  await context.clearCookies();
  await follow('Dashboard');
  await toast('Unauthorized', 'You are logged out. Logging in again...');
  await asked;
});

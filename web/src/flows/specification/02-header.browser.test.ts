// §2 Header, notifications dropdown and user menu.
import { eventually } from '../../../test/eventually.ts';
import { restoreResponses, changeResponse } from '../../../test/responses.ts';
import { joinMarket } from '../../../test/market.ts';
import { newMember, write, type NewMember } from '../../../test/newMember.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
let ada: NewMember;
let ben: Trader;

const links = [
  ['Dashboard', '/'],
  ['Marketplace', '/marketplace'],
  ['Directory', '/directory'],
  ['Products', '/products'],
  ['Auctions', '/auctions'],
  ['Price Index', '/price-index'],
  ['Quotes', '/quotes'],
  ['Orders', '/orders'],
  ['Messages', '/messages'],
];
const linksIn = (place: ReturnType<Trader['page']['locator']>) =>
  place
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));

beforeAll(async () => {
  ada = await newMember(await market.visit());
  ben = await newMember(await market.visit(), { firstName: 'Ben', lastName: 'Okafor', companyName: 'Okafor Farms' });
});
afterAll(() => expect(ada.complaints).toEqual([]));

test('visitors see Products and Sign In; members see six links, with the current one highlighted', async () => {
  const visitor = await openTrader(await market.visit());
  await visitor.page.goto('/products');
  const signIn = visitor.page.getByRole('banner').getByRole('link', { name: 'Sign In' });
  await eventually(async () => expect(await signIn.getAttribute('href')).toBe('/auth'));
  expect(await linksIn(visitor.page.getByRole('banner'))).toEqual([['Products', '/products']]);

  const { page, heading } = ada;
  await page.goto('/products');
  await heading('Products');
  const header = page.getByRole('banner');
  await eventually(async () => expect(await linksIn(header)).toEqual(links));
  await eventually(async () =>
    expect(await header.locator('[aria-current="page"]').allInnerTexts()).toEqual(['Products']),
  );
});

test('the header is sticky, and the brand links to /', async () => {
  const { page } = ada;
  await page.goto('/terms');
  // The page is short until its text has arrived.
  const scrolled = () => page.evaluate(() => (window.scrollTo(0, document.body.scrollHeight), window.scrollY));
  await eventually(async () => expect(await scrolled()).toBeGreaterThan(200));
  await eventually(async () => expect((await page.getByRole('banner').boundingBox())?.y).toBe(0));
  await page.getByRole('banner').getByRole('link', { name: 'Feedstock' }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

test('on a small screen the toggle and the links are in a drawer of 300 px', async () => {
  const { page } = ada;
  await page.setViewportSize({ width: 600, height: 800 });
  const toggle = page
    .getByRole('group', { name: 'Trading mode' })
    .or(page.getByRole('radiogroup', { name: 'Trading mode' }));
  await eventually(async () => expect(await toggle.filter({ visible: true }).count()).toBe(0));
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await toggle.filter({ visible: true }).waitFor();
  await eventually(async () => expect((await drawer.boundingBox())?.width).toBe(300));
  await eventually(async () => expect(await linksIn(drawer)).toEqual(links));
  await drawer.getByRole('link', { name: 'Auctions' }).click();
  await page.waitForURL('**/auctions');
  await drawer.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("without messages the dropdown says 'No notifications yet' and links to all messages", async () => {
  const { page, press } = ada;
  await page.goto('/');
  await press('Notifications');
  const menu = page.getByRole('dialog', { name: 'Notifications' });
  await menu.getByText('No notifications yet').waitFor();
  await eventually(async () => expect(await menu.getByRole('button', { name: 'Mark all read' }).count()).toBe(0));
  await eventually(async () =>
    expect(await menu.getByRole('link', { name: 'View all messages' }).getAttribute('href')).toBe('/messages'),
  );
});

test('the dropdown shows the 5 latest messages; a click marks one as read, Mark all read the others', async () => {
  const { page, press } = ada;
  const cleo = await newMember(await market.visit(), { firstName: 'Cleo', lastName: 'Marsh' });
  for (const subject of ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']) {
    const sender = subject === 'Sixth' ? cleo : ben;
    await write(sender, ada, subject, 'The road tanker stands at the gate and waits for papers. '.repeat(12));
  }
  await page.reload();
  await press('Notifications, 6 unread');
  const menu = page.getByRole('dialog', { name: 'Notifications' });
  const items = menu.getByRole('listitem');
  await items.first().waitFor();
  await eventually(async () => expect(await items.count()).toBe(5));
  const first = items.first();
  await first.getByText('Cleo Marsh').waitFor();
  await first.getByText('Sixth').waitFor();
  await first.getByText(/^less than a minute ago$|^\d+ minutes? ago$/).waitFor();
  const lines = () =>
    first.getByText('The road tanker').evaluate((element) => {
      const line = parseFloat(getComputedStyle(element).lineHeight);
      return Math.round(element.getBoundingClientRect().height / line);
    });
  await eventually(async () => expect(await lines()).toBe(2));
  await first.getByRole('link').click();
  await page.waitForURL(/\/messages\?conversation=/);
  await press('Notifications, 5 unread');
  await press('Mark all read', menu);
  await page.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true }).waitFor();
  await menu.getByRole('button', { name: 'Mark all read' }).waitFor({ state: 'detached' });
  expect(await ada.rest<{ isRead: boolean }[]>('/api/messages')).toHaveLength(6);
});

test('times are shown as … ago', async () => {
  const { page, press } = ada;
  type Notifications = { messages: { nodes: { createdAt: string }[] } };
  const hours = [0.5, 1, 5, 24, 24 * 45];
  const ago = (age: number | undefined) => new Date(Date.now() - (age ?? 0) * 3_600_000 - 1_000).toISOString();
  await changeResponse<Notifications>(page, 'Notifications', (data) => ({
    ...data,
    messages: {
      ...data.messages,
      nodes: data.messages.nodes.map((message, index) => ({ ...message, createdAt: ago(hours[index]) })),
    },
  }));
  // This page has no other list of messages.
  await page.goto('/products');
  await press('Notifications');
  const times = page.getByRole('dialog', { name: 'Notifications' }).locator('time');
  await times.first().waitFor();
  await eventually(async () =>
    expect(await times.allInnerTexts()).toEqual([
      '30 minutes ago',
      '1 hour ago',
      '5 hours ago',
      '1 day ago',
      '1 month ago',
    ]),
  );
  await restoreResponses(page);
});

test('the user menu has name, email, company profile, settings and Log out, which reloads /', async () => {
  const { page, press } = ada;
  await page.goto('/products');
  await press('User menu');
  const menu = page.getByRole('menu');
  await menu.getByText('Ada Moreau').waitFor();
  await menu.getByText('@moreau-minerals.example').waitFor();
  await eventually(async () =>
    expect(await menu.getByRole('menuitem', { name: 'Company Profile' }).getAttribute('href')).toBe('/company-profile'),
  );
  await eventually(async () =>
    expect(await menu.getByRole('menuitem', { name: 'Settings' }).getAttribute('href')).toBe('/settings'),
  );
  const loaded = page.waitForEvent('load');
  await menu.getByRole('menuitem', { name: 'Log out' }).click();
  await loaded;
  expect(new URL(page.url()).pathname).toBe('/');
  await page.getByRole('link', { name: 'Sign In' }).waitFor();
  expect(await ada.rest('/api/user')).toBe(null);
});

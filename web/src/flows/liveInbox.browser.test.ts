// Messages and orders appear without a reload.
import type { Locator, Page } from 'playwright-core';
import { eventually } from '../../test/eventually.ts';
import { restoreResponses, failOperation } from '../../test/responses.ts';
import { liveConnectionOf } from '../../test/liveConnection.ts';
import { joinMarket } from '../../test/market.ts';
import { newMember, register, write, type NewMember } from '../../test/newMember.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();
let ada: NewMember;
let ben: NewMember;
/** The same member on a second page, on a phone. */
let phone: Trader;
let line: Awaited<ReturnType<typeof liveConnectionOf>>;

beforeAll(async () => {
  const visitor = await market.visit();
  ada = await newMember(visitor);
  phone = await openTrader(visitor);
  await phone.page.setViewportSize({ width: 375, height: 720 });
  ben = await newMember(await market.visit(), { firstName: 'Ben', lastName: 'Okafor', companyName: 'Okafor Farms' });
  line = await liveConnectionOf(ada);
});

const bell = ({ page }: Trader, unread: number) =>
  page.getByRole('button', {
    name: unread === 0 ? /^Notifications$/ : new RegExp(`^Notifications, ${unread} unread$`),
  });
const inbox = ({ page }: Trader): Locator => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem');
const menuOf = ({ page }: Trader): Locator => page.getByRole('dialog', { name: 'Notifications' });

/** Resolves when an operation of the page has been answered this many times. */
const answersTo = (page: Page, operation: string, times: number) => {
  let count = 0;
  return page.waitForResponse((response) => {
    if (new URL(response.url()).pathname !== '/graphql') return false;
    const call = response.request().postDataJSON() as { operationName?: string };
    return call.operationName === operation && ++count === times;
  });
};

const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
};

/** Marks the page, so that a reload would be noticed. */
const mark = ({ page }: Trader) => page.evaluate(() => void document.body.setAttribute('data-same-page', ''));
const isSame = ({ page }: Trader) => page.evaluate(() => document.body.hasAttribute('data-same-page'));

test('a message appears in the badge, the dashboard, the open notifications and the inbox without a reload', async () => {
  const { page, heading, press } = ada;
  await page.goto('/');
  await heading('Dashboard');
  await page.getByText('No messages yet.').waitFor();
  await phone.page.goto('/messages');
  await phone.see('No messages yet');
  for (const trader of [ada, phone]) await mark(trader);

  await write(ben, ada, 'Glycerine for May');
  await bell(ada, 1).waitFor();
  await page.getByRole('link', { name: /Ben Okafor.*Glycerine for May/ }).waitFor();
  const messages = page.getByRole('term').filter({ hasText: /^Messages$/ });
  await messages.locator('xpath=following-sibling::*[1]').getByText('1', { exact: true }).waitFor();
  await bell(phone, 1).waitFor();
  await inbox(phone).filter({ hasText: 'Glycerine for May' }).waitFor();

  await press('Notifications, 1 unread');
  await write(ben, ada, 'Urea for June');
  await menuOf(ada).getByRole('listitem').first().getByText('Urea for June').waitFor();
  await bell(ada, 2).waitFor();
  await inbox(phone).first().getByText('Urea for June').waitFor();
  await eventually(async () => expect(await inbox(phone).count()).toBe(1));
  await page.keyboard.press('Escape');
  for (const trader of [ada, phone]) expect(await isSame(trader)).toBe(true);
});

test('a notification opens its conversation, also by keyboard, which is then read', async () => {
  const { page, press } = ada;
  await press('Notifications, 2 unread');
  const item = menuOf(ada).getByRole('link', { name: /Urea for June/ });
  await item.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/messages\?conversation=/);
  await page.getByRole('heading', { level: 2, name: 'Ben Okafor' }).waitFor();
  await menuOf(ada).waitFor({ state: 'detached' });
  await bell(ada, 0).waitFor();
  await write(ben, ada, 'Potash for July');
  await page.getByRole('log').getByText('Potash for July').waitFor();
  await bell(ada, 0).waitFor();
});

test('a conversation that cannot be marked as read shows an error and stays unread', async () => {
  const { page, press, toast } = ada;
  await page.goto('/products');
  await write(ben, ada, 'Lime for August');
  await bell(ada, 1).waitFor();
  const before = ada.complaints.length;
  for (const operation of ['MarkConversationRead', 'ReadMessage'])
    await failOperation(page, operation, { status: 503, message: 'Later.' });
  await press('Notifications, 1 unread');
  await menuOf(ada)
    .getByRole('link', { name: /Lime for August/ })
    .click();
  await toast('Error', 'The conversation could not be marked as read. Please try again.');
  await page.getByRole('log').getByText('Lime for August').waitFor();
  await bell(ada, 1).waitFor();
  await press('Notifications, 1 unread');
  await press('Mark all read', menuOf(ada));
  await toast('Error', 'Not all messages could be marked as read. Please try again.');
  await bell(ada, 1).waitFor();
  // Only the refused requests failed; opening it twice would have sent more.
  expect(ada.complaints.slice(before)).toEqual([1, 2].map(() => expect.stringMatching(/^503: .*\/graphql$/)));
  ada.complaints.length = before;
  await restoreResponses(page);
  await press('Mark all read', menuOf(ada));
  await bell(ada, 0).waitFor();
  await page.keyboard.press('Escape');
});

test('a message that arrives while older data is on its way stays', async () => {
  const reader = await newMember(await market.visit());
  const { page } = reader;
  await write(ben, reader, 'First');
  const asked = answersTo(page, 'Notifications', 2);
  const connected = page.waitForEvent('websocket');
  await page.goto('/products');
  const connection = await connected;
  await bell(reader, 1).waitFor();
  await asked;
  const [held, letGo] = [deferred(), deferred()];
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string };
    if (operationName !== 'Notifications') return route.fallback();
    const response = await route.fetch();
    held.resolve();
    await letGo.promise;
    await route.fulfill({ response });
  });
  await reader.press('Notifications, 1 unread');
  await reader.press('Mark all read', menuOf(reader));
  await held.promise;
  const received = connection.waitForEvent('framereceived', ({ payload }) => payload.includes('Second'));
  await write(ben, reader, 'Second');
  await received;
  letGo.resolve();
  await menuOf(reader).getByText('Second').waitFor();
  await bell(reader, 1).waitFor();
});

test('after a lost connection the inbox and the badge are updated', async () => {
  const { page } = ada;
  // Loaded once when the page opens and once when its subscription has started; no further requests until the
  // connection is cut.
  const asked = [answersTo(page, 'Notifications', 2), answersTo(page, 'MessagesScreen', 2)];
  await page.goto('/messages');
  await inbox(ada).first().waitFor();
  await Promise.all(asked);
  await write(ben, ada, 'Before the cut');
  await inbox(ada).first().getByText('Before the cut').waitFor();
  // The badge is loaded by itself, perhaps later than the inbox.
  await bell(ada, 1).waitFor();
  await mark(ada);
  await line.cut();
  await write(ben, ada, 'During the cut');
  await bell(phone, 2).waitFor();
  line.mend();
  await inbox(ada).first().getByText('During the cut').waitFor();
  await bell(ada, 2).waitFor();
  expect(await isSame(ada)).toBe(true);
});

test('a hidden tab closes its connection, and is updated when it is shown again', async () => {
  const visitor = await newMember(await market.visit());
  const { page } = visitor;
  const connected = page.waitForEvent('websocket');
  await page.goto('/products');
  const connection = await connected;
  const show = (state: 'hidden' | 'visible') =>
    page.evaluate((visibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await write(ben, visitor, 'In sight');
  await bell(visitor, 1).waitFor();
  await mark(visitor);
  const closed = connection.waitForEvent('close');
  await show('hidden');
  await closed;
  await write(ben, visitor, 'Out of sight');
  await show('visible');
  await bell(visitor, 2).waitFor();
  expect(await isSame(visitor)).toBe(true);
  expect(visitor.complaints).toEqual([]);
});

test('a visitor who signs in on a live page gets messages at once', async () => {
  const answer = await ada.page.context().request.post('/api/auctions', {
    data: {
      title: 'Soda ash, dense',
      description: 'Bulk.',
      productId: 'none',
      quantity: 20,
      unit: 'MT',
      startingPrice: '5000.00',
      bidIncrement: '50.00',
      startTime: new Date(Date.now() - 1_000).toISOString(),
      endTime: new Date(Date.now() + 3_600_000).toISOString(),
    },
  });
  expect(answer.status()).toBe(201);
  const auction = (await answer.json()) as { id: string };
  const context = await market.visit();
  const password = 'Quartz-4711!';
  const email = `cleo.${Date.now()}@moreau-minerals.example`;
  const id = await register(context, { firstName: 'Cleo', email, password, confirmPassword: password });
  const cleo = { ...(await openTrader(context)), id };
  await context.clearCookies();
  const { page, press, fill } = cleo;
  const connected = page.waitForEvent('websocket');
  await page.goto(`/auctions/${auction.id}`);
  await connected;
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click();
  await fill({ Email: email, Password: password });
  await press('Login', page.getByRole('main'));
  // The notice about a new device.
  await bell(cleo, 1).waitFor();
  await mark(cleo);
  await write(ben, cleo, 'Welcome');
  await bell(cleo, 2).waitFor();
  expect(await isSame(cleo)).toBe(true);
});

test('orders appear and change in the list and on their page without a reload', async () => {
  const { postOffering } = await ada.graphql<{ postOffering: { id: string } }>(
    'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }',
    { input: { title: 'Citric acid, food grade', description: 'Bags.', quantity: 9, unit: 'MT', price: '800.00' } },
  );
  await ada.page.goto('/orders');
  await ada.see('No orders yet');
  await mark(ada);
  const { placeOrder } = await ben.graphql<{ placeOrder: { id: string } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    { input: { offeringId: postOffering.id, quantity: 2, totalAmount: '1600.00' } },
  );
  const row = ada.page.getByRole('row', { name: /Citric acid, food grade/ });
  await row.getByText('Pending').waitFor();

  await ben.page.goto(`/orders/${placeOrder.id}`);
  await ben.see('The seller has not confirmed yet.');
  await mark(ben);
  const step = 'mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id } }';
  await ada.graphql(step, { input: { orderId: placeOrder.id, status: 'confirmed' } });
  await ben.see('The seller prepares the shipment.');
  await row.getByText('Confirmed').waitFor();
  const reason = 'The factory flooded.';
  await ada.graphql(step, { input: { orderId: placeOrder.id, status: 'cancelled', note: reason } });
  await ben.see(reason, ben.page.getByRole('region', { name: 'History' }));
  await row.getByText('Cancelled').waitFor();
  for (const trader of [ada, ben]) expect(await isSame(trader)).toBe(true);
});

test('events between the first response and the start of the subscription appear too', async () => {
  const subscriptions = line.holdSubscriptions();
  await ada.page.goto('/messages');
  await inbox(ada).first().waitFor();
  // More than two where a busy server answers a ping late: then the page connects again.
  await eventually(async () => expect(subscriptions.count()).toBeGreaterThanOrEqual(2));
  await write(ben, ada, 'Before the start');
  await mark(ada);
  subscriptions.letGo();
  await inbox(ada).first().getByText('Before the start').waitFor();
  expect(await isSame(ada)).toBe(true);
});

test('no page reported errors', () => {
  expect([ada, ben, phone].flatMap(({ complaints }) => complaints)).toEqual([]);
});

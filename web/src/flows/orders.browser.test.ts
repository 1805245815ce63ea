// The life of an order, by its buyer and seller in two browsers: placed, confirmed, shipped, delivered, completed; and
// an order that is cancelled with a reason.
import { eventually } from '../../test/eventually.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();

const stock = {
  title: 'Potassium sulfate, water soluble, ex Huelva',
  description: 'Powder, 25 kg bags, on pallets of one tonne.',
  quantity: 30,
  unit: 'MT',
  price: '612.40',
  location: 'Huelva, Spain',
};
const shipment = 'Haulier Duero, truck 4711 HZB';
const reason = 'The greenhouse was sold; the season is over for us.';

let buyer: Trader;
let seller: Trader;
let offeringId = '';
let orderPath = '';

beforeAll(async () => {
  buyer = await newMember(await market.visit(), { companyName: 'Okafor Farms' });
  seller = await newMember(await market.visit(375));
  const { postOffering } = await seller.graphql<{ postOffering: { id: string } }>(
    'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }',
    { input: stock },
  );
  offeringId = postOffering.id;
});

/** Takes a step by its button and confirms it in the dialog. */
const take = async ({ page, press, fill }: Trader, step: string, words: Record<string, string> = {}) => {
  await press(step);
  const dialog = page.getByRole('dialog');
  await fill(words, dialog);
  await press(step, dialog);
  await dialog.waitFor({ state: 'hidden' });
};

const left = async () =>
  (await buyer.graphql<{ offering: object }>(`{ offering(id: "${offeringId}") { quantity status } }`)).offering;

test('the buyer orders from an offering', async () => {
  const { page, fill, press, toast } = buyer;
  await page.goto(`/marketplace?tab=offerings&inquire=${offeringId}`);
  const dialog = page.getByRole('dialog', { name: 'Inquire' });
  await fill({ Quantity: '12' }, dialog);
  await press('Place order', dialog);
  await press('Order', page.getByRole('dialog', { name: /^Order 12 MT for / }));
  await toast('Success', 'Your order has been created successfully. You will receive updates via email.');
  expect(await left()).toEqual({ quantity: 18, status: 'active' });
});

test('the seller opens it from the message, confirms and ships it', async () => {
  const { page, follow, heading, see, toast } = seller;
  await page.goto('/messages');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('button', { name: stock.title }).click();
  await see(`An order of $7,348.80 was placed: ${stock.title}.`, page.getByRole('log'));
  await follow('View order');
  await heading(stock.title);
  orderPath = new URL(page.url()).pathname;
  await see('You sell');
  await see('$7,348.80');
  await see('The buyer waits for your confirmation.');
  await take(seller, 'Confirm order');
  await toast('Success', 'The order is confirmed.');
  await take(seller, 'Mark as shipped', { Shipment: shipment });
  await toast('Success', 'The order is marked as shipped.');
  await see('The buyer will confirm the delivery.');
  await eventually(async () => expect(await page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0));
});

test('the buyer finds it among the orders, confirms the delivery and completes it', async () => {
  const { page, follow, heading, see, toast } = buyer;
  await page.goto('/orders?tab=buying&status=shipped&q=potassium+huelva');
  await see('1 of 1 shown');
  await follow(stock.title);
  await heading(stock.title);
  await see('You buy');
  await see(shipment);
  await take(buyer, 'Confirm delivery');
  await take(buyer, 'Complete order');
  await toast('Success', 'The order is completed.');
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await eventually(async () =>
    expect((await history.allInnerTexts()).map((text) => text.split('\n')[0])).toEqual([
      ...['Placed', 'Confirmed', 'Shipped', 'Delivered', 'Completed'],
    ]),
  );
  const { order } = await seller.graphql<{ order: { status: string; history: { note: string | null }[] } }>(
    `{ order(id: "${orderPath.split('/').pop()}") { status history { note } } }`,
  );
  expect(order).toEqual({ status: 'completed', history: [null, shipment, null, null].map((note) => ({ note })) });
});

test('the buyer cancels an order with a reason, which the seller reads, and the goods are available again', async () => {
  const { placeOrder } = await buyer.graphql<{ placeOrder: { id: string } }>(
    'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
    // At the posted price, half of what is left: a new account can order no more.
    { input: { offeringId, quantity: 9, totalAmount: '5511.60' } },
  );
  expect(await left()).toEqual({ quantity: 9, status: 'active' });
  const { page, press, fill, see } = buyer;
  await page.goto(`/orders/${placeOrder.id}`);
  await press('Cancel order');
  const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
  await press('Cancel order', dialog);
  await see('Please say why the order is cancelled.', dialog);
  await fill({ Reason: reason }, dialog);
  await press('Cancel order', dialog);
  await dialog.waitFor({ state: 'hidden' });
  await see(reason, page.getByRole('region', { name: 'History' }));
  expect(await left()).toEqual({ quantity: 18, status: 'active' });

  await seller.page.goto(`/orders/${placeOrder.id}`);
  await seller.see(reason);
  await eventually(async () =>
    expect(await seller.page.getByRole('button', { name: 'Confirm order' }).count()).toBe(0),
  );
});

test('a printed order has no buttons', async () => {
  const { page, see } = buyer;
  await page.goto(orderPath);
  await see('History');
  await page.emulateMedia({ media: 'print' });
  await eventually(async () => expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0));
  await eventually(async () => expect(await page.getByRole('banner').isVisible()).toBe(false));
  await see('$7,348.80');
  await page.emulateMedia({ media: null });
});

test('other members cannot see the order', async () => {
  const stranger = await openTrader(await market.enter(demo.buyer));
  await stranger.page.goto(orderPath);
  await stranger.heading('Order Not Found');
});

test('no page reported errors', () => {
  expect([...buyer.complaints, ...seller.complaints]).toEqual([]);
});

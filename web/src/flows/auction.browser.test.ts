// A short auction: two traders bid against each other in two browsers, one gets the order, and both verify the auction.
import { eventually } from '../../test/eventually.ts';
import { liveConnectionOf } from '../../test/liveConnection.ts';
import { joinMarket } from '../../test/market.ts';
import { newMember, type NewMember } from '../../test/newMember.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();
const lot = { title: 'Sixty tonnes of prilled urea, end of season', start: '20000.00', step: '250.00' };
const SHORT = 30_000;

let seller: NewMember;
let ada: Trader;
let ben: Trader;
let line: Awaited<ReturnType<typeof liveConnectionOf>>;
let id = '';

const postAuction = async (): Promise<string> => {
  const now = Date.now();
  const answer = await seller.page.context().request.post('/api/auctions', {
    data: {
      userId: seller.id,
      title: lot.title,
      description: 'In big bags, free of lumps.',
      productId: 'none',
      quantity: 60,
      unit: 'MT',
      startingPrice: lot.start,
      bidIncrement: lot.step,
      startTime: new Date(now - 1_000).toISOString(),
      endTime: new Date(now + SHORT).toISOString(),
      autoExtend: false,
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
};

beforeAll(async () => {
  ada = await newMember(await market.visit());
  ben = await newMember(await market.visit(), { firstName: 'Ben', lastName: 'Okafor', companyName: 'Okafor Farms' });
  seller = await newMember(await market.visit(), { firstName: 'Cleo', companyName: 'Cassar Urea' });
  line = await liveConnectionOf(ada);
  id = await postAuction();
});

/** Bids on the auction page, without reloading. */
const bid = async ({ page, press }: Trader, amount: string, isFirst = false) => {
  await press(/^(Place Bid|Raise my maximum)$/);
  const dialog = page.getByRole('dialog', { name: 'Place Bid' });
  await dialog.getByLabel('Bid amount for the whole lot').fill(amount);
  if (isFirst) await dialog.getByRole('checkbox', { name: 'I have read the terms' }).check();
  await press('Place Bid', dialog);
  await dialog.waitFor({ state: 'hidden' });
};

/** The amounts in the list of bids, newest first, once it has as many rows. */
const listed = async ({ page }: Trader, count: number): Promise<string[]> => {
  const rows = page.getByRole('table', { name: 'Bids, newest first' }).locator('tbody tr');
  await rows.nth(count - 1).waitFor();
  return (await rows.allInnerTexts()).map((text) => /\$[\d,.]+/.exec(text)?.[0] ?? text);
};

test('each bid appears to the other trader at once, and the outbid one gets a message', async () => {
  for (const trader of [ada, ben]) {
    await trader.page.goto(`/auctions/${id}`);
    await trader.heading(lot.title);
    await trader.see('No bids yet.');
  }
  await bid(ada, '20000', true);
  await ada.see('You lead');
  await ben.see('1 by 1 bidder');

  await bid(ben, '20500', true);
  await ben.see('You lead');
  await ada.toast('You are outbid', lot.title);
  await ada.see('At least $20,750.00');
  await ada.see('$20,500.00');

  await bid(ada, '21000');
  await ben.toast('You are outbid', lot.title);
  await ben.see('You (Bidder 2)');
  await ben.see('$21,000.00');
  for (const trader of [ada, ben]) expect(await listed(trader, 3)).toEqual(['$21,000.00', '$20,500.00', '$20,000.00']);
});

test('a lost connection is shown, and missed bids appear after reconnecting', async () => {
  await line.cut();
  await ada.see('Stale — reconnecting');
  await bid(ben, '21500');
  line.mend();
  await ada.toast('You are outbid', lot.title);
  await ada.see('$21,500.00');
  await ada.page.getByText('Stale — reconnecting').waitFor({ state: 'hidden' });
  expect(await listed(ada, 4)).toEqual(['$21,500.00', '$21,000.00', '$20,500.00', '$20,000.00']);
  await bid(ada, '22000');
  await ben.toast('You are outbid', lot.title);
});

test('the result appears on both pages without a reload', async () => {
  await ada.page
    .getByText('You won', { exact: true })
    .first()
    .waitFor({ timeout: SHORT + 120_000 });
  await ben.see('Another bid won');
  await ada.see('Final Bid');
});

test('winner and owner see the order', async () => {
  await ada.page.getByRole('link', { name: 'View order over $22,000.00' }).click();
  await ada.page.waitForURL('**/orders/*');
  await ada.heading(lot.title);
  await ada.see('$22,000.00');
  const orders = '{ orders(first: 1) { nodes { totalAmount bid { auctionId } } } }';
  const order = { totalAmount: '22000.00', bid: { auctionId: id } };
  expect(await seller.graphql(orders)).toEqual({ orders: { nodes: [order] } });
  expect(await ada.graphql(orders)).toEqual({ orders: { nodes: [order] } });
});

test('My Bids shows who won', async () => {
  for (const [trader, standing] of [
    [ada, 'You won'],
    [ben, 'Not won'],
  ] as const) {
    await trader.page.goto('/bids');
    await trader.heading('My Bids');
    await trader.see(standing, trader.page.getByRole('row', { name: lot.title }));
  }
});

test('participants and visitors can verify the auction', async () => {
  const visitor = await openTrader(await market.visit());
  for (const { page, press, see } of [ada, ben, visitor]) {
    await page.goto(`/auctions/${id}`);
    await press('Verify this auction');
    await see('This auction verifies');
    const checks = page.getByRole('status').filter({ hasText: 'This auction verifies' }).getByRole('listitem');
    const isParty = page !== visitor.page;
    await eventually(async () =>
      expect(await checks.filter({ has: page.getByRole('img', { name: 'Holds' }) }).count()).toBe(isParty ? 5 : 2),
    );
    await eventually(async () => expect(await page.getByRole('img', { name: 'Broken' }).count()).toBe(0));
  }
});

test('no page reported errors', () => {
  expect([...ada.complaints, ...ben.complaints]).toEqual([]);
});

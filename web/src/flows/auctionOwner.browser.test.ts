// After an auction the owner sees the winner, and restarts one without an award.
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newMember, type NewMember } from '../../test/newMember.ts';
import { sticksOut } from '../../test/pageChecks.ts';
import { openTrader } from '../../test/trader.ts';

const market = joinMarket();

let owner: NewMember;
let bidder: NewMember;
let productId = '';
/** The ids of auctions that end soon. */
let short = { awarded: '', missed: '' };
const SHORT = 15_000;
const RESERVE = '20000.00';

beforeAll(async () => {
  owner = await newMember(await market.visit(), { companyName: 'Moreau Minerals' });
  bidder = await newMember(await market.visit(375), {
    firstName: 'Ben',
    lastName: 'Okafor',
    companyName: 'Okafor Farms',
  });
  const [product] = await owner.rest<{ id: string }[]>('/api/products?search=urea');
  productId = product!.id;
  // They end while the other tests run, so that no test waits for the end of its own.
  const delivery = { deliveryLocation: 'Lyon', deliveryDate: '2099-01-31' };
  const [awarded, missed] = await Promise.all([
    postAuction('Urea, forty tonnes, awarded', SHORT),
    postAuction('Urea, no bid met the reserve', SHORT, { ...delivery, reservePrice: RESERVE }),
  ]);
  short = { awarded, missed };
  await Promise.all([bid(awarded, '10500.00'), bid(missed, '11000.00')]);
});
afterAll(() => expect([...owner.complaints, ...bidder.complaints]).toEqual([]));

const postAuction = async (title: string, lasts: number, more: object = {}): Promise<string> => {
  const data = {
    ...{ userId: owner.id, title, description: 'Granular, in big bags.', productId, quantity: 40, unit: 'MT' },
    ...{ startingPrice: '10000.00', startTime: new Date(Date.now() - 1_000).toISOString(), autoExtend: false },
    ...{ endTime: new Date(Date.now() + lasts).toISOString(), ...more },
  };
  const answer = await owner.page.context().request.post('/api/auctions', { data });
  if (!answer.ok()) throw new Error(await answer.text());
  return ((await answer.json()) as { id: string }).id;
};

const bid = async (auctionId: string, amount: string): Promise<void> => {
  const data = { userId: bidder.id, auctionId, amount };
  const answer = await bidder.page.context().request.post('/api/bids', { data });
  if (!answer.ok()) throw new Error(await answer.text());
};

test('after the award the owner sees the winner in the result and among the bids, and opens the order', async () => {
  const id = short.awarded;
  const { page, see, follow, heading } = owner;
  await page.goto(`/auctions/${id}`);
  await page.getByText('Awarded to Okafor Farms').waitFor();
  await see('Ben Okafor, Bidder 1 in the list of bids.');
  const row = page.getByRole('table').getByRole('row').nth(1);
  await eventually(async () =>
    expect((await row.innerText()).replaceAll(/\s+/g, ' ')).toContain('Bidder 1 Okafor Farms'),
  );
  await follow('View order over $10,500.00');
  await heading('Urea, forty tonnes, awarded');
  await see('Okafor Farms');
  // Other members do not see the name.
  const other = await newMember(await market.visit());
  await other.page.goto(`/auctions/${id}`);
  await other.see('Bidder 1');
  await eventually(async () => expect(await other.page.getByText('Okafor Farms').count()).toBe(0));
  await other.page.context().close();
});

test('if the reserve was not met, the owner restarts the auction from a prefilled form', async () => {
  const title = 'Urea, no bid met the reserve';
  const id = short.missed;
  await owner.page.setViewportSize({ width: 375, height: 800 });
  const { page, press, fill, toast, heading } = owner;
  await page.goto(`/auctions/${id}`);
  await page.getByText('No bid met the reserve', { exact: true }).waitFor();
  await press('Start again');
  const dialog = page.getByRole('dialog', { name: 'Start again' });
  await dialog.getByLabel('Title').waitFor();
  const value = (label: string | RegExp) => dialog.getByLabel(label).first().inputValue();
  await eventually(async () => expect(await value('Title')).toBe(title));
  await eventually(async () => expect(await value('Product')).not.toBe(''));
  await eventually(async () => expect(await value('Starting price')).toBe('10000.00'));
  await eventually(async () => expect(await value(/^Reserve price/)).toBe(RESERVE));
  await eventually(async () => expect(await value(/^Delivery location/)).toBe('Lyon'));
  expect(Date.parse(`${await value('End date')}Z`)).toBeGreaterThan(Date.now());
  // 10,000 dollars for 40 MT.
  await dialog.getByText('That is $250.00 / MT.').waitFor();
  expect(await sticksOut(page)).toEqual([]);
  await fill({ Title: `${title}, again` }, dialog);
  await press('Create Auction', dialog);
  await toast('Success', 'Your auction has been created successfully!');
  await heading(`${title}, again`);
  expect(new URL(page.url()).pathname).not.toBe(`/auctions/${id}`);
  await page
    .getByText(/^Ends in/)
    .first()
    .waitFor();
});

test('visitors and bidders cannot restart an auction without an award', async () => {
  const id = short.missed;
  const visitor = await openTrader(await market.visit());
  for (const { page } of [bidder, visitor]) {
    await page.goto(`/auctions/${id}`);
    await page.getByText('Reserve not met').waitFor();
    await eventually(async () => expect(await page.getByRole('button', { name: 'Start again' }).count()).toBe(0));
  }
  await visitor.page.context().close();
});

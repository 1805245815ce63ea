// Decisions that affect other members: an RFP is changed, awarded or cancelled, the next bid is awarded after a cancelled order,
// an admin voids a hidden bid and pauses an auction, an owner changes the terms.
import { eventually } from '../../test/eventually.ts';
import { isFocused, pressOn } from '../../test/keyboardUser.ts';
import { demo, joinMarket } from '../../test/market.ts';
import { newMember, type NewMember } from '../../test/newMember.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();
let owner: NewMember;
let first: NewMember;
let second: NewMember;
let admin: Trader;
/** An auction that ends while the first tests run. */
let soonEnded = '';

beforeAll(async () => {
  [owner, first, second] = (await Promise.all(
    ['Moreau Minerals', 'Okafor Farms', 'Sorrel Bay'].map(async (companyName) =>
      newMember(await market.visit(), { companyName }),
    ),
  )) as [NewMember, NewMember, NewMember];
  admin = await openTrader(await market.enter(demo.admin));
  ({ id: soonEnded } = await auctionOf('Urea, one lot', 15_000));
  await bidOn(first, { auctionId: soonEnded }, '1100.00');
  await bidOn(second, { auctionId: soonEnded }, '1300.00');
});

const post = async <Made extends { id: string }>({ page }: Trader, path: string, data: object): Promise<Made> => {
  const answer = await page.context().request.post(path, { data });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Made;
};

const postRfp = (title: string, more: object = {}) =>
  post(owner, '/api/rfps', {
    userId: '',
    title,
    description: 'Dense, in big bags.',
    quantity: 40,
    unit: 'MT',
    status: 'active',
    ...more,
  });

const bidOn = (bidder: NewMember, target: { rfpId: string } | { auctionId: string }, amount: string) =>
  post(bidder, '/api/bids', { userId: bidder.id, amount, confirmed: true, ...target });

const auctionOf = (title: string, lasts: number, more: object = {}) =>
  post(owner, '/api/auctions', {
    ...{ userId: owner.id, title, description: 'One lot, free of lumps.', productId: 'none', quantity: 40, unit: 'MT' },
    ...{ startingPrice: '1000.00', startTime: new Date(Date.now() - 1_000).toISOString(), autoExtend: false },
    ...{ endTime: new Date(Date.now() + lasts).toISOString(), ...more },
  });

test('an awarded RFP links its buyer and seller to the order, and nobody else', async () => {
  const { id } = await postRfp('Soda ash dense, forty tonnes');
  await bidOn(first, { rfpId: id }, '9500.00');
  await bidOn(second, { rfpId: id }, '9900.00');
  await second.page.goto(`/rfps/${id}`);
  await second.page.getByRole('button', { name: 'Bid again' }).waitFor();
  await owner.page.goto(`/rfps/${id}`);
  await owner.page
    .getByRole('listitem')
    .filter({ hasText: '$9,500.00' })
    .getByRole('button', { name: 'Award' })
    .click();
  const dialog = owner.page.getByRole('dialog');
  await owner.press(/^Award/, dialog);
  await dialog.waitFor({ state: 'hidden' });
  for (const { page, heading, follow } of [owner, first]) {
    await page.goto(`/rfps/${id}`);
    await follow('View order over $9,500.00');
    await page.waitForURL('**/orders/*');
    await heading('Soda ash dense, forty tonnes');
  }
  await second.page.goto(`/rfps/${id}`);
  await second.see('Not awarded');
  await second.see('This RFP is closed.');
  await eventually(async () => expect(await second.page.getByRole('link', { name: /^View order/ }).count()).toBe(0));
});

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an RFP is edited freely until there is a bid; then only extended, and bidders and watchers are told', async () => {
  const title = 'Borate, granular, forty tonnes';
  const { id } = await postRfp(title, { closingDate: inDays(5) });
  const { page, press, fill, see, toast } = owner;
  const dialog = page.getByRole('dialog', { name: 'Edit RFP' });
  await page.goto(`/rfps/${id}`);
  await pressOn(page, page.getByRole('button', { name: 'Edit RFP' }));
  await eventually(async () => expect(await isFocused(dialog.getByLabel('Title'))).toBe(true));
  expect(await barriersOn(page)).toEqual([]);
  await fill({ Quantity: '0' }, dialog);
  await press('Save changes', dialog);
  await see('Quantity must be a positive whole number.', dialog);
  await fill({ Quantity: '60' }, dialog);
  await press('Save changes', dialog);
  await toast('Success', 'The RFP is changed.');
  await see('60 MT');

  await bidOn(first, { rfpId: id }, '9500.00');
  await second.page.goto(`/rfps/${id}`);
  await second.press('Watch', second.page.getByRole('main'));
  await second.page.getByRole('button', { name: 'Watching' }).waitFor();
  await page.setViewportSize({ width: 375, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/rfps/${id}?open=edit`);
  await see('There are bids on these terms', dialog);
  const names = () => dialog.locator('[name]').evaluateAll((all) => all.map((each) => each.getAttribute('name')));
  expect(await names()).toEqual(['addition', 'closingDate']);
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await fill({ 'Closing date': inDays(4) }, dialog);
  await press('Save changes', dialog);
  await see(`Closing date cannot be before ${inDays(5)}, because there are bids.`, dialog);
  await fill({ 'Closing date': inDays(9), 'Add to the description': 'Unloading by crane.' }, dialog);
  await press('Save changes', dialog);
  await toast('Success', 'The RFP is changed, and its bidders are notified.');
  await see('Unloading by crane.');
  expect(await sticksOut(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 1280, height: 900 });

  for (const reader of [first, second]) {
    await reader.page.goto('/messages?tab=notices');
    await reader.press(`Request changed: ${title}`, reader.page.getByRole('list', { name: 'Notices' }));
    await reader.see('Unloading by crane.', reader.page.getByRole('article'));
  }
});

test('the owner awards the next bid after the order of the first was cancelled', async () => {
  const id = soonEnded;
  await second.page.goto(`/auctions/${id}`);
  await second.page.getByText('You won', { exact: true }).first().waitFor();
  const { orders } = await second.graphql<{ orders: { nodes: { id: string; bid: { auctionId: string } }[] } }>(
    '{ orders { nodes { id bid { auctionId } } } }',
  );
  const order = orders.nodes.find(({ bid }) => bid.auctionId === id)!;
  await second.graphql('mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id } }', {
    input: { orderId: order.id, status: 'cancelled', note: 'The silo burnt down.' },
  });

  const { page, press, toast, see, follow, heading } = owner;
  await page.goto(`/auctions/${id}`);
  await see('The order was cancelled');
  await press('Award the next bid');
  await press('Award and order', page.getByRole('dialog', { name: 'Award the next bid?' }));
  await toast('Success', 'The next bid was awarded.');
  await follow('View order over $1,100.00');
  await heading('Urea, one lot');
  await first.page.goto(`/auctions/${id}`);
  await first.see('You won');
});

test.each(['sealed', 'rank_only'])(
  'an admin voids a bid of a %s auction by its number, without seeing it',
  async (bidVisibility) => {
    const title = `Nickel briquettes, ${bidVisibility}`;
    const { id } = await auctionOf(title, 3_600_000, { bidVisibility });
    await bidOn(first, { auctionId: id }, '4711.00');
    await first.page.goto(`/auctions/${id}`);
    const shown = await first.page.getByText(/^Bid number /).innerText();
    const number = shown.replace('Bid number ', '');

    await admin.page.goto(`/auctions/${id}`);
    await admin.heading(title);
    await admin.press('Void a bid');
    const dialog = admin.page.getByRole('dialog', { name: 'Void a bid' });
    await admin.fill({ 'Bid number': 'Bidder 1', Reason: 'Typed in the wrong field, says its bidder.' }, dialog);
    await admin.press('Void bid', dialog);
    await admin.see('Bid number is not a valid id.', dialog);
    await admin.fill({ 'Bid number': number }, dialog);
    await admin.press('Void bid', dialog);
    await admin.toast('Success', 'The bid was voided.');
    await eventually(async () => expect(await admin.page.locator('body').innerText()).not.toContain('4,711'));
    await first.page.reload();
    await first.see('Voided');
  },
);

test('when an admin pauses an auction its viewers see so at once, and can bid after it resumes', async () => {
  const { id } = await auctionOf('Zinc oxide, one lot', 9_900_000);
  await bidOn(second, { auctionId: id }, '1100.00');
  await first.page.goto(`/auctions/${id}`);
  await first.see(/^Ends in 2h \d+m/);
  const placeBid = first.page.getByRole('button', { name: 'Place Bid' });
  await eventually(async () => expect(await placeBid.isEnabled()).toBe(true));

  await admin.page.goto(`/auctions/${id}`);
  await admin.press('Pause auction');
  const dialog = admin.page.getByRole('dialog', { name: 'Pause this auction?' });
  await admin.fill({ Reason: 'The samples are being checked.' }, dialog);
  await admin.press('Pause auction', dialog);
  await admin.toast('Success', 'The auction is paused.');

  // Without a reload.
  await first.see(/^Paused · 2h \d+m left$/);
  await first.see(/2h \d+m after it goes on/);
  await first.see('The samples are being checked.');
  await first.page.getByText('The auction is paused. The samples are being checked.').waitFor({ state: 'attached' });
  await eventually(async () => expect(await placeBid.isDisabled()).toBe(true));
  await first.page.goto('/auctions?q=Zinc');
  const card = first.page.getByRole('article').filter({ hasText: 'Zinc oxide, one lot' });
  await first.see(/^Paused · 2h \d+m left$/, card);
  await eventually(async () => expect(await card.getByRole('button', { name: 'Place Bid' }).count()).toBe(0));
  await second.page.goto('/bids');
  await second.see(/^Paused · 2h \d+m left$/);
  await second.page.goto('/messages?tab=notices');
  await second.page
    .getByRole('list', { name: 'Notices' })
    .getByRole('button', { name: 'Auction paused: Zinc oxide, one lot' })
    .waitFor();

  await first.page.goto(`/auctions/${id}`);
  await first.see('Paused');
  await admin.press('Resume auction');
  await admin.toast('Success', 'The auction goes on.');
  await first.see(/^Ends in 2h/);
  await eventually(async () =>
    expect(await first.page.getByText('The samples are being checked.', { exact: true }).count()).toBe(0),
  );
  await first.press('Place Bid');
  await first.see('Bid amount for the whole lot', first.page.getByRole('dialog'));
});

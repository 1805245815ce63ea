// A quote between two companies of two people: requested on a product's page, quoted, countered, accepted; its order is shipped and
// completed, and colleagues take over on both sides. And a visitor, whose request waits until they have registered.
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newMember, register } from '../../test/newMember.ts';
import { sticksOut } from '../../test/pageChecks.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();

const stock = {
  title: 'Magnesium sulfate heptahydrate, ex Hamburg',
  description: 'Technical grade, 25 kg bags.',
  quantity: 60,
  unit: 'MT',
  price: '310.00',
  minimumQuantity: 24,
  deliveryTerms: 'FCA',
  deliveryLocation: 'Hamburg',
};

const question = 'With a certificate of analysis, please.';

let purchasing: Trader;
let buyersColleague: Trader;
let sales: Trader;
let sellersColleague: Trader;
let rival: Trader;
let productPath = '';
let offeringPath = '';
let quotePath = '';

const found = (trader: Trader, companyName: string) =>
  trader.graphql('mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id } }', {
    input: { companyName, phone: '+49 40 555 0199' },
  });

/** A colleague who has come by an invitation. */
const colleagueOf = async (owner: Trader, width?: number) => {
  const visitor = await market.visit(width);
  const email = `kim.${process.pid}.${Date.now()}.${width ?? 0}@colleague.example`;
  const { inviteMember } = await owner.graphql<{ inviteMember: { link: string } }>(
    'mutation ($input: InviteMemberInput!) { inviteMember(input: $input) { link } }',
    { input: { email, role: 'trader' } },
  );
  const colleague = await newMember(visitor, { email, firstName: 'Kim', lastName: 'Bauer' });
  await colleague.graphql('mutation ($token: String!) { acceptInvitation(token: $token) { id } }', {
    token: inviteMember.link.split('#')[1],
  });
  return colleague;
};

beforeAll(async () => {
  // India has no summer time.
  purchasing = await newMember(await market.visit(1280, 'light', 'Asia/Kolkata'), { companyName: 'Okafor Farms' });
  sales = await newMember(await market.visit(375), { companyName: 'Elbe Minerals' });
  rival = await newMember(await market.visit(), { companyName: 'Weser Salts' });
  await found(purchasing, 'Okafor Farms');
  await found(sales, 'Elbe Minerals');
  buyersColleague = await colleagueOf(purchasing);
  sellersColleague = await colleagueOf(sales, 375);
  const [product] = await sales.rest<{ id: string }[]>('/api/products?search=magnesium%20sulfate');
  productPath = `/product/${product!.id}`;
  for (const [seller, title] of [
    [sales, stock.title],
    [rival, 'Epsom salt, ex Bremen'],
  ] as const) {
    const { postOffering } = await seller.graphql<{ postOffering: { id: string } }>(
      'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }',
      { input: { ...stock, title, productId: product!.id } },
    );
    if (seller === sales) offeringPath = `/offerings/${postOffering.id}`;
  }
});

test('a buyer asks two suppliers of a product with one form', async () => {
  const { page, press, fill, toast, heading, follow, see } = purchasing;
  await page.goto(productPath);
  await press('Request Quote');
  const dialog = page.getByRole('dialog', { name: 'Request Quote' });
  await dialog.getByRole('checkbox', { name: 'Elbe Minerals' }).check();
  await dialog.getByRole('checkbox', { name: 'Weser Salts' }).check();
  await fill(
    { Quantity: '12', 'Delivery terms': 'DAP – Delivered at place', 'Named place': 'Linz', Message: question },
    dialog,
  );
  await press('Request 2 quotes', dialog);
  await toast('Success', 'Your request is sent to 2 suppliers.');
  await heading('Quotes side by side');
  expect(await sticksOut(page)).toEqual([]);
  await follow('Open', page.getByRole('columnheader', { name: 'Elbe Minerals' }));
  await heading(stock.title);
  await see('The seller has not answered yet.');
  await see(question);
  expect(await sticksOut(page)).toEqual([]);
  quotePath = new URL(page.url()).pathname;
});

test('the seller comes from the dashboard and answers with a form that is filled in from the offering', async () => {
  const { page, press, fill, toast, heading, follow, see } = sales;
  await page.goto('/');
  await see('Quotes to answer');
  expect(await sticksOut(page)).toEqual([]);
  await follow(stock.title);
  await see('The buyer waits for your price.');
  await press('Send quote');
  const dialog = page.getByRole('dialog', { name: 'Send quote' });
  await eventually(async () => expect(await dialog.getByLabel('Price').inputValue()).toBe('310.00'));
  expect(await dialog.getByLabel('Delivery terms').inputValue()).toBe('DAP');
  await fill({ Quantity: '70,0' }, dialog);
  await see('60 MT in stock', dialog);
  await fill({ Price: '305', Quantity: '12' }, dialog);
  await press('Send', dialog);
  await toast('Success', 'Your quote is sent.');
  await see('The buyer has not answered yet.');
  await heading(stock.title);
  expect(await sticksOut(page)).toEqual([]);
});

test("the buyer's colleague finds it among what waits, and counters", async () => {
  const { page, press, fill, toast, see, follow } = buyersColleague;
  await page.goto('/quotes');
  await follow(stock.title);
  await see('$3,660.00');
  await press('Counter');
  const dialog = page.getByRole('dialog', { name: 'Counter' });
  await fill({ Price: '298' }, dialog);
  await press('Send', dialog);
  await toast('Success', 'Your terms are sent.');
  await see('Price: $298.00 / MT (was $305.00 / MT)');
});

const sendPrice = async ({ page, press, fill, toast }: Trader, button: string, price: string) => {
  await page.goto(quotePath);
  await press(button);
  const dialog = page.getByRole('dialog', { name: button });
  await fill({ Price: price }, dialog);
  await press('Send', dialog);
  await toast('Success', 'Your quote is sent.');
};

test('terms that changed in the meantime are not accepted, and what changed is said', async () => {
  await sendPrice(sellersColleague, 'Send quote', '300');
  const { page, press, fill, see, toast, follow } = purchasing;
  await page.goto(quotePath);
  await see(/^Valid until \w{3} \d+(, \d{4})?, 24:00 UTC, \w{3} \d+(, \d{4})?, 05:30 your time$/);
  await see(/, \d\d:\d\d GMT\+5:30 by /);
  await press('Accept');
  const dialog = page.getByRole('dialog', { name: 'Accept for $3,600.00?' });
  await dialog.waitFor();
  await sendPrice(sales, 'Change terms', '301');
  await press('Accept and order', dialog);
  await see('Changed while you were deciding');
  await see('Price: $301.00 / MT (was $300.00 / MT)');
  await press('Accept');
  const again = page.getByRole('dialog', { name: 'Accept for $3,612.00?' });
  await fill({ 'Your PO number': 'PO-4711', 'Delivery address': 'Hafen 1, Linz' }, again);
  await press('Accept and order', again);
  await toast('Success', 'The quote is accepted. The order is confirmed.');
  await follow('See or decline the other quotes of this request');
  await see('One is accepted. Decline the 1 other?');
  await follow('Open', page.getByRole('columnheader', { name: 'Elbe Minerals' }));
  await follow('View order');
  await see('$3,612.00');
  await see('Confirmed');
  await see('PO-4711');
});

/** Takes a step of the order by its button and confirms it in the dialog. */
const take = async ({ page, press, fill }: Trader, step: string, words: Record<string, string> = {}) => {
  await press(step);
  const dialog = page.getByRole('dialog');
  await fill(words, dialog);
  await press(step, dialog);
  await dialog.waitFor({ state: 'hidden' });
};

test('colleagues on both sides ship and complete the order', async () => {
  await sellersColleague.page.goto(quotePath);
  await sellersColleague.follow('View order');
  await take(sellersColleague, 'Mark as shipped', { Shipment: 'Truck 4711' });
  await buyersColleague.page.goto(quotePath);
  await buyersColleague.follow('View order');
  await take(buyersColleague, 'Confirm delivery');
  await take(buyersColleague, 'Complete order');
  await buyersColleague.toast('Success', 'The order is completed.');
});

test('the other supplier declines with a reason, which the buyer reads', async () => {
  const { page, press, fill, follow, see, toast } = rival;
  await page.goto('/quotes?tab=selling&q=marmalade');
  await see('No quotes found');
  await fill({ 'Search quotes': 'okafor' });
  await follow('Epsom salt, ex Bremen');
  await press('Decline');
  const dialog = page.getByRole('dialog', { name: 'Decline this quote?' });
  await fill({ Reason: 'Not available', Note: 'Sold for this year.' }, dialog);
  await press('Decline', dialog);
  await toast('Success', 'The quote is declined.');
  await purchasing.page.goto(new URL(page.url()).pathname);
  await purchasing.see('Sold for this year.');
});

test('what a visitor has filled in waits until they have registered', async () => {
  const visitor = await openTrader(await market.visit(375));
  const { page, press, fill, heading, see } = visitor;
  await page.goto(offeringPath);
  await press('Get Quote');
  await fill({ Quantity: '3', Message: question }, page.getByRole('dialog', { name: 'Get Quote' }));
  await press('Request quote');
  await heading('Welcome to Feedstock');
  await register(page.context());
  await page.reload();
  const dialog = page.getByRole('dialog', { name: 'Get Quote' });
  await eventually(async () => expect(await dialog.getByLabel('Quantity').inputValue()).toBe('3'));
  await press('Request quote', dialog);
  await heading(stock.title);
  await see(question);
  expect(await page.evaluate(() => localStorage.getItem('quoteRequest'))).toBeNull();
  expect(visitor.complaints).toEqual([]);
});

test('no page reported errors', () => {
  expect([purchasing, sales, buyersColleague, sellersColleague].flatMap(({ complaints }) => complaints)).toEqual([]);
});

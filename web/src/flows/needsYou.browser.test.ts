// A morning's work from 'Needs you' alone: a quote is answered, a bid decided, an order confirmed, and nothing is left.
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import { sticksOut } from '../../test/pageChecks.ts';

const market = joinMarket();

const stock = { title: 'Calcium nitrate, ex Rotterdam', description: 'Prilled, in bags.', quantity: 90, unit: 'MT' };
const need = { title: 'Boric acid for Wismar', description: 'Technical grade.', quantity: 20, unit: 'MT' };
const ordered = 'Ammonium sulfate, ex Rotterdam';

test.each([1280, 375])('at %i px', async (width) => {
  const trader = await newMember(await market.visit(width));
  const partner = await newMember(await market.visit(), { companyName: 'Wismar Minerals' });
  const post = (field: string, type: string, input: object) =>
    trader
      .graphql<Record<string, { id: string }>>(`mutation ($input: ${type}!) { ${field}(input: $input) { id } }`, {
        input,
      })
      .then((data) => data[field]!.id);
  const send = (field: string, type: string, input: object, answer = 'id') =>
    partner.graphql(`mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} } }`, { input });
  const offeringId = await post('postOffering', 'PostOfferingInput', { ...stock, price: '310.00' });
  const other = await post('postOffering', 'PostOfferingInput', { ...stock, title: ordered, price: '200.00' });
  const rfpId = await post('postRfp', 'PostRfpInput', need);
  await send('requestQuote', 'RequestQuoteInput', { offeringId, quantity: 12 });
  await send('placeOrder', 'PlaceOrderInput', { offeringId: other, quantity: 10, totalAmount: '2000.00' });
  await send('placeBid', 'PlaceBidInput', { rfpId, amount: '18400.00' }, 'bidId');

  const { page, press, toast, heading, follow, see } = trader;
  const region = page.getByRole('region', { name: 'Needs you' });
  const headings = () => region.getByRole('heading', { level: 3 }).allInnerTexts();
  const waiting = (expected: string[]) => eventually(async () => expect(await headings()).toEqual(expected));
  await page.goto('/');
  await see('Wismar Minerals', region);
  await waiting(['Quotes to answer', 'Bids to decide', 'Orders to confirm']);
  expect(await sticksOut(page)).toEqual([]);

  await follow(stock.title, region);
  await press('Send quote');
  const quote = page.getByRole('dialog', { name: 'Send quote' });
  await eventually(async () => expect(await quote.getByLabel('Price').inputValue()).toBe('310.00'));
  await press('Send', quote);
  await toast('Success', 'Your quote is sent.');
  await page.goto('/');
  await waiting(['Bids to decide', 'Orders to confirm']);

  await follow(need.title, region);
  await heading(need.title);
  await press('Award');
  await press('Award and order', page.getByRole('dialog', { name: 'Award this bid?' }));
  await see('This RFP is awarded');
  await page.goto('/');
  await waiting(['Orders to confirm']);

  await follow(ordered, region);
  await press('Confirm order');
  await press('Confirm order', page.getByRole('dialog'));
  await toast('Success', 'The order is confirmed.');
  await page.goto('/');
  await waiting(['Orders to ship']);

  // What waits appears while the page is open.
  await send('requestQuote', 'RequestQuoteInput', { offeringId, quantity: 7 });
  await waiting(['Quotes to answer', 'Orders to ship']);

  await press('User menu');
  await page.getByRole('menuitem', { name: 'My business' }).click();
  await heading('Orders');
  const links = page.getByRole('navigation', { name: 'My business' });
  await follow('RFPs', links);
  await heading('My RFPs');
  await follow('View order', page.getByRole('row', { name: need.title }));
  await heading(need.title);
  expect([...trader.complaints, ...partner.complaints]).toEqual([]);
});

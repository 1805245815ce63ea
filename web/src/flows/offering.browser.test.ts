// The page of an offering: complete text for everyone, ordering for buyers, results and actions for its seller.
import type { Page } from 'playwright-core';
import { eventually } from '../../test/eventually.ts';
import { joinMarket } from '../../test/market.ts';
import { newAccount, newMember } from '../../test/newMember.ts';
import { sticksOut } from '../../test/pageChecks.ts';
import { openTrader, type Trader } from '../../test/trader.ts';

const market = joinMarket();

const stock = {
  title: 'Ammonium sulfate, crystalline, ex Szczecin',
  description: `Caprolactam grade, free flowing.\n${'Each lot comes with its certificate of analysis. '.repeat(6)}Moisture below 0.3 %.`,
  quantity: 80,
  unit: 'MT',
  price: '214.60',
  location: 'Szczecin, Poland',
  availableUntil: '2099-12-31',
};
const question = 'Is the material available in big bags?';

let buyer: Trader;
let account: Awaited<ReturnType<typeof newAccount>>;
let seller: Trader;
let path = '';

beforeAll(async () => {
  const phone = await market.visit(375);
  account = await newAccount(phone, { companyName: 'Okafor Farms' });
  buyer = await openTrader(phone);
  seller = await newMember(await market.visit());
  const [product] = await seller.rest<{ id: string }[]>('/api/products?search=ammonium%20sulfate');
  const { postOffering } = await seller.graphql<{ postOffering: { id: string } }>(
    'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }',
    { input: { ...stock, productId: product!.id } },
  );
  path = `/offerings/${postOffering.id}`;
});

const isAt = (page: Page, address: string) => page.waitForURL((url) => url.pathname + url.search === address);

test('a visitor reads the complete text and the terms', async () => {
  const context = await market.visit(375);
  const { page, heading, see, complaints } = await openTrader(context);
  await page.goto(path);
  await heading(stock.title);
  for (const text of ['Moisture below 0.3 %.', '$214.60', '80 MT', 'Szczecin, Poland', 'Dec 31, 2099', 'Active'])
    await see(text);
  await eventually(async () =>
    expect(await page.getByRole('link', { name: 'Place order' }).getAttribute('href')).toBe(
      `/auth?next=${encodeURIComponent(`${path}?open=order`)}`,
    ),
  );
  expect(await sticksOut(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a visitor who wants to order signs in and comes back to the order', async () => {
  const { page, follow, fill, press, toast, heading } = buyer;
  await page.goto(path);
  await heading(stock.title);
  await follow('Place order');
  await heading('Welcome to Feedstock');
  await fill({ Email: account.email, Password: account.password });
  await press('Login', page.getByRole('tabpanel'));
  const dialog = page.getByRole('dialog', { name: 'Place order' });
  await fill({ Quantity: '30' }, dialog);
  await press('Place order', dialog);
  await press('Order', page.getByRole('dialog', { name: /^Order 30 MT for \$6,438\.00 from / }));
  await toast('Success', 'Your order has been created successfully. You will receive updates via email.');
  await page.getByText('The seller has not confirmed yet.').waitFor();
  await page.goBack();
  await isAt(page, path);
  await page.getByText('50 MT').first().waitFor();
});

test('a buyer sends an inquiry, and its message links the seller to the offering with its inquiries and orders', async () => {
  const { page, fill, press, toast } = buyer;
  await press('Inquire');
  const dialog = page.getByRole('dialog', { name: 'Inquire' });
  await fill({ Message: question }, dialog);
  await press('Send inquiry', dialog);
  await toast('Success', 'Your inquiry has been sent to the supplier.');

  await seller.page.goto('/messages');
  await seller.press(/Offering ·/, seller.page.getByRole('list', { name: 'Conversations' }));
  await seller.follow('View offering');
  await isAt(seller.page, path);
  const own = seller.page.getByRole('region', { name: 'Your offering' });
  await own.getByText('Inquiries').waitFor();
  await eventually(async () => expect(await own.locator('dd').allTextContents()).toEqual(['1', '1']));
});

test('the seller edits and withdraws the offering on its page', async () => {
  const { page, press, fill, see, toast } = seller;
  await press('Edit');
  const dialog = page.getByRole('dialog', { name: 'Edit offering' });
  await fill({ Price: '219.90' }, dialog);
  await press('Save changes', dialog);
  await toast('Success', 'The offering is changed.');
  await see('$219.90');
});

test('a withdrawn offering can still be read, but not ordered', async () => {
  const { page, press, see, toast } = seller;
  await press('Withdraw');
  await press('Withdraw', page.getByRole('dialog', { name: 'Withdraw 1 offering?' }));
  await toast('Success', 'Withdrawn: 1 offering.');
  await see('Withdrawn');
  await buyer.page.goto(path);
  await buyer.see('This offering is no longer available.');
  await eventually(async () => expect(await buyer.page.getByRole('button', { name: 'Place order' }).count()).toBe(0));
  await buyer.see('Moisture below 0.3 %.');
});

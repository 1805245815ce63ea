// A buyer finds a supplier by half its name, with the header's search and in the directory, and asks for a quote.
import { joinMarket } from '../../test/market.ts';
import { newMember } from '../../test/newMember.ts';
import { barriersOn, sticksOut } from '../../test/pageChecks.ts';
import type { Trader } from '../../test/trader.ts';

const market = joinMarket();
const name = 'Ñandúbay Colorantes S.A.';

let seller: Trader;
beforeAll(async () => {
  seller = await newMember(await market.visit(), { companyName: name });
  await seller.graphql('mutation ($input: CompanyProfileInput!) { saveCompanyProfile(input: $input) { id } }', {
    input: { companyName: name, phone: '+54 11 5550 0144' },
  });
  for (const title of ['Quebracho extract, spray dried', 'Tara powder'])
    await seller.graphql('mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }', {
      input: { title, description: 'For leather.', quantity: 60, unit: 'MT', price: '310.00' },
    });
});

const askForQuote = async ({ page, press, fill, toast, heading }: Trader) => {
  await heading(name);
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await press('Ask for a quote');
  const choice = page.getByRole('dialog', { name: 'Ask for a quote' });
  await press('Get Quote Tara powder', choice);
  const dialog = page.getByRole('dialog', { name: 'Get Quote' });
  await fill({ Quantity: '12' }, dialog);
  await press('Request quote', dialog);
  await toast('Success', 'Your request is sent to 1 supplier.');
  await heading('Tara powder');
};

test("on a desktop, with the header's search", async () => {
  const buyer = await newMember(await market.visit());
  const { page, heading } = buyer;
  await page.goto('/orders');
  await heading('Orders');
  // The header of members loads beside the page.
  await page.getByRole('button', { name: 'Search materials and companies' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('nandub');
  await page.getByRole('option', { name }).click();
  await askForQuote(buyer);
  expect(buyer.complaints).toEqual([]);
});

test('on a phone, in the directory', async () => {
  const buyer = await newMember(await market.visit(375));
  const { page, follow } = buyer;
  await page.goto('/directory');
  await page.getByRole('searchbox', { name: 'Search the directory' }).fill('bay color');
  const companies = page.getByRole('region', { name: 'Companies' });
  await companies.getByRole('row').filter({ hasText: name }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await follow(name);
  await askForQuote(buyer);
  expect(buyer.complaints).toEqual([]);
});

// §2 Auctions page, price index and company profile.
import { eventually } from '../../../test/eventually.ts';
import { restoreResponses, changeResponse } from '../../../test/responses.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { newMember } from '../../../test/newMember.ts';
import { openTrader, type Trader } from '../../../test/trader.ts';

const market = joinMarket();
let member: Trader;

beforeAll(async () => {
  member = await openTrader(await market.enter(demo.both));
});
afterAll(() => expect(member.complaints).toEqual([]));

test('the auctions page has three tabs with counts, a search box and two dialogs', async () => {
  const { page, heading, choose, see } = member;
  await page.goto('/auctions');
  await heading('Auctions');
  await page.getByRole('tab', { name: /Ended\s*\d/ }).waitFor();
  const tabs = async () => (await page.getByRole('tab').allInnerTexts()).map((tab) => tab.replace(/\s+/g, ' '));
  await eventually(async () =>
    expect(await tabs()).toEqual([
      expect.stringMatching(/^Live \d/),
      expect.stringMatching(/^Upcoming \d/),
      expect.stringMatching(/^Ended \d/),
    ]),
  );
  await page.getByRole('button', { name: 'Place Bid' }).first().click();
  await page.getByRole('dialog', { name: 'Place Bid' }).waitFor();
  await page.keyboard.press('Escape');
  await choose('Upcoming');
  await see(/^Starts [A-Z]/);
  await choose('Ended');
  await see('Ended', page.getByRole('article').first());
  await page.getByRole('searchbox', { name: 'Search auctions' }).fill('marmalade');
  await see('No auctions found');
  await page.getByRole('button', { name: 'Create Auction' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create Auction' });
  await dialog.waitFor();
  await eventually(async () => expect(await dialog.getByLabel('Type of auction').inputValue()).toBe('forward'));
  await eventually(async () => expect(await dialog.getByLabel('Bid visibility').inputValue()).toBe('public'));
});

test('the price index has timeframes (7 days by default), regions, summary cards and a table', async () => {
  const { page, heading, see } = member;
  await page.goto('/price-index');
  await heading('Price Index');
  const timeframe = page.getByLabel('Timeframe');
  const values = (list: typeof timeframe) =>
    list.locator('option').evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  await eventually(async () => expect(await values(timeframe)).toEqual(['1d', '7d', '30d', '90d', '1y']));
  await eventually(async () => expect(await timeframe.inputValue()).toBe('7d'));
  const region = page.getByLabel('Region');
  await eventually(async () =>
    expect(await values(region)).toEqual(['all', 'north-america', 'europe', 'asia-pacific', 'middle-east', 'africa']),
  );
  await eventually(async () => expect(await region.inputValue()).toBe('all'));
  const rows = page.getByRole('table').getByRole('row');
  await rows.nth(1).waitFor();
  const all = await rows.count();
  await page.getByPlaceholder('Search commodities...').fill('urea');
  await page.waitForURL(/q=urea/);
  await rows.filter({ hasText: 'Sulfuric Acid' }).first().waitFor({ state: 'detached' });
  await see('Urea', page.getByRole('table'));
  await eventually(async () => expect(await rows.count()).toBeLessThan(all));
  await eventually(async () => expect(await page.locator('dl').first().locator('dt').count()).toBe(4));
});

test("a row whose error flag is set has the badge 'Error'", async () => {
  const { page } = member;
  type Prices = { commodityPrices: { data: { name: string; error: boolean }[] } };
  await changeResponse<Prices>(page, 'PriceIndexScreen', ({ commodityPrices }) => ({
    commodityPrices: {
      ...commodityPrices,
      data: commodityPrices.data.map((row) => ({ ...row, error: row.name === 'Ammonia' })),
    },
  }));
  await page.goto('/price-index');
  const failed = page.getByRole('table').getByRole('row', { name: 'Error' });
  await failed.first().waitFor();
  await eventually(async () => expect(await failed.count()).toBe(1));
  await failed.getByText('Ammonia').waitFor();
  await restoreResponses(page);
});

test('saving the company profile sets it to pending', async () => {
  const context = await market.visit();
  const { page, fill, press, toast, see, rest, complaints } = await newMember(context);
  await page.goto('/company-profile');
  await fill({
    'Company name': 'Moreau Minerals SARL',
    Phone: '+33 4 72 00 00 00',
    Website: 'https://moreau-minerals.example',
    'Business registration number': '552 100 554',
    Address: '12 quai Perrache, Lyon',
    Description: 'Buys acids and salts.',
  });
  await press('Save Profile');
  await toast('Success', 'Company profile saved successfully!');
  await see('Pending');
  expect(await rest('/api/company-profile')).toMatchObject({
    companyName: 'Moreau Minerals SARL',
    verificationStatus: 'pending',
    address: '12 quai Perrache, Lyon',
  });
  expect(complaints).toEqual([]);
});

// §5 Validation rules of postings, bids and orders. The API's part is tested in `sentences.test.ts`.
import type { Locator } from 'playwright-core';
import { eventually } from '../../../test/eventually.ts';
import { joinMarket } from '../../../test/market.ts';
import { newMember, type NewMember } from '../../../test/newMember.ts';
import { unknown } from '../../../test/pages.ts';

const market = joinMarket();
let ada: NewMember;

beforeAll(async () => {
  ada = await newMember(await market.visit());
});
afterAll(() => expect(ada.complaints).toEqual([]));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** Opens a member's dialog by its URL. */
const open = async (path: string, name: string): Promise<Locator> => {
  await ada.page.goto(path);
  const dialog = ada.page.getByRole('dialog', { name });
  await dialog.waitFor();
  return dialog;
};

test('an auction reports each violated rule under the title Error', async () => {
  const { press, toast, fill } = ada;
  const dialog = await open('/auctions?new=auction', 'Create Auction');
  const refused = async (sentence: string) => {
    await press('Create Auction', dialog);
    await toast('Error', sentence);
  };
  await refused('Please fill in all required fields.');
  await fill(
    {
      Title: 'Soda ash',
      Description: 'Light',
      Quantity: '12',
      Unit: 'drums',
      'Starting price': '4000',
      'Start date': inDays(1).slice(0, 16),
      'End date': inDays(2).slice(0, 16),
      Product: 'Not in the catalogue',
    },
    dialog,
  );
  await dialog.getByRole('option', { name: 'Not in the catalogue' }).click();
  const numbers: [label: string, sentence: string, good: string][] = [
    ['Quantity', 'Quantity must be a valid positive number.', '12'],
    ['Starting price', 'Starting price must be a valid positive number.', '4000'],
    ['Reserve price', 'Reserve price must be a valid positive number.', ''],
    ['Bid increment', 'Bid increment must be a valid positive number.', ''],
    ['Maximum bidders', 'Maximum bidders must be a valid positive number.', ''],
  ];
  for (const [label, sentence, good] of numbers) {
    await fill({ [label]: '-1' }, dialog);
    await refused(sentence);
    await fill({ [label]: good }, dialog);
  }
  await dialog.getByRole('checkbox', { name: 'The goods are inspected' }).check();
  await refused('Inspection location is required when inspection is enabled.');
  await dialog.getByRole('checkbox', { name: 'The goods are inspected' }).uncheck();
  await dialog.getByRole('checkbox', { name: /^Extend the end/ }).check();
  const duration = dialog.getByLabel('Auto-extend duration');
  await eventually(async () => expect(await duration.getAttribute('placeholder')).toBe('5'));
  const needed = 'Auto-extend duration (in minutes) is required when auto-extend is enabled.';
  await refused(needed);
  await duration.fill('0');
  await refused(needed);
});

test("an auction's texts are trimmed, and its product is optional", async () => {
  const { press, toast, fill, rest } = ada;
  const dialog = await open('/auctions?new=auction', 'Create Auction');
  const title = `Soda ash of ${ada.id}`;
  await fill(
    {
      Title: `  ${title} `,
      Description: ' Light ',
      Quantity: '12',
      Unit: ' drums ',
      'Starting price': '4000',
      'Start date': inDays(1).slice(0, 16),
      'End date': inDays(2).slice(0, 16),
      Product: 'Not in the catalogue',
    },
    dialog,
  );
  await dialog.getByRole('option', { name: 'Not in the catalogue' }).click();
  await press('Create Auction', dialog);
  await toast('Success', 'Your auction has been created successfully!');
  const auctions = await rest<{ title: string }[]>('/api/auctions');
  expect(auctions.find((one) => one.title === title)).toMatchObject({
    description: 'Light',
    unit: 'drums',
    productId: null,
    status: 'scheduled',
  });
});

test('a bid requires an auction or RFP', async () => {
  const nothing = await open(`/marketplace?tab=requirements&bid=${unknown}`, 'Submit Bid');
  await ada.see('No auction or RFP specified for this bid.', nothing);
});

test('an order requires a seller', async () => {
  const dialog = await open(`/marketplace?tab=offerings&inquire=${unknown}`, 'Inquire');
  await ada.see('Seller information is missing.', dialog);
});

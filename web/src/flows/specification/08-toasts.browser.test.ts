// §8 Error catalogue: the toast of each failing form. Failures are simulated; successes are real, except those that
// other flows cover.
import { restoreResponses, failOperation } from '../../../test/responses.ts';
import { demo, joinMarket } from '../../../test/market.ts';
import { newMember, type NewMember } from '../../../test/newMember.ts';
import type { Shown } from '../../../test/pages.ts';
import { findShown } from '../../../test/shown.ts';

const market = joinMarket();
let ada: NewMember;
let shown: Shown;

beforeAll(async () => {
  ada = await newMember(await market.visit());
  shown = await findShown(await market.enter(demo.both));
  // Nobody else orders from this one.
  const seller = (await newMember(await market.visit())).page.context().request;
  const offered = await seller.post('/api/offerings', {
    data: { title: 'Feldspar', description: 'In bags.', productId: 'none', quantity: 40, unit: 'MT', price: '90.00' },
  });
  const { id } = (await offered.json()) as { id: string };
  shown = { ...shown, offering: { id, name: 'Feldspar' } };
});
afterEach(() => restoreResponses(ada.page));

/** Fills and submits the form of `path`; the test checks its messages. */
type Form = {
  operation: string;
  path: (shown: Shown) => string;
  /** The dialog of the form; undefined for a form on the page itself. */
  dialog?: string;
  values: Record<string, string>;
  send: string;
  /** The dialog that asks before it is sent. */
  asks?: RegExp;
  product?: boolean;
  failure: string;
  success?: string;
};

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
const goods = { Title: 'Soda ash', Description: 'Light', Quantity: '12', Unit: 'MT' };

const forms: Form[] = [
  {
    operation: 'CreateRfp',
    path: () => '/marketplace?tab=requirements&new=rfp',
    dialog: 'Create RFP',
    values: goods,
    send: 'Post RFP',
    failure: 'Failed to create RFP. Please try again.',
  },
  {
    operation: 'CreateOffering',
    path: () => '/marketplace?tab=offerings&new=offering',
    dialog: 'Post Offering',
    values: { ...goods, Price: '412.50' },
    send: 'Post Offering',
    failure: 'Failed to create offering. Please try again.',
  },
  {
    operation: 'CreateAuction',
    path: () => '/auctions?new=auction',
    dialog: 'Create Auction',
    values: {
      ...goods,
      'Starting price': '4000',
      'Start date': inDays(1),
      'End date': inDays(2),
      Product: 'Not in the catalogue',
    },
    product: true,
    send: 'Create Auction',
    failure: 'Failed to create auction. Please try again.',
  },
  {
    operation: 'PlaceBid',
    path: ({ rfp }) => `/marketplace?tab=requirements&bid=${rfp.id}`,
    dialog: 'Submit Bid',
    values: { 'Bid amount': '4000' },
    send: 'Submit Bid',
    failure: 'Failed to place bid. Please try again.',
  },
  {
    operation: 'OrderOffering',
    path: ({ offering }) => `/marketplace?tab=offerings&inquire=${offering.id}`,
    dialog: 'Inquire',
    values: { Quantity: '1' },
    send: 'Place order',
    asks: /^Order 1 /,
    failure: 'Failed to create order. Please try again.',
    success: 'Your order has been created successfully. You will receive updates via email.',
  },
  {
    operation: 'SaveCompanyProfile',
    path: () => '/company-profile',
    values: { 'Company name': 'Moreau Minerals', Phone: '+33 4 72 00 00 00' },
    send: 'Save Profile',
    failure: 'Failed to save company profile. Please try again.',
    success: 'Company profile saved successfully!',
  },
];

const fillIn = async ({ path, dialog, values, product }: Form) => {
  const { page, fill } = ada;
  await page.goto(path(shown));
  const place = dialog ? page.getByRole('dialog', { name: dialog }) : page.getByRole('main');
  await fill(values, place);
  if (product) await place.getByRole('option', { name: 'Not in the catalogue' }).click();
  return place;
};

test.each(forms)('$operation: $failure', async (form) => {
  const { page, press, toast, see } = ada;
  await failOperation(page, form.operation, { message: 'The scales are out of order.' });
  const filledIn = await fillIn(form);
  await press(form.send, filledIn);
  const place = form.asks ? page.getByRole('dialog', { name: form.asks }) : filledIn;
  const send = form.asks ? 'Order' : form.send;
  if (form.asks) await press(send, place);
  await toast('Error', form.failure);
  // The toast has the text of docs/specification-coverage.md, section 8, and the form has the reason.
  await see('The scales are out of order.', place);
  if (!form.success) return;
  await restoreResponses(page);
  await press(send, place);
  await toast('Success', form.success);
});

import { startApp, type TestApp } from '../../../test/app.ts';
import { bodies, registration } from '../../../test/bodies.ts';
import type { Body } from '../../../test/caller.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

const REQUIRED = 'Please fill in all required fields.';
const MANDATORY = 'All fields are mandatory. Please use your business email address.';
const CONSENT = 'Please accept the Terms and Conditions and Privacy Policy';

/** Call, change to an accepted body, and the expected plain-text response. */
const sentences: [string, Body, string][] = [
  ['/api/rfps', { title: '' }, REQUIRED],
  ['/api/rfps', { title: undefined }, REQUIRED],
  ['/api/rfps', { title: '', description: '', quantity: '', unit: '' }, REQUIRED],
  ['/api/rfps', { quantity: ' ' }, REQUIRED],
  ['/api/rfps', { title: ' ', quantity: 'many' }, REQUIRED],
  ['/api/rfps', { quantity: 'many' }, 'Quantity must be a positive whole number.'],
  ['/api/rfps', { quantity: 1e12 }, 'Quantity must be at most 2,147,483,647.'],
  ['/api/rfps', { quantity: '1000000000000' }, 'Quantity must be at most 2,147,483,647.'],
  ['/api/offerings', { quantity: 1.5 }, 'Quantity must be a whole number: 1.5 MT are 1,500 KG.'],
  ['/api/rfps', { quantity: '22,68', unit: 'L' }, 'Quantity must be a whole number: 22 or 23.'],
  [
    '/api/offerings',
    { price: '0.6125', unit: 'kg' },
    'Price must have at most 2 decimals: 0.6125 per KG is 612.50 per MT.',
  ],
  ['/api/auctions', { startingPrice: '0.6125' }, 'Starting price must have at most 2 decimals: 0.61 or 0.62.'],
  ['/api/rfps', { quantity: 22.685 }, 'Quantity must be a whole number: 22.685 MT are 22,685 KG.'],
  ['/api/offerings', { quantity: '1,250' }, 'Quantity “1,250” can mean 1.25 or 1250. Please write one of them.'],
  ['/api/offerings', { leadTimeDays: 2.5 }, 'Lead time must be a whole number: 2 or 3.'],
  ['/api/orders', { quantity: 22.68 }, 'Quantity must be a whole number: 22 or 23.'],
  ['/api/quotes', { quantity: 22.68 }, 'Quantity must be a whole number: 22 or 23.'],
  ['/api/quotes', { price: '0.6125' }, 'Price must have at most 2 decimals: 0.61 or 0.62.'],
  ['/api/rfps', { quantity: -1 }, 'Quantity must be a positive whole number.'],
  ['/api/rfps', { closingDate: day(-1) }, `Closing date cannot be in the past. In UTC it is ${day(0)} now.`],
  ['/api/rfps', { deliveryDate: day(-1) }, `Delivery date cannot be in the past. In UTC it is ${day(0)} now.`],
  ['/api/rfps', { targetPrice: '1.2345' }, 'Target budget must have at most 2 decimals: 1.23 or 1.24.'],
  ['/api/rfps', { unit: 'Barrels' }, 'Unit must be one of MT, KG, L, Tons, Units.'],
  ['/api/offerings', { price: undefined, unit: '' }, REQUIRED],
  ['/api/offerings', { title: '', description: '', quantity: '', unit: '', price: '' }, REQUIRED],
  ['/api/offerings', { price: '', quantity: -1 }, REQUIRED],
  ['/api/offerings', { availableUntil: day(-1) }, `Available until cannot be in the past. In UTC it is ${day(0)} now.`],
  [
    '/api/offerings',
    { deliveryTerms: 'DAT Wien' },
    'Delivery terms “DAT Wien” has a former term, which is DPU in Incoterms 2020.',
  ],
  [
    '/api/auctions',
    { deliveryTerms: 'FCA Wien', deliveryLocation: 'Linz' },
    'Delivery terms “FCA Wien” has a place. Please write FCA, and Wien as the delivery location.',
  ],
  [
    '/api/auctions',
    { deliveryTerms: 'soon' },
    'Delivery terms must be one of EXW, FCA, FAS, FOB, CFR, CIF, CPT, CIP, DAP, DPU, DDP.',
  ],
  ['/api/auctions', { title: ' ' }, REQUIRED],
  ['/api/auctions', { productId: '' }, REQUIRED],
  ['/api/auctions', { productId: undefined }, REQUIRED],
  ['/api/auctions', { productId: '', quantity: 'abc' }, REQUIRED],
  ['/api/auctions', { startTime: '', quantity: 'abc' }, REQUIRED],
  [
    '/api/auctions',
    {
      title: '',
      description: '',
      productId: '',
      quantity: '',
      unit: '',
      startingPrice: '',
      startTime: '',
      endTime: '',
    },
    REQUIRED,
  ],
  ['/api/auctions', { quantity: -1 }, 'Quantity must be a valid positive number.'],
  ['/api/auctions', { quantity: 'abc' }, 'Quantity must be a valid positive number.'],
  ['/api/auctions', { quantity: 1e12 }, 'Quantity must be a valid positive number.'],
  ['/api/auctions', { maxBidders: 'abc' }, 'Maximum bidders must be a valid positive number.'],
  ['/api/auctions', { startingPrice: '-1' }, 'Starting price must be a valid positive number.'],
  ['/api/auctions', { reservePrice: '0' }, 'Reserve price must be a valid positive number.'],
  ['/api/auctions', { bidIncrement: '0' }, 'Bid increment must be a valid positive number.'],
  ['/api/auctions', { maxBidders: 0 }, 'Maximum bidders must be a valid positive number.'],
  ['/api/auctions', { inspectionLocation: '' }, 'Inspection location is required when inspection is enabled.'],
  [
    '/api/auctions',
    { autoExtendDuration: '' },
    'Auto-extend duration (in minutes) is required when auto-extend is enabled.',
  ],
  [
    '/api/auctions',
    { autoExtendDuration: 0 },
    'Auto-extend duration (in minutes) is required when auto-extend is enabled.',
  ],
  [
    '/api/auctions',
    { qualitySpecs: { requirements: 'x'.repeat(4_001) } },
    'Quality requirements must be at most 4000 characters.',
  ],
  ['/api/auctions', { type: 'sideways' }, '"type" must be one of forward, reverse.'],
  ['/api/bids', { amount: '' }, 'Please enter a bid amount.'],
  ['/api/bids', { amount: undefined }, 'Please enter a bid amount.'],
  ['/api/bids', { rfpId: undefined }, 'No auction or RFP specified for this bid.'],
  ['/api/bids', { auctionId: UNKNOWN_ID }, 'A bid is for an auction or for an RFP, not for both.'],
  ['/api/orders', { sellerId: undefined }, 'Seller information is missing.'],
  ['/api/orders', { sellerId: null, quantity: 'many' }, 'Seller information is missing.'],
  ['/api/orders', { sellerId: ' ', offeringId: undefined }, 'Seller information is missing.'],
  ['/api/orders', { offeringId: undefined }, 'Please name the offering or the bid this order comes from.'],
  ['/api/company-profile', { companyName: '' }, REQUIRED],
  ['/api/company-profile', { phone: undefined }, REQUIRED],
  ['/api/company-profile', { phone: 'abc' }, 'Phone must be a telephone number.'],
  ['/api/company-profile', { phone: '1' }, 'Phone must be a telephone number of 6 to 15 digits; found 1.'],
  ['/api/login', { email: '', password: '' }, REQUIRED],
  ['/api/login', { email: 'nobody', password: 'x' }, 'Please enter a valid email address.'],
  ['/api/register', { city: '' }, MANDATORY],
  ['/api/register', { city: undefined }, MANDATORY],
  ['/api/register', { email: 'nobody' }, 'Please enter a valid email address.'],
  ['/api/register', { email: 'a@b' }, 'Please enter a valid email address.'],
  ['/api/register', { mobileNumber: '-----' }, 'Mobile number must be a telephone number.'],
  [
    '/api/register',
    { password: 'weak', confirmPassword: 'other', acceptTerms: false },
    'Please meet all password requirements',
  ],
  ['/api/register', { confirmPassword: 'other', acceptTerms: false }, 'Passwords do not match'],
  ['/api/register', { acceptTerms: false }, CONSENT],
  ['/api/register', { acceptPrivacy: false }, CONSENT],
  ['/api/register', { role: 'admin' }, '"role" must be one of buyer, seller, both.'],
  ['/api/ai/search-suggestions', { query: ' ' }, 'Search text is required.'],
];

const accepted = (path: string): Body => ({ ...bodies(world), '/api/register': registration })[path] ?? {};

it.each(sentences)('POST %s with %j: %s', async (path, change, sentence) => {
  const before = await app.fingerprint();
  const { status, text, headers } = await world.buyer.post(path, { ...accepted(path), ...change });
  expect([status, text]).toEqual([400, sentence]);
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await app.fingerprint()).toEqual(before);
});

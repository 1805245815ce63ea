import { startApp, type TestApp } from '../../../test/app.ts';
import { bodies } from '../../../test/bodies.ts';
import type { Body } from '../../../test/caller.ts';
import { aWorld, day, UNKNOWN_ID, type World } from '../../../test/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await aWorld(app);
});
afterAll(() => app.close());

/** Inserted into the JSON text, because JSON.stringify would turn it into null. */
const raw = (number: string): string => `@raw ${number}@`;
const textOf = (body: Body): string =>
  JSON.stringify(body).replace(/"@raw (.*?)@"/g, (_, text: string) => JSON.parse(`"${text}"`) as string);

/** Matches an error of the field or of a nested field. */
const isNamed = (field: string, fields: object): boolean =>
  Object.keys(fields).some((name) => name === field || name.startsWith(`${field}.`));

const missing: unknown[] = [undefined, null, '', ' '];
const text: unknown[] = [5, true, [], {}, 'x'.repeat(5_000), 'NUL \u0000'];
const whole: unknown[] = ['many', '', -1, 0, 1.5, true, [], {}, 2_147_483_648, raw('1e309'), raw('-1e309'), 'NaN'];
const money: unknown[] = [
  '1.234',
  1.234,
  '-1',
  -1,
  '0',
  0,
  'NaN',
  '1e3',
  raw('1e309'),
  '1e309',
  '€5',
  '1,000',
  true,
  [],
  {},
  '12345678901234567',
  raw('12345678901234567890'),
];
const dayLike: unknown[] = [
  day(-1),
  '2020-01-01',
  '2027-02-30',
  '27-01-01',
  'soon',
  5,
  true,
  [],
  {},
  `${day(-2)}T23:00:00Z`,
];
const instant: unknown[] = ['', 'soon', '1', 5, true, [], {}, '2027-13-01T00:00:00Z', '+012345-01-01T00:00:00Z'];
const word: unknown[] = ['everybody', 5, true, [], {}];
const flag: unknown[] = ['yes', 1, [], {}];
const id: unknown[] = ['abc', "1'--", 5.5, true, [], {}, 'a\u0000'];

/** Call → field → values that are refused. */
const spoiled: Record<string, Record<string, unknown[]>> = {
  '/api/rfps': {
    title: [...missing, ...text],
    description: [...missing, ...text],
    quantity: [undefined, null, ...whole],
    unit: [...missing, ...text, 'Barrels', 'lb'],
    productId: [...id, UNKNOWN_ID],
    targetPrice: money,
    deliveryLocation: text,
    deliveryDate: dayLike,
    closingDate: dayLike,
  },
  '/api/offerings': {
    title: [...missing, ...text],
    description: [...missing, ...text],
    quantity: [undefined, null, ...whole],
    unit: [...missing, ...text, 'Barrels'],
    price: [...missing, ...money],
    productId: [...id, UNKNOWN_ID],
    location: text,
    availableUntil: dayLike,
  },
  '/api/auctions': {
    title: [...missing, ...text],
    description: [...missing, ...text],
    productId: [undefined, '', ...id, UNKNOWN_ID],
    quantity: [undefined, null, ...whole],
    unit: [...missing, ...text],
    startingPrice: [...missing, ...money],
    reservePrice: money,
    bidIncrement: money,
    startTime: [undefined, null, ...instant],
    endTime: [undefined, null, ...instant, '2020-01-01T00:00:00Z', `${day(1)}T09:00:00Z`],
    type: word,
    deliveryTerms: word,
    paymentTerms: word,
    bidVisibility: word,
    deliveryDate: dayLike,
    qualitySpecs: [
      '98 %',
      5,
      true,
      [],
      { requirements: { a: 1 } },
      { requirements: ['98 %'] },
      ...['toString', 'valueOf', 'hasOwnProperty', '__lookupGetter__'].map((name) => ({ [name]: 'x' })),
      raw(`${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`),
    ],
    inspectionRequired: flag,
    inspectionLocation: [...missing, ...text],
    maxBidders: whole.slice(2),
    autoExtend: flag,
    autoExtendDuration: [undefined, null, ...whole],
  },
  '/api/bids': { amount: [...missing, ...money], message: text, rfpId: [undefined, null, '', ...id] },
  '/api/orders': {
    totalAmount: [...money.filter((value) => Number(value) !== 0), '1.00'],
    offeringId: [undefined, ...id],
    quantity: [...whole.slice(2), 21],
  },
  '/api/company-profile': {
    companyName: [...missing, ...text],
    phone: [...missing, ...text],
    website: ['acme', 'javascript:alert(1)', 'ftp://acme.example', 5, [], {}],
    contactEmail: ['acme', 'a@b', 'two@acme.example, three@acme.example', 5],
    address: text,
    description: text,
    businessRegistrationNumber: text,
  },
};

const cases = Object.entries(spoiled).flatMap(([path, fields]) =>
  Object.entries(fields).map(([field, values]) => [path, field, values] as const),
);

describe('A wrong field is named in the error, and nothing is written', () => {
  it.each(cases)('POST %s: %s', async (path, field, values) => {
    const before = await app.fingerprint();
    const caller = path === '/api/bids' ? world.seller : world.buyer;
    for (const value of values) {
      const body = textOf({ ...bodies(world)[path], [field]: value });
      const answer = await caller.send('POST', path, body, {
        'content-type': 'application/json',
        accept: 'application/json',
      });
      const { code, fields = {} } = JSON.parse(answer.text) as { code: string; fields?: Record<string, string> };
      expect([value, answer.status, code, isNamed(field, fields)]).toEqual([value, 400, 'BAD_USER_INPUT', true]);
    }
    expect(await app.fingerprint()).toEqual(before);
  });
});

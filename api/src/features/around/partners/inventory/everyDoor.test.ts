// What people write means the same in a form, over GraphQL, over REST and in a file.
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { dollars } from '../../../../rules/dollars.ts';
import { offeringRules } from '../../../goods/postings/rules.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

const acid = { title: 'Acid', description: 'Strong.', quantity: '20', unit: 'MT', price: '100.50' };
const columns = {
  ...{ price: 'price', unit: 'unit', availableUntil: 'available_until', sku: 'sku' },
  deliveryTerms: 'delivery_terms',
} as const;
type Field = keyof typeof columns;
const REFUSED = 'refused';

type Door = (field: Field, text: string, nth: number) => Promise<unknown>;
const given = (field: Field, text: string, nth: number) => ({ ...acid, sku: `N-${nth}`, [field]: text });

const form: Door = async (field, text, nth) => {
  try {
    const values = await offeringRules.validate(given(field, text, nth));
    return valueIn({ ...values, terms: values }, field);
  } catch {
    return REFUSED;
  }
};
const valueIn = (offering: Body, field: Field): unknown => {
  const { deliveryTerms, deliveryLocation } = offering['terms'] as Body;
  if (field === 'deliveryTerms') return [deliveryTerms, deliveryLocation ?? null];
  return field === 'price' ? Number(offering['price']) : offering[field];
};

const CREATE = `mutation ($input: PostOfferingInput!) { postOffering(input: $input) { price unit availableUntil sku terms { deliveryTerms deliveryLocation } } }`;
const graphql =
  (me: Caller): Door =>
  async (field, text, nth) => {
    const { data, errors } = await me.graphql(CREATE, { input: { ...given(field, text, nth), quantity: 20 } });
    const offering = (data as Record<string, Body | undefined> | null)?.['postOffering'];
    if (offering) return valueIn(offering, field);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    return REFUSED;
  };
const rest =
  (me: Caller): Door =>
  async (field, text, nth) => {
    const { status, text: answer } = await me.post('/api/offerings', { ...given(field, text, nth), quantity: 20 });
    return status === 201 ? valueIn(JSON.parse(answer) as Body, field) : REFUSED;
  };
const file =
  (me: Caller, id: string): Door =>
  async (field, text, nth) => {
    const row = { ...given(field, text, nth), title: `File ${nth} ${field}` };
    const header = [...['title', 'description', 'quantity'], ...Object.values(columns)];
    const cells = [row.title, row.description, row.quantity, row.price, row.unit, '', row.sku, ''];
    cells[header.indexOf(columns[field])] = text;
    const body = [header, cells]
      .map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
      .join('\n');
    const started = await me.send('POST', '/api/offerings/import', body, { 'content-type': 'text/csv' });
    if (started.status !== 202) return REFUSED;
    await until('the import has finished', async () => {
      const { finishedAt } = await me.read<Body>(started.headers.get('location') ?? '');
      return finishedAt !== null;
    });
    const { rows } = await app.pool.query<Body>(
      `select price, unit, available_until::text as "availableUntil", sku,
         json_build_object('deliveryTerms', delivery_terms, 'deliveryLocation', delivery_location) as terms from offering where user_id = $1 and title = $2`,
      [id, row.title],
    );
    return rows[0] ? valueIn(rows[0], field) : REFUSED;
  };

const year = new Date().getUTCFullYear() + 1;

/** Texts of six countries, what they mean, and texts that nobody can read. */
const texts: [Field, string, unknown][] = [
  ['price', '210,50', 210.5],
  ['price', "1'234.50", 1234.5],
  ['price', '1,00,000', 100_000],
  ['price', '٢١٠٫٥', 210.5],
  ['price', '２１０．５０', 210.5],
  ['price', '\u202a210.50\u202c', 210.5],
  ['price', '0.610', 0.61],
  ['price', '1,250', REFUSED],
  ['price', '1.000', REFUSED],
  ['price', '-5', REFUSED],
  ['price', '1e3', REFUSED],
  ['price', '0x10', REFUSED],
  ['price', '€ 1250', REFUSED],
  ['price', '1250.-', REFUSED],
  ['unit', 'TNE', 'MT'],
  ['unit', 'kilo', 'KG'],
  ['unit', ' m.t. ', 'MT'],
  ['unit', 'Stück', 'Units'],
  ['unit', 'LTR', 'L'],
  ['unit', 'short ton', REFUSED],
  ['unit', 'bananas', REFUSED],
  ['availableUntil', `31.3.${year}`, `${year}-03-31`],
  ['availableUntil', `3/31/${year}`, `${year}-03-31`],
  ['availableUntil', `${year}年3月31日`, `${year}-03-31`],
  ['availableUntil', `31 mars ${year}`, `${year}-03-31`],
  ['availableUntil', `${year}-01-06T00:00:00+01:00`, `${year}-01-06`],
  ['availableUntil', `${year}-01-05T23:00:00Z`, REFUSED],
  ['availableUntil', `3/4/${year}`, REFUSED],
  ['availableUntil', `${year}-02-30`, REFUSED],
  ['sku', '\u200bA\u20111', 'A-1'],
  ['sku', 'Ｂ－２', 'B-2'],
  ['sku', '  C 3 ', 'C 3'],
  ['deliveryTerms', 'fob', ['FOB', null]],
  ['deliveryTerms', 'FCA Wien', ['FCA', 'Wien']],
  ['deliveryTerms', 'CIF Hamburg (Incoterms 2020)', ['CIF', 'Hamburg']],
  ['deliveryTerms', 'ex-works Ludwigshafen', ['EXW', 'Ludwigshafen']],
  ['deliveryTerms', 'DAT Wien', REFUSED],
  ['deliveryTerms', 'C&F Santos', REFUSED],
  ['deliveryTerms', 'FOB Incoterms 2010', REFUSED],
  ['deliveryTerms', 'soon', REFUSED],
];

it('a text has one meaning at every door', async () => {
  const doors = { form } as Record<string, Door>;
  for (const [name, door] of Object.entries({ graphql, rest })) {
    const me = await app.as(await aUser(app.pool));
    doors[name] = door(me.beyondDocument());
  }
  const seller = await aUser(app.pool);
  doors['file'] = file(await app.as(seller), seller.id);
  const found: unknown[] = [];
  for (const [nth, [field, text]] of texts.entries()) {
    const read = await Promise.all(Object.values(doors).map((door) => door(field, text, nth)));
    found.push([field, text, ...read]);
  }
  expect(found).toEqual(texts.map(([field, text, value]) => [field, text, ...Object.keys(doors).map(() => value)]));
});

it('what Feedstock shows can be written into its forms', () => {
  for (const price of ['0.61', '210.50', '1234.50', '1000000.00']) {
    for (const shown of [price, dollars(price), `${dollars(price)} `])
      expect([shown, Number(offeringRules.cast({ ...acid, price: shown }).price)]).toEqual([shown, Number(price)]);
  }
});

import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { registration } from '../../../../../test/bodies.ts';
import { aProduct, aUser } from '../../../../../test/factories.ts';
import { until } from '../../../../../test/instanceGroup.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

interface Layout {
  columns: { name: string; example: string; field: string | null }[];
  unclear: string | null;
}
interface Sent {
  status: number;
  detail: string;
  layout: Layout;
}
type Choices = Record<string, { column?: string; value?: string }>;

const send = async (me: Caller, body: string, dryRun = false): Promise<Sent & { location: string }> => {
  const headers = { 'content-type': 'text/csv', accept: 'application/json' };
  const answer = await me.send('POST', `/api/offerings/import?dryRun=${dryRun}`, body, headers);
  return {
    ...(JSON.parse(answer.text) as Sent),
    status: answer.status,
    location: answer.headers.get('location') ?? '',
  };
};
const outcome = async (me: Caller, body: string, dryRun = false): Promise<Body> => {
  const { status, detail, location } = await send(me, body, dryRun);
  expect([status, detail]).toEqual([202, undefined]);
  return finished(me, location);
};
const finished = async (me: Caller, location: string): Promise<Body> => {
  let found: Body = {};
  await until('the import has finished', async () => (found = await me.read(location))['finishedAt'] !== null);
  return found;
};
const SET = 'mutation ($input: FileLayoutInput!) { setFileLayout(input: $input) }';
/** As the dialog fills it in, with the choices of a seller. */
const inputOf = ({ columns }: Layout, choices: Choices = {}, more: object = {}) => {
  const known = Object.fromEntries(
    columns.flatMap(({ name, field }) => (field && field !== 'id' ? [[field, { column: name }]] : [])),
  );
  return {
    header: columns.map(({ name }) => name),
    columns: Object.entries({ ...known, ...choices }).map(([field, from]) => ({ field, ...from })),
    ...more,
  };
};
const seller = async () => {
  const { id } = await aUser(app.pool);
  const rows = async () =>
    (await app.pool.query<Body>('select * from offering where user_id = $1 order by sku', [id])).rows;
  return { id, me: await app.as({ id }), rows };
};

const lists: [string, string, Choices, object[]][] = [
  [
    'Odoo: a list of products',
    `"Internal Reference","Name","Sales Price","Quantity On Hand","Unit of Measure","Product Category/Name","Barcode"
"CA-25","Citric acid monohydrate","1.10","12000","kg","All / Acids",""
"SA-98","Sulfuric acid 98 %","0.31","40000","kg","All / Acids","4002130000001"`,
    { title: { column: 'Name' }, description: { column: 'Name' }, material: {} },
    [
      { sku: 'CA-25', title: 'Citric acid monohydrate', quantity: 12_000, unit: 'KG', price: '1.10' },
      { sku: 'SA-98', description: 'Sulfuric acid 98 %', quantity: 40_000, unit: 'KG', price: '0.31' },
    ],
  ],
  [
    'ERPNext: a quotation with its items',
    `"ID","Party","Valid Till","Item Code (Items)","Item Name (Items)","Description (Items)","Quantity (Items)","UOM (Items)","Rate (Items)","Amount (Items)"
"SAL-QTN-2027-00012","Rotterdam Chemicals","2099-12-31","H2SO4-98","Sulfuric acid 98 %","Technical grade","20","Tonne","210.50","4210"
"","","","NAOH-50","Caustic soda lye 50 %","Membrane grade","1,200","Kg","0.45","540"
"","","","","","","1,220","","","4750"`.replace('"","","","","","","1,220"', '"Total","","","","","","1,220"'),
    {},
    [
      { sku: 'H2SO4-98', title: 'Sulfuric acid 98 %', quantity: 20, unit: 'MT', price: '210.50' },
      { sku: 'NAOH-50', quantity: 1_200, unit: 'KG', price: '0.45', available_until: null },
    ],
  ],
  [
    'Shopify: products with variants and pictures',
    `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Qty,Variant Price,Image Src,Status
citric-acid,Citric acid 25 kg,"<p>Food grade, <b>in bags</b></p>",Acme,Acids,"acid, food",true,Title,Default Title,CA-25,25000,480,32.50,https://cdn.example/1.jpg,active
citric-acid,,,,,,,,,,,,,https://cdn.example/2.jpg,`,
    { unit: { value: 'pcs' } },
    [{ sku: 'CA-25', title: 'Citric acid 25 kg', description: 'Food grade,  in bags', unit: 'Units', price: '32.50' }],
  ],
  [
    'A German price list',
    `sep=;
Preisliste 2027;;;;;;;
Acme Chemie GmbH, Musterstraße 1;;;;;;;
;;;;;;;
Artikel-Nr.;Bezeichnung;;Menge;ME;Preis (USD);Mindestmenge;Bemerkung
4711;Zitronensäure;;20;to;1.250,00;2;auf Anfrage
4712;Natronlauge;;1.000;kg;0,45;;
Summe;;;1.020;;1.250,45;;`,
    { description: { column: 'Bezeichnung' } },
    [
      { sku: '4711', title: 'Zitronensäure', quantity: 20, unit: 'MT', price: '1250.00', minimum_quantity: 2 },
      { sku: '4712', quantity: 1_000, unit: 'KG', price: '0.45' },
    ],
  ],
];

it.each(lists)(
  '%s gets through with one screen of choices, and without one afterwards',
  async (what, file, choices, expected) => {
    const { me, rows } = await seller();
    const first = await send(me, file, true);
    expect([first.status, first.detail]).toEqual([400, expect.stringContaining('There ')]);
    const decimalSign = what.includes('German') ? ',' : '.';
    await me.data(SET, { input: inputOf(first.layout, choices, { decimalSign }) });
    expect(await outcome(me, file, true)).toMatchObject({ problems: [], added: expected.length });
    expect(await outcome(me, file)).toMatchObject({ problems: [], added: expected.length });
    expect(await rows()).toMatchObject(expected);
    expect(await outcome(me, file)).toMatchObject({ problems: [], unchanged: expected.length });
  },
);

const HEADER = 'sku,title,description,quantity,unit,price';

it('A number that no cell of its column settles is asked about once', async () => {
  const { me, rows } = await seller();
  const file = `${HEADER}\nA-1,Acid,Strong.,5,MT,"1,250"\nA-2,Base,Mild.,5,MT,"2,500"\n`;
  const { status, layout, location } = await send(me, file, true);
  const sku = { name: 'sku', example: '', field: 'sku' };
  expect([status, layout.unclear, layout.columns[0]]).toEqual([202, '1,250', sku]);
  expect(await finished(me, location)).toMatchObject({ failed: 2 });
  await me.data(SET, { input: inputOf(layout, {}, { decimalSign: '.' }) });
  const again = await send(me, file);
  expect(again.layout.unclear).toBe(null);
  expect(await finished(me, again.location)).toMatchObject({ added: 2, problems: [] });
  expect((await rows()).map(({ price }) => price)).toEqual(['1250.00', '2500.00']);
});

it('Colleagues read files alike, others and other headers do not, and a chosen material is remembered', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app);
  const [one, two] = [owner.caller, colleague.caller];
  const { id, name } = await aProduct(app.pool, { name: 'Layout Vitriol' });
  const file = `Nr;${HEADER.replaceAll(',', ';').replace('sku;', '')};Stoff;Rest\nL-1;Oil;Strong.;5;MT;9.5;Vitriol-Öl;x\n`;
  const { layout } = await send(one, file);
  const input = inputOf(layout, { sku: { column: 'Nr' }, material: { column: 'Stoff' } });
  await one.data(SET, { input });
  await two.data(SET, { input: { header: input.header, materials: [{ written: 'Vitriol-Öl', name }] } });
  expect(await outcome(two, file)).toMatchObject({ added: 1, problems: [] });
  expect(await outcome(two, file)).toMatchObject({ unchanged: 1, problems: [] });
  const { rows } = await app.pool.query<Body>(`select product_id from offering where sku = 'L-1' and user_id = $1`, [
    colleague.user.id,
  ]);
  expect(rows).toEqual([{ product_id: id }]);
  // Names of columns are known from other headers, but not the values for every row.
  expect(await outcome(two, 'Nr;Rest;price\nL-1;y;8\n', true)).toMatchObject({ changed: 1, problems: [] });
  expect((await send((await seller()).me, file)).status).toBe(400);
});

it.each([
  [{ header: [], columns: [] }, /header/],
  [{ header: ['a'], columns: [{ field: 'colour', column: 'a' }] }, /This is not a field of offerings/],
  [{ header: ['a'], columns: [], decimalSign: ';' }, /Decimal sign must be one of/],
  [{ header: Array.from({ length: 201 }, String), columns: [] }, /at most 200 columns/],
  [{ header: ['a'], columns: [{ field: 'description', value: 'x'.repeat(201) }] }, /Value must be at most 200/],
  [
    { header: ['a'], columns: ['title', 'description', 'material', 'origin'].map((field) => ({ field, column: 'a' })) },
    /A column can be read as at most 3 fields/,
  ],
  [
    { header: ['a'], materials: Array.from({ length: 101 }, (_, nth) => ({ written: `${nth}`, name: 'Acid' })) },
    /At most 100 materials/,
  ],
])('A layout that cannot be is refused (%#)', async (input, message) => {
  const { me } = await seller();
  expect(JSON.stringify(await me.refusal(SET, { input }))).toMatch(message);
});

it('A material can be chosen for a file whose columns are known', async () => {
  const { me } = await seller();
  const { name } = await aProduct(app.pool, { name: 'Plain Vitriol' });
  const file = `${HEADER},material\nP-1,Oil,Strong.,5,MT,9.5,Öl\n`;
  const [problem] = (await outcome(me, file, true))['problems'] as Body[];
  expect(problem).toMatchObject({ column: 'material' });
  const header = [...HEADER.split(','), 'material'];
  await me.data(SET, { input: { header, materials: [{ written: 'Öl', name }] } });
  expect(await outcome(me, file)).toMatchObject({ added: 1, problems: [] });
});

it('A material that is not in the catalogue can be said to be none, and its rows are posted without one', async () => {
  const { me, rows } = await seller();
  const file = `${HEADER},material\nN-1,Ester,Clear.,5,MT,9.5,Ethyl Unobtainate\n`;
  const header = [...HEADER.split(','), 'material'];
  expect(await outcome(me, file, true)).toMatchObject({ failed: 1 });
  await me.data(SET, { input: { header, materials: [{ written: 'Ethyl Unobtainate', name: '' }] } });
  expect(await outcome(me, file)).toMatchObject({ added: 1, problems: [] });
  expect(await rows()).toMatchObject([{ sku: 'N-1', product_id: null }]);
});

it('The layouts of the 50 latest headers are kept', async () => {
  const { me, id } = await seller();
  for (let nth = 0; nth < 52; nth++) await me.data(SET, { input: { header: [`h${nth}`], columns: [] } });
  const { rows } = await app.pool.query<{ header: string }>(
    `select layout -> 'header' ->> 0 as header from file_layout where user_id = $1 order by updated_at, header`,
    [id],
  );
  expect([rows.length, rows.some(({ header }) => header === 'h0')]).toEqual([50, false]);
});

it('A layout stays with the company when the account of who saved it ends, and ends with its party', async () => {
  const { owner, colleague } = await aCompanyOfTwo(app);
  const remove = 'mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }';
  const input = { password: registration.password, confirmation: 'DELETE' };
  const layouts = async () => {
    const select = `select header_key from file_layout join company_profile using (party_id) where company_profile.user_id = $1`;
    return (await app.pool.query(select, [owner.user.id])).rowCount;
  };
  await colleague.caller.data(SET, { input: { header: ['a'], columns: [] } });
  await colleague.caller.data(remove, { input });
  expect(await layouts()).toBe(1);
  await owner.caller.data(remove, { input });
  expect(await layouts()).toBe(0);
});

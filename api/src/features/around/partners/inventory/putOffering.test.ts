import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { anOffering, aProduct, aUser } from '../../../../../test/factories.ts';
import { indexed } from '../../../../../test/searchIndex.ts';
import { day } from '../../../../../test/world.ts';

let app: SharedApp;
let sellerId: string;
let seller: Caller;
let other: Caller;
beforeAll(async () => {
  app = await sharedApp();
  const user = await aUser(app.pool);
  sellerId = user.id;
  seller = await app.as(user);
  other = await app.as(await aUser(app.pool));
});
afterAll(() => app.close());

const acid = { title: 'Acid', description: 'Strong.', quantity: 20, unit: 'MT', price: '100.50' };
const PUT = `mutation ($sku: String!, $input: PutOfferingInput!) {
  putOfferingBySku(sku: $sku, input: $input) { id sku price quantity availableUntil status productId }
}`;

const put = async (sku: string, input: Body, caller = seller): Promise<Body> =>
  (await caller.data(PUT, { sku, input }))['putOfferingBySku'] ?? {};
const refusal = (sku: string, input: Body) => seller.refusal(PUT, { sku, input });
const rest = (sku: string, body: Body, caller = seller) =>
  caller.put(`/api/offerings/by-sku/${encodeURIComponent(sku)}`, body, { accept: 'application/json' });
const rowsOf = async (sku: string) =>
  (await app.pool.query<Body>('select * from offering where user_id = $1 and sku = $2', [sellerId, sku])).rows;
const quotaOf = async (): Promise<number> =>
  (await app.pool.query<{ postings: number }>('select postings from write_quota where member_id = $1', [sellerId]))
    .rows[0]?.postings ?? 0;

it('The first call adds an offering, the same call again has no effect, and another one changes it', async () => {
  const before = await quotaOf();
  const made = await put('A/1 ü', { ...acid, location: 'Vigo', availableUntil: day(5) });
  expect(made).toMatchObject({ sku: 'A/1 ü', price: '100.50', status: 'active', availableUntil: day(5) });
  const [row] = await rowsOf('A/1 ü');
  const again = await rest('A/1 ü', { ...acid, price: 100.5, location: 'Vigo' });
  expect([again.status, JSON.parse(again.text)]).toEqual([200, expect.objectContaining({ id: made['id'], ...acid })]);
  expect(await rowsOf('A/1 ü')).toEqual([row]);
  expect(await put('A/1 ü', { price: '90', quantity: 5, availableUntil: null })).toMatchObject({
    id: made['id'],
    price: '90.00',
    quantity: 5,
    availableUntil: null,
  });
  expect(await quotaOf()).toBe(before + 1);
});

it('Terms that exclude each other are refused, also if one of them is stored', async () => {
  const fields = { leadTimeDays: 'must be absent where there is a delivery date' };
  const terms = { leadTimeDays: 3, minimumQuantity: 5 };
  expect(await refusal('T/1', { ...acid, ...terms, deliveryDate: day(9) })).toMatchObject({ fields });
  const { id } = await put('T/1', { ...acid, ...terms });
  expect(await refusal('T/1', { deliveryDate: day(9) })).toMatchObject({ fields });
  const EDIT =
    'mutation ($input: EditOfferingInput!) { editOffering(input: $input) { terms { leadTimeDays deliveryDate } } }';
  const edit = (more: Body) => ({ input: { offeringId: id, ...more } });
  expect(await seller.refusal(EDIT, edit({ deliveryDate: day(9) }))).toMatchObject({ fields });
  expect(await seller.refusal(EDIT, edit({ quantity: 4 }))).toMatchObject({
    fields: { minimumQuantity: 'must be at most 4' },
  });
  expect(await seller.data(EDIT, edit({ deliveryDate: day(9), leadTimeDays: null }))).toMatchObject({
    editOffering: { terms: { leadTimeDays: null, deliveryDate: day(9) } },
  });
});

it('Reading by SKU, and a search for it, find the own offering only, whatever its status', async () => {
  const { id } = await put('R/1 ü', acid);
  const path = '/api/offerings/by-sku/R%2F1%20%C3%BC';
  expect(await seller.read(path)).toMatchObject({ id, sku: 'R/1 ü' });
  expect(await other.get(path)).toMatchObject({ status: 404, text: 'Offering not found.' });
  const BY_SKU = 'query ($sku: String!) { offeringBySku(sku: $sku) { id } }';
  const SEARCH = 'query ($search: String) { offerings(search: $search) { totalCount nodes { id } } }';
  const found = (caller: Caller) => caller.data(SEARCH, { search: 'r/1 Ü' });
  await put('R/1 ü', { status: 'withdrawn' });
  expect(await seller.data(BY_SKU, { sku: 'R/1 ü' })).toEqual({ offeringBySku: { id } });
  expect(await found(seller)).toEqual({ offerings: { totalCount: 1, nodes: [{ id }] } });
  for (const caller of [other, app.anyone])
    expect(await found(caller)).toEqual({ offerings: { totalCount: 0, nodes: [] } });
});

it('A SKU is the same with what copying adds, when it is put, read and named in a file', async () => {
  const { id } = await put('K-7 ü', acid);
  for (const typed of ['\u200bK‑7\u00a0u\u0308', 'Ｋ－７ ü'])
    expect(await put(typed, { quantity: 7 })).toMatchObject({ id, sku: 'K-7 ü', quantity: 7 });
  expect((await rest('K–7 ü', {})).status).toBe(200);
  const BY_SKU = 'query ($sku: String!) { offeringBySku(sku: $sku) { id } }';
  expect(await seller.data(BY_SKU, { sku: 'K\u20117 ü' })).toEqual({ offeringBySku: { id } });
  expect(await rowsOf('K-7 ü')).toHaveLength(1);
});

it('A SKU that is a JSON number is refused', async () => {
  const { status, text } = await seller.post('/api/offerings', { ...acid, sku: 400213 });
  expect([status, text]).toEqual([400, '"sku" must be text in quotes, not a number.']);
});

it('A part of the SKU finds the own offering, with or without its signs', async () => {
  const { id } = await put('NAOH-50-IBC', acid);
  const SEARCH = 'query ($search: String) { offerings(search: $search) { nodes { id } } }';
  for (const search of ['NAOH50IBC', '50 IBC', '50-ibc', 'naoh‑50‑ibc', 'NAOH.50', 'ＮＡＯＨ50']) {
    expect([search, await seller.data(SEARCH, { search })]).toEqual([search, { offerings: { nodes: [{ id }] } }]);
    expect([search, await other.data(SEARCH, { search })]).toEqual([search, { offerings: { nodes: [] } }]);
  }
  expect(await seller.data(SEARCH, { search: 'NAOH-51' })).toEqual({ offerings: { nodes: [] } });
});

it('A SKU stands in the offering wherever it is read, and in orders, for the seller only', async () => {
  const POST = 'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }';
  const posted = await seller.data<{ postOffering: { id: string } }>(POST, { input: { ...acid, sku: 'R-2' } });
  const { id } = posted.postOffering;
  const patched = await seller.call('PATCH', `/api/offerings/${id}`, { price: '99' });
  expect(JSON.parse(patched.text)).toMatchObject({ sku: 'R-2', price: '99.00' });
  const ordered = await other.post('/api/orders', { offeringId: id, sellerId, quantity: 1 });
  const { id: orderId } = JSON.parse(ordered.text) as { id: string };
  const skuOf = async (caller: Caller, path: string) => (await caller.read<Body>(path))['sku'];
  for (const path of [`/api/offerings/${id}`, `/api/orders/${orderId}`])
    expect([await skuOf(seller, path), await skuOf(other, path)]).toEqual(['R-2', null]);
  const list = async (caller: Caller, query: string) =>
    (await caller.read<Body[]>(`/api/offerings?${query}`)).map(({ sku }) => sku);
  const mine = await list(seller, 'mine=true&status=active');
  expect(mine).toContain('R-2');
  expect(mine).not.toContain(null);
  expect(mine).not.toContain('R/1 ü');
  expect(await list(seller, 'mine=true&status=withdrawn')).toContain('R/1 ü');
  expect(await list(app.anyone, 'mine=true')).toEqual([]);
  await put('R-3', acid, other);
  expect(new Set(await list(seller, 'mine=false'))).toEqual(new Set([null]));
  expect((await seller.get('/api/offerings?mine=yes')).status).toBe(400);
});

it('Simultaneous calls with one SKU create one offering', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => rest('B-1', { ...acid, quantity: at % 2 ? 20 : 21 })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...answers.slice(1).map(() => 200), 201]);
  expect(new Set(answers.map(({ text }) => (JSON.parse(text) as Body)['id'])).size).toBe(1);
  expect(await rowsOf('B-1')).toHaveLength(1);
});

it('A call and a new offering with the same SKU at the same time create one offering', async () => {
  const post = 'mutation ($input: PostOfferingInput!) { postOffering(input: $input) { id } }';
  const [, posted] = await Promise.all([
    put('B-2', acid),
    seller.graphql(post, { input: { ...acid, sku: 'B-2' } }),
  ]).catch(() => []);
  expect(await rowsOf('B-2')).toHaveLength(1);
  expect(posted?.errors[0]?.extensions.code ?? 'CONFLICT').toBe('CONFLICT');
});

it.each(['100.5', '0100.50', '100.500', 100.5])('The price 100.50 written as %j is no change', async (price) => {
  const sku = `price ${price}`;
  await put(sku, acid);
  const before = await rowsOf(sku);
  await put(sku, { price });
  expect(await rowsOf(sku)).toEqual(before);
});

it('Members have SKUs of their own', async () => {
  const [mine, theirs] = [await put('C-1', acid), await put('C-1', acid, other)];
  expect(mine['id']).not.toBe(theirs['id']);
});

it('The material is named by its id, its name or its CAS number', async () => {
  const named = await aProduct(app.pool, { name: `Only One ${sellerId}`, cas_number: '50-00-0' });
  const twins = [
    await aProduct(app.pool, { name: `Ethanol A ${sellerId}`, cas_number: '64-17-5' }),
    await aProduct(app.pool, { name: `Ethanol B ${sellerId}`, cas_number: '64-17-5' }),
  ];
  const [twin] = twins;
  expect(await put('D-1', { ...acid, material: ` ${named.name.toUpperCase()}` })).toMatchObject({
    productId: named.id,
  });
  expect(await put('D-2', { ...acid, productId: twin!.id })).toMatchObject({ productId: twin!.id });
  for (const material of ['50-00-0', 'CAS-Nr. 50–00–0', `50-00-0 (${named.name})`]) await put('D-1', { material });
  expect(await refusal('D-1', { material: '50-00-1' })).toMatchObject({
    fields: {
      material: `CAS number “50-00-1” has a wrong check digit. Did you mean 50-00-0 (${named.name})?`,
    },
  });
  await put('D-2', { material: '64-17-5' });
  expect(await refusal('D-3', { ...acid, material: '64-17-5' })).toMatchObject({
    fields: {
      material: `Several materials match: ${twins.map(({ name }) => name).join(', ')}. Please give the full name or the id of one.`,
    },
  });
  expect(await refusal('D-3', { ...acid, material: 'Unobtainium' })).toMatchObject({
    fields: { material: 'There is no material with this name, CAS number or synonym.' },
  });
  expect(await refusal('D-1', { productId: twin!.id })).toMatchObject({
    fields: {
      productId: 'The material of an offering cannot change. Withdraw it and post another one under another SKU.',
    },
  });
  expect(await rowsOf('D-3')).toEqual([]);
});

it('The material is also named by a synonym that no other material has', async () => {
  const [own, shared] = ['quillate', 'brindleol'];
  const first = await aProduct(app.pool, { name: 'Quillic Acid 80 %', cas_number: null, synonyms: [own, shared] });
  await aProduct(app.pool, { name: 'Brindle Alcohol', cas_number: null, synonyms: [shared] });
  await aProduct(app.pool, { name: 'Hidden Quill', cas_number: null, synonyms: [own], is_hidden: true });
  await indexed(app.pool);
  expect(await put('S-1', { ...acid, material: 'Quillate' })).toMatchObject({ productId: first.id });
  expect(await put('S-1', { ...acid, material: 'Quillate' })).toMatchObject({ productId: first.id });
  expect(await refusal('S-2', { ...acid, material: shared })).toMatchObject({
    fields: {
      material:
        'Several materials match: Brindle Alcohol, Quillic Acid 80 %. Please give the full name or the id of one.',
    },
  });
  expect(await refusal('S-2', { ...acid, material: 'q'.repeat(201) })).toMatchObject({
    fields: { material: 'Material can have at most 200 characters.' },
  });
  // A part of a name is too little to tell which material is meant.
  expect(await refusal('S-2', { ...acid, material: 'quillic aci' })).toMatchObject({
    fields: {
      material: "There is no material with this name, CAS number or synonym. Did you mean 'Quillic Acid 80 %'?",
    },
  });
});

it('Another isomer, hydrate or grade is never taken for the material', async () => {
  const racemic = await aProduct(app.pool, {
    name: 'DL-Quillionine 99 %',
    cas_number: null,
    synonyms: ['Quillionine'],
  });
  const borate = await aProduct(app.pool, {
    name: 'Quillite',
    cas_number: null,
    formula: 'MgSO4.H2O',
    synonyms: ['Quill sulfate', '1,3-Quilladiene'],
  });
  const glycol = await aProduct(app.pool, {
    name: 'Polyquill Glycol 400',
    cas_number: null,
    synonyms: ['Polyquill glycol'],
  });
  await indexed(app.pool);
  for (const [at, material] of [
    'L-Quillionine',
    'D-quillionine',
    '(S)-quillionine',
    'Quill sulfate heptahydrate',
    'quill sulfate 7-hydrate',
    'quill sulfate·7H2O',
    '1,2-quilladiene',
    'quilladien-1,4',
    'quillionane',
    'Polyquill glycol 4000',
  ].entries())
    expect([material, await refusal(`I-${at}`, { ...acid, material })]).toMatchObject([
      material,
      { fields: { material: expect.stringContaining('There is no material with this name') } },
    ]);
  for (const [at, [material, { id }]] of (
    [
      ['quillionine', racemic],
      ['D,L-Quillionine', racemic],
      ['(±)-quillionine', racemic],
      ['quill sulphate · H2O', borate],
      ['quilla-1,3-diene', borate],
      ['polyquill glycol', glycol],
    ] as const
  ).entries())
    expect([material, await put(`J-${at}`, { ...acid, material })]).toMatchObject([material, { productId: id }]);
  // The material of an offering is not named by another isomer either.
  expect(await put('J-0', { ...acid, material: 'DL-quillionine' })).toMatchObject({ productId: racemic.id });
  expect(await refusal('J-0', { ...acid, material: 'L-quillionine' })).toMatchObject({
    fields: { material: expect.stringContaining('There is no material with this name') },
  });
});

it.each([
  ['title', 'Base', 'Title of an offering cannot change. Withdraw it and post another one under another SKU.'],
  ['unit', 'KG', 'Unit of an offering cannot change. Withdraw it and post another one under another SKU.'],
  ['price', '0', 'Price must be a positive amount with at most 2 decimals.'],
  ['quantity', -1, 'Quantity must be a positive whole number.'],
  ['availableUntil', day(-1), `Available until cannot be in the past. In UTC it is ${day(0)} now.`],
  ['status', 'sold_out', "Status can only be set to 'active' or 'withdrawn'; it is 'active'."],
])('A change of %s to %j is refused and changes nothing', async (field, value, message) => {
  await put('E-1', acid);
  const before = await rowsOf('E-1');
  expect(await refusal('E-1', { price: '1.00', quantity: 1, [field]: value })).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { [field]: message },
  });
  expect(await rowsOf('E-1')).toEqual(before);
});

it('Delivery terms are read as people write them', async () => {
  await put('T-1', { ...acid, deliveryTerms: 'fob', deliveryLocation: 'Santos' });
  await rest('T-1', { ...acid, deliveryTerms: 'Free on board' }, seller.beyondDocument());
  expect(await rowsOf('T-1')).toMatchObject([{ delivery_terms: 'FOB', delivery_location: 'Santos' }]);
});

it('A new offering needs all terms, and its SKU is checked', async () => {
  expect(await refusal('F-1', { price: '1.00' })).toMatchObject({
    message: 'Please fill in all required fields.',
    fields: { title: 'Title is required.', quantity: 'Quantity is required.' },
  });
  expect(await refusal('x'.repeat(65), acid)).toMatchObject({ fields: { sku: 'SKU must be at most 64 characters.' } });
  expect(await refusal(' ', acid)).toMatchObject({ fields: { sku: 'SKU is required.' } });
  expect((await rest('ü'.repeat(64), acid)).status).toBe(201);
  expect((await rest('F-1', acid, app.anyone)).status).toBe(401);
});

describe('Status', () => {
  it('takes an offering off the market and puts it back', async () => {
    const { id } = await put('G-1', acid);
    for (const time of [1, 2])
      expect([time, await put('G-1', { status: 'withdrawn', price: '1.00' })]).toEqual([
        time,
        expect.objectContaining({ id, status: 'withdrawn', price: '100.50' }),
      ]);
    expect(await refusal('G-1', { price: '90.00' })).toMatchObject({ code: 'OFFERING_CLOSED' });
    await put('G-1', acid);
    for (const time of [1, 2])
      expect([time, await put('G-1', { price: '90.00', status: 'active' })]).toEqual([
        time,
        expect.objectContaining({ id, status: 'active', price: '90.00', quantity: 20 }),
      ]);
    expect(await refusal('G-2', { ...acid, status: 'withdrawn' })).toMatchObject({
      fields: { status: "There is no offering with this SKU, and a new one cannot be 'withdrawn'." },
    });
  });

  it('of a sold-out offering needs a quantity to become active', async () => {
    await anOffering(app.pool, { user_id: sellerId, sku: 'G-3', status: 'sold_out' });
    expect(await refusal('G-3', { status: 'active' })).toMatchObject({
      fields: { quantity: 'Quantity is required to put a sold-out offering on the market again.' },
    });
    // As it was read.
    for (const stale of [{ status: 'sold_out', quantity: 0 }, { quantity: 0 }])
      expect(await put('G-3', stale)).toMatchObject({ status: 'sold_out', quantity: 0 });
    expect(await refusal('G-3', { status: 'active', quantity: 0 })).toMatchObject({
      fields: { quantity: expect.any(String) },
    });
    expect(await put('G-3', { status: 'active', quantity: 7 })).toMatchObject({ status: 'active', quantity: 7 });
  });

  it('is not changed by the quantity that the seller saw before an order', async () => {
    await put('G-4', acid);
    expect(await refusal('G-4', { quantity: 25, expectedQuantity: 22 })).toMatchObject({
      message: 'The quantity has changed to 20 MT in the meantime.',
      quantity: 20,
    });
  });
});

import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { anOffering, aProduct, aUser } from '../../../../../test/factories.ts';

let app: SharedApp;
let admin: Caller;
beforeAll(async () => {
  app = await sharedApp();
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
});
afterAll(() => app.close());

let count = 0;
const aSymbol = () => `T${process.pid}-${++count}`.slice(0, 12);

const ADD = 'mutation ($input: CommodityInput!) { saveCommodity(input: $input) { id } }';
const aCommodity = async (symbol = aSymbol()): Promise<string> => {
  const input = { name: 'Urea', symbol, unit: 'KG', currency: 'USD', source: 'Agency report' };
  return (await admin.data<{ saveCommodity: { id: string } }>(ADD, { input })).saveCommodity.id;
};
const SET_PRICE = 'mutation ($input: PriceInput!) { setPrice(input: $input) { pointCount latestDay } }';
const SHOWN = `query ($id: ID!) { managedCommodity(id: $id) { isDemo source pointCount latestDay points { id day price source }
  corrections { day oldPrice newPrice reason } materials { name } } }`;
const shown = async (id: string) =>
  (await admin.data<{ managedCommodity: { points: { id: string }[] } }>(SHOWN, { id })).managedCommodity;

const price = (commodityId: string, day: string, amount: string | null, reason?: string) => ({
  input: { commodityId, region: 'all', day, price: amount, reason },
});

it('A price is added, corrected with a reason and removed, and its history stays', async () => {
  const id = await aCommodity();
  expect(await admin.data(SET_PRICE, price(id, '2026-01-05', '3.10'))).toEqual({
    setPrice: { pointCount: 1, latestDay: '2026-01-05' },
  });
  await admin.data(SET_PRICE, price(id, '2026-01-06', '30.10'));
  const taken = await admin.graphql(SET_PRICE, price(id, '2026-01-06', '3.10'));
  expect(taken.errors[0]?.message).toBe(
    'There is a price of this region and day already. Please give a reason to correct it.',
  );
  const [wrong] = (await shown(id)).points;
  const priceId = wrong!.id;
  await admin.data(SET_PRICE, price(id, '2026-01-06', '3.12', 'Decimal point.'));
  expect(await shown(id)).toMatchObject({
    points: [
      { id: priceId, day: '2026-01-06', price: '3.12' },
      { day: '2026-01-05', price: '3.10' },
    ],
    corrections: [{ day: '2026-01-06', oldPrice: '30.10', newPrice: '3.12', reason: 'Decimal point.' }],
  });
  await admin.data(SET_PRICE, price(id, '2026-01-06', null, 'Not published.'));
  expect(await shown(id)).toMatchObject({
    pointCount: 1,
    corrections: [{ oldPrice: '3.12', newPrice: null }, { oldPrice: '30.10' }],
  });
  expect((await admin.graphql(SET_PRICE, price(id, '2026-01-06', null, 'Again.'))).errors[0]?.message).toBe(
    'Price not found.',
  );
  const { rows } = await app.pool.query<{ kind: string }>(
    'select kind from audit_event where subject_id = $1 order by created_at, id',
    [id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'commodity_added',
    'price_added',
    'price_added',
    'price_corrected',
    'price_corrected',
  ]);
  await expect(app.pool.query('delete from price_correction')).rejects.toThrow('append-only');
});

it('Prices of the future, of unknown regions and of the demo data are refused', async () => {
  const id = await aCommodity();
  const message = async (input: Record<string, unknown>) =>
    (await admin.graphql(SET_PRICE, { input: { ...price(id, '2026-01-05', '1.00').input, ...input } })).errors[0]
      ?.message;
  expect(await message({ day: '2999-01-01' })).toBe('Day cannot be in the future.');
  expect(await message({ region: 'moon' })).toMatch('Region must be one of');
  await app.pool.query('update commodity set is_demo = true where id = $1', [id]);
  expect(await message({})).toMatch('This commodity is demo data');
});

it('Offers of a linked material are compared with the price again when it changes', async () => {
  const id = await aCommodity();
  const product = await aProduct(app.pool);
  const seller = await aUser(app.pool);
  const offering = await anOffering(app.pool, {
    user_id: seller.id,
    product_id: product.id,
    unit: 'KG',
    price: '3.00',
  });
  const link =
    'mutation ($productId: ID!, $commodityId: ID) { linkMaterial(productId: $productId, commodityId: $commodityId) }';
  await admin.data(link, { productId: product.id, commodityId: id });
  expect(await shown(id)).toMatchObject({ materials: [{ name: product.name }] });
  const check = async () =>
    (
      await app.anyone.data<{ offering: { priceCheck: string } }>(
        'query ($id: ID!) { offering(id: $id) { priceCheck } }',
        { id: offering.id },
      )
    ).offering.priceCheck;
  await admin.data(SET_PRICE, price(id, '2026-01-05', '30.00'));
  expect(await check()).toBe('unusual');
  await admin.data(SET_PRICE, price(id, '2026-01-05', '3.00', 'Decimal point.'));
  expect(await check()).toBe('ok');
  await admin.data(link, { productId: product.id, commodityId: null });
  expect(await check()).toBe('unknown');
});

it('A file of prices is checked, imported and imported again with corrections', async () => {
  const symbol = aSymbol();
  const id = await aCommodity(symbol);
  const query = `mutation ($input: ImportInput!) { importCatalogueFile(file: prices, input: $input) {
    added changed unchanged problems { row column message } } }`;
  const imported = async (rows: string[], isDryRun = false) =>
    (
      await admin.data<{ importCatalogueFile: unknown }>(query, {
        input: { csv: ['symbol,region,day,price,source', ...rows].join('\n'), isDryRun },
      })
    ).importCatalogueFile;
  const rows = [`${symbol},all,2026-01-05,3.1,Report`, `${symbol},europe,2026-01-05,3.20,`];
  const result = { added: 2, changed: 0, unchanged: 0, problems: [] };
  expect(await imported(rows, true)).toEqual(result);
  expect(await shown(id)).toMatchObject({ pointCount: 0 });
  expect(await imported(rows)).toEqual(result);
  expect(await imported([rows[0]!, `${symbol},europe,2026-01-05,3.25,`])).toEqual({
    ...result,
    added: 0,
    changed: 1,
    unchanged: 1,
  });
  expect(await shown(id)).toMatchObject({
    pointCount: 2,
    corrections: [{ oldPrice: '3.20', newPrice: '3.25', reason: 'Imported from a file.' }],
  });
  const file = await admin.data<{ catalogueFile: string }>('{ catalogueFile(file: prices) }');
  expect(file.catalogueFile).toContain(`\r\n${symbol},all,2026-01-05,3.10,Report\r\n`);
  expect(
    await imported(['NONE,all,2026-01-05,1,', `${symbol},all,1/5/2026,1,`, `${symbol},all,2026-01-07,-1,`]),
  ).toMatchObject({
    problems: [
      { row: 2, column: 'symbol', message: 'There is no commodity with this symbol.' },
      { row: 3, column: 'day', message: 'Day “1/5/2026” can mean 2026-05-01 or 2026-01-05. Please write one of them.' },
      {
        row: 4,
        column: 'price',
        message: 'Price “-1” has a sign before the number. Please write the number without it.',
      },
    ],
  });
});

it('Only admins manage prices', async () => {
  const support = await app.as(await aUser(app.pool, { role: 'support' }));
  expect((await support.graphql('{ managedCommodities { id } }')).errors[0]?.extensions.code).toBe('FORBIDDEN');
});

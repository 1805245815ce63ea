// A database of release 0.1.0 after the upgrade: every offer has a comparable price and a price check.
import pg from 'pg';
import { emptyDatabase, type TestDatabase } from '../../../test/database.ts';
import { restoreRelease } from '../../../test/release/restore.ts';
import { NO_TIMEOUTS } from '../orm.ts';
import { prepareDatabase } from '../prepare.ts';

let database: TestDatabase;
let client: pg.Client;
let converted: string;
let mistaken: string;
beforeAll(async () => {
  database = await emptyDatabase();
  await restoreRelease(database.connection);
  client = new pg.Client(database.connection);
  await client.connect();
  await client.query(NO_TIMEOUTS);
  const [dearest] = await ask<{ id: string }>(
    `select offering.id from offering join product on product.id = product_id
     where name = 'Sulfuric Acid 98 %' and status = 'active' order by price desc, offering.id limit 1`,
  );
  converted = dearest!.id;
  // The old release compared only the numbers and ignored the unit.
  await client.query(`update offering set price = 0.18, unit = 'KG' where id = $1`, [converted]);
  expect(await ask(`select lowest_price, lowest_price_unit from product where name = 'Sulfuric Acid 98 %'`)).toEqual([
    { lowest_price: '0.18', lowest_price_unit: 'KG' },
  ]);
  mistaken = (
    await ask<{ id: string }>(
      `select offering.id from offering join product on product.id = product_id
     where name = 'Acetone' and status = 'active' order by price, offering.id limit 1`,
    )
  )[0]!.id;
  await client.query(`update offering set unit = 'KG' where id = $1`, [mistaken]);
  await prepareDatabase(database.connection, { seed: 'none', app: database.app });
}, 120_000);
afterAll(async () => {
  await client.end();
  await database.drop();
});

const ask = async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await client.query<Row>(text, values)).rows;
const lowest = () =>
  ask(`select lowest_price, lowest_price_unit, lowest_comparable_price from product where name = 'Sulfuric Acid 98 %'`);

it('corrects the lowest price of a material that is offered in several units', async () => {
  const [cheapest] = await ask<{ price: string }>(
    `select price from offering join product on product.id = product_id
     where name = 'Sulfuric Acid 98 %' and status = 'active' and unit = 'MT' order by price limit 1`,
  );
  expect(await lowest()).toEqual([
    {
      lowest_price: cheapest!.price,
      lowest_price_unit: 'MT',
      lowest_comparable_price: expect.stringMatching(new RegExp(`^0\\.${cheapest!.price.replace('.', '')}0*$`)),
    },
  ]);
  expect(await ask('select comparable_price, price_check from offering where id = $1', [converted])).toEqual([
    { comparable_price: '0.18000000', price_check: 'ok' },
  ]);
});

it('knows which material each commodity of the index prices', async () => {
  expect(
    await ask(`select symbol from commodity where not exists (select from product where commodity_id = commodity.id)`),
  ).toEqual([]);
});

it('checks every offer like a new one, and never uses a mistaken price as the lowest price', async () => {
  expect(await ask(`select id from offering where price_check = 'unusual'`)).toEqual([{ id: mistaken }]);
  expect(await ask('select id, comparable_price, comparable_unit, price_check from offering order by id')).toEqual(
    await ask(`select offering.id, finding.comparable_price, finding.comparable_unit, finding.price_check
      from offering cross join lateral price_finding(product_id, price, unit, id) finding order by id`),
  );
  const products =
    'select id, offer_count, lowest_price, lowest_price_unit, lowest_comparable_price from product order by id';
  const before = await ask(products);
  await ask('select refresh_product_summary(id) from product');
  expect(await ask(products)).toEqual(before);
  expect(await ask(`select from offering where comparable_price is null`)).toEqual([]);
  expect(
    await ask(`select from product where (lowest_price is null) <> (offer_count = 0)
      or lowest_comparable_price is distinct from (select min(comparable_price) from offering
        where product_id = product.id and status = 'active' and price_check <> 'unusual')`),
  ).toEqual([]);
});

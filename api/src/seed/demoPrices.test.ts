import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';

import { readCommodities } from './data.ts';
import { advancePrices, insertPrices } from './demoPrices.ts';

const TODAY = '2026-03-14';
const databases: TestDatabase[] = [];
const clients: pg.Client[] = [];

/** Prices of the last days, in a separate database. */
const priced = async (): Promise<pg.Client> => {
  const database = await freshDatabase();
  const client = new pg.Client(database.connection);
  await client.connect();
  databases.push(database);
  clients.push(client);
  await insertPrices(client, TODAY, 3);
  return client;
};
afterAll(async () => {
  for (const client of clients) await client.end();
  for (const database of databases) await database.drop();
});

const all = async (client: pg.Client) =>
  (await client.query('select * from price_point order by commodity_id, region, day')).rows;

it('adds the missing days up to the given day, in one step or day by day, without changing existing prices', async () => {
  const [once, daily] = [await priced(), await priced()];
  const before = await all(once);
  await advancePrices(once, '2026-03-24');
  for (let day = 15; day <= 24; day++) {
    await advancePrices(daily, `2026-03-${day}`);
    await advancePrices(daily, `2026-03-${day}`);
  }
  const after = await all(once);
  expect(await all(daily)).toEqual(after);
  const known = new Set(before.map(({ id }) => id));
  expect(after.filter(({ id }) => known.has(id))).toEqual(before);
  expect(after).toHaveLength(before.length + readCommodities().length * 6 * 10);

  await advancePrices(once, '2026-03-20');
  expect(await all(once)).toEqual(after);
});

it('keeps the index consistent: the overall price is the mean of all regions, and a failed feed stays behind', async () => {
  const client = await priced();
  await advancePrices(client, '2026-06-30');
  const { rows: off } = await client.query(`select from (
      select max(price) filter (where region = 'all') as whole, round(avg(price) filter (where region <> 'all'), 2) as mean
      from price_point group by commodity_id, day
    ) days where whole is distinct from mean`);
  expect(off).toHaveLength(0);
  const { rows: latest } = await client.query(
    `select error, min(last)::text as first, max(last)::text as last from (
       select commodity_id, max(day) as last from price_point group by commodity_id) points
     join commodity on id = commodity_id group by error order by error`,
  );
  expect(latest).toEqual([
    { error: false, first: '2026-06-30', last: '2026-06-30' },
    { error: true, first: '2026-06-27', last: '2026-06-27' },
  ]);
  const { rows: wild } = await client.query<{ off: number }>(
    `select price / (select price from price_point first where (first.commodity_id, first.region, first.day) = (point.commodity_id, point.region, '2026-03-14')) as off
     from price_point point where day = '2026-06-30'`,
  );
  expect(wild.filter(({ off: factor }) => factor > 2 || factor < 0.5)).toEqual([]);
});

it('ignores commodities that do not belong to the demo market', async () => {
  const client = await priced();
  const { rows } = await client.query<{ id: string }>(
    `insert into commodity (id, name, symbol, unit, currency) values (gen_random_uuid(), 'Brine', 'BRINE', 'MT', 'USD') returning id`,
  );
  await client.query(
    `insert into price_point (id, commodity_id, region, day, price) values (gen_random_uuid(), $1, 'all', '2026-03-14', 5)`,
    [rows[0]!.id],
  );
  await advancePrices(client, '2026-03-20');
  const points = await client.query('select from price_point where commodity_id = $1', [rows[0]!.id]);
  expect(points.rowCount).toBe(1);
});

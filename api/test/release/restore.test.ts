import pg from 'pg';
import { prepareDatabase } from '../../src/database/prepare.ts';
import { migrations } from '../../src/database/migrations/migrations.ts';
import { emptyDatabase, type TestDatabase } from '../database.ts';
import { restoreRelease } from './restore.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await emptyDatabase();
  await restoreRelease(database.connection);
}, 120_000);
afterAll(() => database.drop());

it('upgrades the market of the first release and keeps its records', async () => {
  const before = await counts();
  expect(before).toEqual({ product: 328, offering: 2170, auction_event: 448, order: 117, user: 128 });
  await prepareDatabase(database.connection, { seed: 'none', app: database.app });
  expect(await counts()).toEqual(before);
  const applied = await query<{ name: string }>('select name from migration');
  expect(applied.map(({ name }) => name).sort()).toEqual(migrations.map(({ name }) => name).sort());
}, 120_000);

it('leads the inquiries of the first release to the pages of their offerings', async () => {
  const found = await query<{ leads: boolean }>(
    `select link = '/offerings/' || offering_id as leads from message where offering_id is not null`,
  );
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ leads }) => leads)).toBe(true);
});

const counts = async () => {
  const found = await query<Record<string, number>>(`select
    (select count(*)::int from product) as product,
    (select count(*)::int from offering) as offering,
    (select count(*)::int from auction_event) as auction_event,
    (select count(*)::int from "order") as "order",
    (select count(*)::int from "user") as "user"`);
  return found[0];
};

const query = async <Row extends pg.QueryResultRow>(text: string): Promise<Row[]> => {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

import pg from 'pg';
import { emptyDatabase } from '../../test/database.ts';
import { verifyPassword } from '../features/people/accounts/password.ts';
import { prepareDatabase } from '../prepareDatabase.ts';
import { readCategories, readProducts } from './data.ts';
import { demoAccounts } from './demoAccounts.ts';

const counts = `select (select count(*)::int from product) as products, (select count(*)::int from "user") as users, (select count(*)::int from auction) as auctions`;

describe('A start with demo data', () => {
  it('fills an empty market once; later starts only add auctions and prices', async () => {
    const database = await emptyDatabase();
    const start = (now: string) => prepareDatabase(database.connection, { seed: 'demo', now: new Date(now) });
    await start('2026-03-14T15:42:10Z');
    const client = new pg.Client(database.connection);
    await client.connect();
    const first = (await client.query(counts)).rows[0];
    expect(first.products).toBeGreaterThanOrEqual(250);
    for (const { email, password } of demoAccounts) {
      const { rows } = await client.query(`select password_hash from "user" where email = $1`, [email]);
      expect(await verifyPassword(password, rows[0].password_hash)).toBe(true);
    }

    await start('2026-03-14T15:55:00Z');
    expect((await client.query(counts)).rows[0]).toEqual(first);
    await start('2026-05-02T09:00:00Z');
    expect((await client.query(counts)).rows[0]).toEqual({ ...first, auctions: first.auctions + 12 });
    const { rows } = await client.query('select max(day)::text as day from price_point');
    expect(rows).toEqual([{ day: '2026-05-02' }]);
    await client.end();
    await database.drop();
  });
});

describe('a start with the catalogue', () => {
  const counts = `select (select count(*)::int from category) as categories, (select count(*)::int from product) as products,
    (select count(*)::int from "user") + (select count(*)::int from company_profile) + (select count(*)::int from offering)
      + (select count(*)::int from rfp) + (select count(*)::int from auction) + (select count(*)::int from message)
      + (select count(*)::int from price_point) as others`;

  it('adds categories and materials without people, only once even if two servers start at the same time', async () => {
    const database = await emptyDatabase();
    const start = () => prepareDatabase(database.connection, { seed: 'catalogue' });
    await Promise.all([start(), start()]);
    const client = new pg.Client(database.connection);
    await client.connect();
    const { rows: first } = await client.query(counts);
    expect(first).toEqual([{ categories: readCategories().length, products: readProducts().length, others: 0 }]);
    expect(first[0].products).toBeGreaterThanOrEqual(250);

    await client.query('delete from product where id = (select id from product limit 1)');
    await start();
    const { rows: again } = await client.query(counts);
    expect(again).toEqual([{ ...first[0], products: first[0].products - 1 }]);
    await client.end();
    await database.drop();
  });
});

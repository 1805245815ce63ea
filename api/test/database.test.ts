import pg from 'pg';
import { emptyDatabase, freshDatabase, type TestDatabase } from './database.ts';

async function ask(database: TestDatabase, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('a database for a test file', () => {
  it('is a separate one, even if several are requested at the same time', async () => {
    const databases = await Promise.all([freshDatabase(), freshDatabase(), emptyDatabase()]);
    await ask(databases[0], 'create table mine as select 1 as one');
    await expect(ask(databases[0], 'table mine')).resolves.toEqual([{ one: 1 }]);
    await expect(ask(databases[1], 'table mine')).rejects.toThrow('relation "mine" does not exist');
    await Promise.all(databases.map((database) => database.drop()));
    await expect(ask(databases[0], 'select 1')).rejects.toThrow('does not exist');
  });

  it('is on the PostgreSQL that POSTGRES_VERSION names, by default on the included one', async () => {
    const database = await emptyDatabase();
    const { POSTGRES_VERSION: version = '18' } = process.env;
    await expect(
      ask(database, `select split_part(current_setting('server_version'), '.', 1) as version`),
    ).resolves.toEqual([{ version }]);
    await database.drop();
  });

  it('compares text in UTF-8, whatever the machine’s locale', async () => {
    const database = await emptyDatabase();
    await expect(ask(database, `select upper('é') as upper, current_setting('timezone') as zone`)).resolves.toEqual([
      { upper: 'É', zone: 'UTC' },
    ]);
    await database.drop();
  });
});

// Databases of one's own for a test file, on the PostgreSQL of the run.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { appOf, type Connection } from '../src/database/embedded.ts';
import { applySessionSettings } from '../src/database/role.ts';
import { prepareTemplate } from './template.ts';

export interface TestDatabase {
  /** As the owner of its tables. */
  connection: Connection;
  /** As the application's role. */
  app: Connection;
  drop(): Promise<void>;
}

/** A copy of the template: migrated and seeded. */
export async function freshDatabase(): Promise<TestDatabase> {
  await ensureTemplate();
  return createDatabase('template');
}

/** Nothing in it: for tests of the migrations and the seed themselves. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const database = `test_${process.env.JEST_WORKER_ID}_${randomBytes(4).toString('hex')}`;
  // As files: by way of the log its pages fill the memory that all tests share, and dropping it has to look for them there.
  await administer((client) => client.query(`create database ${database} template ${template} strategy file_copy`));
  const connection = { ...serverOfThisRun(), database };
  const app = appOf(connection);
  // A copy has the tables and their rights, but not what a role has in the original.
  for (const address of [connection, app]) await withClient(address, applySessionSettings);
  return {
    connection,
    app,
    async drop() {
      await administer((client) => client.query(`drop database ${database} with (force)`));
    },
  };
}

/** Made by whoever comes first, under a name that is taken only when it is whole; the other workers wait. */
async function ensureTemplate() {
  await administer(async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query(`select from pg_database where datname = 'template'`);
    if (rowCount) return;
    await client.query('drop database if exists unfinished with (force)');
    await client.query('create database unfinished');
    await prepareTemplate({ ...serverOfThisRun(), database: 'unfinished' });
    await client.query('alter database unfinished rename to template');
  });
}

const administer = <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  withClient({ ...serverOfThisRun(), database: 'postgres' }, work);

async function withClient<Result>(address: Connection, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export function serverOfThisRun(): Connection {
  const { TEST_DATABASE } = process.env;
  if (!TEST_DATABASE) throw new Error('These tests need the PostgreSQL that Jest starts: run them with npm test.');
  return JSON.parse(TEST_DATABASE) as Connection;
}

// Private databases for tests, on the PostgreSQL of the run.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from '../src/database/embedded.ts';
import { applySessionSettings } from '../src/database/role.ts';

export interface TestDatabase {
  /** Connects as the owner of the tables. */
  connection: Connection;
  /** Connects as the application's role. */
  app: Connection;
  drop(): Promise<void>;
}

/** A migrated database without rows. */
export const freshDatabase = (): Promise<TestDatabase> => createDatabase('template');

/** An empty database without tables, for tests of the migrations and the seed. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template0');

async function createDatabase(template: string): Promise<TestDatabase> {
  const database = `test_${process.env.JEST_WORKER_ID}_${randomBytes(4).toString('hex')}`;
  // The default strategy copies pages through the shared buffers, which fills them and makes dropping the database slow.
  await administer((client) => client.query(`create database ${database} template ${template} strategy file_copy`));
  const { owner, app: appRole } = connections();
  const connection = { ...owner, database };
  const app = { ...appRole, database };
  // A copy does not include the settings of the roles.
  for (const address of [connection, app]) await withClient(address, applySessionSettings);
  return {
    connection,
    app,
    async drop() {
      await administer(async (client) => {
        await untilUnused(client, database);
        await client.query(`drop database ${database} with (force)`);
      });
    },
  };
}

/**
 * Waits a moment for connections that are being closed: a pool has ended before its connections are, and one that the drop breaks
 * would report an error that nobody handles.
 */
const untilUnused = async (client: pg.Client, database: string): Promise<void> => {
  const connections = `select from pg_stat_activity where datname = $1 and backend_type = 'client backend'`;
  for (let waits = 0; waits < 50 && (await client.query(connections, [database])).rowCount !== 0; waits++)
    await sleep(20);
};

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

/** The owner's connection to the PostgreSQL of this run. */
const serverOfThisRun = (): Connection => connections().owner;

function connections(): { owner: Connection; app: Connection } {
  const { TEST_DATABASE } = process.env;
  if (!TEST_DATABASE) throw new Error('These tests need the PostgreSQL that Jest starts: run them with npm test.');
  return JSON.parse(TEST_DATABASE) as { owner: Connection; app: Connection };
}

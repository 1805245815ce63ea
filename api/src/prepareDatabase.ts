import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { connectionOf, type DatabaseAddress } from './database/address.ts';
import { grantJobs, migrateJobs } from './jobs/prepareJobs.ts';
import { prepareIndex } from './features/goods/search/index/prepareIndex.ts';
import { SCHEMA } from './database/migrations/functionsOfSchema.ts';
import { migrations } from './database/migrations/migrations.ts';
import { NO_TIMEOUTS, openMigrationOrm } from './database/orm.ts';
import { applySessionSettings, grantNewTables, grantRights, sessionIdentity } from './database/role.ts';
import { loadSearchData } from './seed/loadSearchData.ts';
import { firstRow } from './database/firstRow.ts';
import { BRIEF_LOCKS, repeatUntilLocked, type Retries } from './database/briefLocks.ts';
import { entities } from './slices.ts';
import { StartRefused } from './common/startRefused.ts';
import { seedCatalogue, seedMarket } from './seed/seedMarket.ts';

/** Advisory lock, so that only one start at a time prepares the database. */
const PREPARE_LOCK = 4_172_026;

const clientOf = (address: DatabaseAddress): pg.Client =>
  new pg.Client({
    ...connectionOf(address, 'start'),
    connectionTimeoutMillis: 10_000,
    // Without it, preparing would wait for ever for a database that went silent.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
  });

interface PrepareOptions {
  seed: 'demo' | 'catalogue' | 'none';
  now?: Date;
  /** The application's role, if it is not the owner of the tables. */
  app?: DatabaseAddress;
  log?: (line: string) => void;
}

/**
 * Runs migrations, grants rights to the application's role, seeds an empty market if requested, and loads new search data. Safe for several instances starting at
 * once.
 */
export const prepareDatabase = async (
  address: DatabaseAddress,
  { seed, now = new Date(), app = address, log = () => undefined }: PrepareOptions,
): Promise<{ hasAdmin: boolean }> =>
  withConnection(address, async (owner) => {
    await refuseOldVersion(owner);
    await refuseOtherMigrations(owner);
    // The role's timeouts are meant for requests; preparing, or waiting for another start, may take longer.
    await owner.query(NO_TIMEOUTS);
    await waitForOtherStarts(owner);
    const { role } = await withConnection(app, sessionIdentity);
    const isOwner = role === (await sessionIdentity(owner)).role;
    if (!isOwner) await grantNewTables(owner, role);
    await migrate(address, { log });
    // One transaction, at whose end the limit is gone in any case.
    const maintain = () => owner.query(`${BRIEF_LOCKS}; select maintain_audit_log(); set lock_timeout = 0`);
    await repeatUntilLocked('The upkeep of the audit log', maintain, { log });
    await repeatUntilLocked('The migration of the job queue', () => migrateJobs(address), { log });
    await withConnection(app, applySessionSettings);
    if (!isOwner) {
      await grantRights(owner, role);
      await grantJobs(owner, role);
    }
    if (seed === 'demo') await seedMarket(owner, now, log);
    if (seed === 'catalogue') await seedCatalogue(owner);
    await loadSearchData(owner);
    await prepareIndex(owner, log);
    const { rowCount } = await owner.query(`select from "user" where role = 'admin' limit 1`);
    return { hasAdmin: rowCount === 1 };
  });

const withConnection = async <Result>(
  address: DatabaseAddress,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = clientOf(address);
  // A connection that ends fails the statement; without a listener it would end the process as well.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const WAIT_MS = 200;

/** Asks again and again, because `create index concurrently` waits for every statement that began before it, such as one that waits for a lock. */
const waitForOtherStarts = async (owner: pg.Client): Promise<void> => {
  const take = async () =>
    firstRow((await owner.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [PREPARE_LOCK])).rows);
  while (!(await take()).taken) await delay(WAIT_MS);
};

const MIN_VERSION = 15;

const refuseOldVersion = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const { version } = firstRow(rows);
  if (Number.parseInt(version, 10) < MIN_VERSION)
    throw new StartRefused(`Feedstock needs PostgreSQL ${MIN_VERSION} or newer, and the database is ${version}.`);
};

/** A database of an earlier or later version is left as it is. */
const refuseOtherMigrations = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ exists: boolean }>(`select to_regclass('migration') is not null as exists`);
  if (!firstRow(rows).exists) return;
  const names = migrations.map(({ name }) => name);
  const { rowCount } = await client.query('select from migration where name <> all($1) limit 1', [names]);
  if (rowCount !== 0)
    throw new StartRefused(
      'The database was made by a version of Feedstock that this one cannot continue: start that version, or use an empty database (DATABASE_URL, or another DATA_DIR).',
    );
};

/** Builds a new database at once; in another one, runs the pending migrations, each until it got its locks. */
export const migrate = async (address: DatabaseAddress, retries: Retries = {}): Promise<void> => {
  const orm: MikroORM = await openMigrationOrm(address, entities);
  const run = async (name: string): Promise<void> => {
    // A migration may have changed it for its own statements.
    await orm.em.getConnection().execute(BRIEF_LOCKS);
    await orm.migrator.up({ migrations: [name] });
  };
  try {
    const pending = await orm.migrator.getPending();
    if (pending.length === migrations.length) return await build(orm);
    for (const { name } of pending) {
      const began = performance.now();
      await repeatUntilLocked(`Migration ${name}`, () => run(name), retries);
      retries.log?.(`Migration ${name} took ${((performance.now() - began) / 1_000).toFixed(1)} s.`);
    }
  } finally {
    await orm.close();
  }
};

/** A new database has the tables of all migrations. */
const build = (orm: MikroORM): Promise<void> =>
  orm.em.fork().transactional(async (em) => {
    await em.execute(SCHEMA);
    for (const { name } of migrations)
      await orm.migrator.getStorage().logMigration({ name }, em.getTransactionContext());
  });

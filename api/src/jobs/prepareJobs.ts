import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import type { DatabaseAddress } from '../database/address.ts';
import { BRIEF_LOCKS } from '../database/briefLocks.ts';
import { NO_TIMEOUTS } from '../database/orm.ts';
import { openPool } from '../database/pool.ts';
import { libraryLogger, type JobLog } from './libraryLogger.ts';

const noLog: JobLog = { warn: () => undefined };

/** Creates or upgrades the tables of the job queue, as their owner. */
export const migrateJobs = async (owner: DatabaseAddress): Promise<void> => {
  const pool = openPool(owner, 1, () => undefined, { name: 'migrations', query_timeout: 0 });
  pool.on('connect', (client) => void client.query(`${NO_TIMEOUTS}; ${BRIEF_LOCKS}`));
  try {
    await runMigrations({ pgPool: pool, logger: libraryLogger(noLog) });
  } finally {
    await pool.end();
  }
};

const PRIVATE_TABLES = ['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs'];
const POLICY = 'application';

/**
 * Lets the application's role use the queue. The tables have row security, so grants alone are not enough. Existing policies stay:
 * creating one again would lock a table that running workers use.
 */
export const grantJobs = async (owner: pg.ClientBase, role: string): Promise<void> => {
  const to = pg.escapeIdentifier(role);
  await owner.query(`
    grant usage on schema graphile_worker to ${to};
    grant select on all tables in schema graphile_worker to ${to};
    grant usage on all sequences in schema graphile_worker to ${to}`);
  const { rows } = await owner.query<{ name: string }>(
    `select tablename as name from pg_policies
     where schemaname = 'graphile_worker' and policyname = $1 and $2::name = any(roles)`,
    [POLICY, role],
  );
  const permitted = new Set(rows.map(({ name }) => name));
  for (const name of PRIVATE_TABLES) {
    await owner.query(`grant insert, update, delete on graphile_worker.${name} to ${to}`);
    if (!permitted.has(name))
      await owner.query(`
        begin;
        drop policy if exists ${POLICY} on graphile_worker.${name};
        create policy ${POLICY} on graphile_worker.${name} to ${to} using (true) with check (true);
        commit`);
  }
};

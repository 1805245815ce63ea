import pg from 'pg';
import { firstRow } from './firstRow.ts';

/** Session settings, stored with the role because PgBouncer refuses them as startup options. */
const SETTINGS = [
  `statement_timeout = '5s'`,
  `lock_timeout = '2s'`,
  `idle_in_transaction_session_timeout = '10s'`,
  `timezone = 'UTC'`,
  `jit = off`,
  // A parallel statement would take processors from other requests.
  `max_parallel_workers_per_gather = 0`,
  // Equal requests count the same materials: a scan of a large table would begin where the last one ended.
  `synchronize_seqscans = off`,
];

const quoted = pg.escapeIdentifier;

/** Applies the settings to the connected role for this database only; concurrent changes of cluster-wide settings would conflict. */
export const applySessionSettings = async (client: pg.ClientBase): Promise<void> => {
  const { database } = await sessionIdentity(client);
  for (const setting of SETTINGS)
    await client.query(`alter role current_user in database ${quoted(database)} set ${setting}`);
};

export const sessionIdentity = async (client: pg.ClientBase): Promise<{ role: string; database: string }> => {
  const { rows } = await client.query<{ role: string; database: string }>(
    'select current_user as role, current_database() as database',
  );
  return firstRow(rows);
};

/** Tables with a trigger that refuses changes, and the migration history. */
const APPEND_ONLY_TABLES = `
  select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid in ('refuse_change'::regproc, 'refuse_audit_change'::regproc)
  union select 'migration'`;

/**
 * Tables of a migration belong to servers of the release before at once, because its triggers write them. Append-only ones are protected by
 * their triggers until `grantRights`.
 */
export const grantNewTables = async (owner: pg.ClientBase, role: string): Promise<void> => {
  const always = `alter default privileges in schema public grant`;
  await owner.query(`
    ${always} select, insert, update, delete on tables to ${quoted(role)};
    ${always} usage, select on sequences to ${quoted(role)}`);
};

/**
 * Grants only what the application needs. If its role does not own the tables, it can change neither their structure nor, even without
 * triggers, append-only rows.
 */
export const grantRights = async (owner: pg.ClientBase, role: string): Promise<void> => {
  const { rows } = await owner.query<{ name: string }>(APPEND_ONLY_TABLES);
  const to = quoted(role);
  await owner.query(`
    begin;
    alter default privileges in schema public revoke all on tables from ${to};
    alter default privileges in schema public revoke all on sequences from ${to};
    grant usage on schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    grant execute on function count_audit_event, maintain_audit_log to ${to};
    revoke all on all tables in schema public from ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    revoke update, delete on ${rows.map(({ name }) => name).join(', ')} from ${to};
    revoke insert on migration from ${to};
    commit`);
};

import pg from 'pg';

/** What every session of the application has: pgbouncer refuses these as startup options, so its role has them. */
const SETTINGS = [
  `statement_timeout = '5s'`,
  `lock_timeout = '2s'`,
  `idle_in_transaction_session_timeout = '10s'`,
  `timezone = 'UTC'`,
  `jit = off`,
  // A statement that may use several processors takes them from everybody else's.
  `max_parallel_workers_per_gather = 0`,
];

const quoted = pg.escapeIdentifier;

/** Gives them to the role that is connected, for this database: what is of the cluster could be changed from two at once. */
export const limitRole = async (client: pg.ClientBase): Promise<void> => {
  const { database } = await whoIs(client);
  for (const setting of SETTINGS)
    await client.query(`alter role current_user in database ${quoted(database)} set ${setting}`);
};

export const whoIs = async (client: pg.ClientBase): Promise<{ role: string; database: string }> => {
  const { rows } = await client.query<{ role: string; database: string }>(
    'select current_user as role, current_database() as database',
  );
  return rows[0]!;
};

/** The tables whose rows stand as they were written: those whose changes a trigger refuses, and the history of the tables. */
const UNCHANGEABLE = `
  select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'refuse_change'::regproc
  union select 'migration'`;

/**
 * Lets the application's role do what the application does, and no more: where it is not the owner of the tables it can change
 * neither them nor, triggers or not, what is append-only.
 */
export const grantTo = async (owner: pg.ClientBase, role: string): Promise<void> => {
  const { rows } = await owner.query<{ name: string }>(UNCHANGEABLE);
  const to = quoted(role);
  await owner.query(`
    begin;
    grant usage on schema public to ${to};
    grant usage, select on all sequences in schema public to ${to};
    revoke all on all tables in schema public from ${to};
    grant select, insert, update, delete on all tables in schema public to ${to};
    revoke update, delete on ${rows.map(({ name }) => name).join(', ')} from ${to};
    revoke insert on migration from ${to};
    commit`);
};

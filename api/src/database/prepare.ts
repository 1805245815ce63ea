import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { DatabaseAddress } from './orm.ts';
import { openOrm } from './orm.ts';
import { seedMarket } from './seed/seedMarket.ts';

/** One start at a time prepares a database; the number is Feedstock's own. */
const PREPARING = 4_172_026;

const clientOf = (address: DatabaseAddress): pg.Client =>
  new pg.Client('url' in address ? { connectionString: address.url } : { ...address });

/** What every session of the application's role gets: pgbouncer refuses these as startup options, so the role has them. */
const ROLE_SETTINGS = [
  `statement_timeout = '5s'`,
  `lock_timeout = '2s'`,
  `idle_in_transaction_session_timeout = '10s'`,
  `timezone = 'UTC'`,
  `jit = off`,
];

/** Brings the tables up to date and, where asked for, fills an empty market; several instances may start at once. */
export const prepareDatabase = async (
  address: DatabaseAddress,
  { seed, now = new Date() }: { seed: 'demo' | 'none'; now?: Date },
): Promise<void> => {
  const client = clientOf(address);
  await client.connect();
  try {
    // The role's own timeouts are for requests; preparing, and waiting for whoever prepares, takes as long as it takes.
    await client.query('set statement_timeout = 0; set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [PREPARING]);
    for (const setting of ROLE_SETTINGS) await client.query(`alter role current_user set ${setting}`);
    await migrate(address);
    if (seed === 'demo') await seedMarket(client, now);
  } finally {
    await client.end();
  }
};

const migrate = async (address: DatabaseAddress): Promise<void> => {
  const orm: MikroORM = await openOrm(address);
  try {
    await orm.migrator.up();
  } finally {
    await orm.close();
  }
};

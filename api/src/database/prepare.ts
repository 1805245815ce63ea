import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import type { DatabaseAddress } from './orm.ts';
import { NO_TIMEOUTS, openMigrationOrm } from './orm.ts';
import { grantTo, limitRole, whoIs } from './role.ts';
import { seedCatalogue, seedMarket } from './seed/seedMarket.ts';

/** One start at a time prepares a database; the number is Feedstock's own. */
const PREPARING = 4_172_026;

const clientOf = (address: DatabaseAddress): pg.Client =>
  new pg.Client('url' in address ? { connectionString: address.url } : { ...address });

interface Preparing {
  seed: 'demo' | 'catalogue' | 'none';
  now?: Date;
  /** The application's own role, where it is not the owner of the tables. */
  app?: DatabaseAddress;
}

/**
 * Brings the tables up to date, lets the application's role use them and, where asked for, fills an empty market; several instances
 * may start at once.
 */
export const prepareDatabase = async (
  address: DatabaseAddress,
  { seed, now = new Date(), app = address }: Preparing,
): Promise<void> =>
  connected(address, async (owner) => {
    // A role's own timeouts are for requests; preparing, and waiting for whoever prepares, takes as long as it takes.
    await owner.query(NO_TIMEOUTS);
    await owner.query('select pg_advisory_lock($1)', [PREPARING]);
    await migrate(address);
    await connected(app, async (user) => {
      await limitRole(user);
      const { role } = await whoIs(user);
      if (role !== (await whoIs(owner)).role) await grantTo(owner, role);
    });
    if (seed === 'demo') await seedMarket(owner, now);
    if (seed === 'catalogue') await seedCatalogue(owner);
  });

const connected = async (address: DatabaseAddress, work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const client = clientOf(address);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Runs the migrations that have not run yet, or only those of these names. */
export const migrate = async (address: DatabaseAddress, names?: readonly string[]): Promise<void> => {
  const orm: MikroORM = await openMigrationOrm(address);
  try {
    await orm.migrator.up(names && { migrations: [...names] });
  } finally {
    await orm.close();
  }
};

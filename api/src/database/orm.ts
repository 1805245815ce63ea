import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM, type Options } from '@mikro-orm/postgresql';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { parse } from 'pg-connection-string';
import 'reflect-metadata';
import { migrations } from './migrations/migrations.ts';
import { connectionOf, type DatabaseAddress } from './address.ts';
import { clientClass, connectionLimits, surviveBrokenConnections, type PoolIdentity } from './pool.ts';

type EntityClass = new () => object;

/** The ORM never gives back a connection that breaks within a transaction, because it waits for the rollback to succeed. */
const takeBack = (pool: Pool): void => {
  const taken = new Set<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) =>
    // Statements outside of transactions give it back at once.
    client.on('error', (error) => setImmediate(() => taken.has(client) && client.release(error))),
  );
};

type OrmIdentity = PoolIdentity & { name: string; onPool?: (pool: Pool) => void };

const driverOptionsOf = (address: DatabaseAddress, { onPool, ...identity }: OrmIdentity) => ({
  ...connectionLimits,
  application_name: connectionOf(address, identity.name).application_name,
  Client: clientClass(true, identity),
  onPoolCreated: (pool: Pool) => {
    surviveBrokenConnections(pool);
    takeBack(pool);
    onPool?.(pool);
  },
});

/** Parses a URL as `pg` does, including Unix sockets (`?host=/…`) and `sslmode`, which the ORM's parser does not support. */
const connectionOptions = (address: DatabaseAddress, identity: OrmIdentity) => {
  const driverOptions = driverOptionsOf(address, identity);
  if (!('url' in address)) {
    const { database: dbName, ...rest } = address;
    return { ...rest, dbName, driverOptions };
  }
  const { host, port, user, password, database, ssl } = parse(address.url);
  return {
    host: host ?? 'localhost',
    port: Number(port ?? 5432),
    user: user ?? 'postgres',
    password: password ?? '',
    dbName: database ?? 'postgres',
    driverOptions: ssl === undefined ? driverOptions : { ...driverOptions, ssl },
  };
};

/** The ORM is used for writes only; reads have their own planner (`reading/`). */
const ormOptions = (address: DatabaseAddress, entities: readonly EntityClass[], identity: OrmIdentity): Options => ({
  ...connectionOptions(address, identity),
  entities: [...entities],
  metadataProvider: ReflectMetadataProvider,
  extensions: [Migrator],
  logger: () => {},
  pool: { min: 0, max: 4 },
  forceUtcTimezone: true,
  // Each migration is SQL and commits by itself, so that one may be non-transactional.
  migrations: { migrationsList: migrations, allOrNothing: false, snapshot: false, tableName: 'migration' },
  allowGlobalContext: false,
});

export const openOrm = (
  address: DatabaseAddress,
  entities: readonly EntityClass[],
  identity: Omit<OrmIdentity, 'name'> = {},
): Promise<MikroORM> => MikroORM.init(ormOptions(address, entities, { ...identity, name: 'writes' }));

/**
 * For migrations. The role's timeouts are meant for requests; a migration of a large market takes longer. One connection, so that all
 * statements have the same settings.
 */
export const openMigrationOrm = (address: DatabaseAddress, entities: readonly EntityClass[]): Promise<MikroORM> => {
  const options = ormOptions(address, entities, { name: 'migrations' });
  const onConnect = (client: ClientBase) => client.query(NO_TIMEOUTS);
  const driverOptions = { ...options.driverOptions, query_timeout: 0, onConnect };
  return MikroORM.init({ ...options, pool: { min: 0, max: 1 }, driverOptions });
};

export const NO_TIMEOUTS = 'set statement_timeout = 0; set lock_timeout = 0';

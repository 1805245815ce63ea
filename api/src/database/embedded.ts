// The bundled PostgreSQL: created at the first start, reached over a Unix socket that only this account can use.
import { existsSync, rmdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../startRefused.ts';
import { chooseAccount } from './embedded/account.ts';
import { findBinaries } from './embedded/binaries.ts';
import { ensureCluster, readPassword, user, writeSettings } from './embedded/cluster.ts';
import { holdLock, type Lock } from './embedded/lock.ts';
import { clusterFolder, knownCluster, socketFolder } from './embedded/locations.ts';
import { findPostmaster, refuseWithLog, startPostmaster, stopPostmaster, type Server } from './embedded/postmaster.ts';
import { freePort, serverSettings } from './embedded/serverSettings.ts';

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
  /** Called when PostgreSQL has ended although nobody stopped it here. */
  onGone?: () => void;
}

const database = 'feedstock';

export async function startEmbedded(
  options: EmbeddedOptions,
): Promise<{ connection: Connection; app: Connection; stop(): Promise<void> }> {
  const { dataDir, log, tcp = process.platform === 'win32', durable = true } = options;
  const account = chooseAccount(knownCluster(dataDir));
  const binaries = findBinaries(account, log);
  const cluster = clusterFolder(dataDir, account, log);
  await ensureCluster(cluster, binaries, account, { tcp, durable });

  const server: Server = { cluster, account, binaries };
  const lock = await startOrTakeOver(server, { ...options, tcp, durable });
  const found = await lock.client.query('select from pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await lock.client.query(`create database ${database}`);
  const password = readPassword(cluster);
  await ensureAppRole(lock.client, password);

  let stopped: Promise<void> | undefined;
  const { host, port } = lock.client;
  const connection = { host, port, user, password, database };
  return {
    connection,
    app: appOf(connection),
    stop: () => (stopped ??= stopServer(server, lock)),
  };
}

/**
 * For commands beside a server: uses the PostgreSQL that runs on the data folder, or starts it for as long as the command takes. It creates
 * no database.
 */
export async function joinEmbedded(options: EmbeddedOptions): Promise<{ app: Connection; stop(): Promise<void> }> {
  const cluster = knownCluster(options.dataDir);
  if (!existsSync(cluster))
    throw new StartRefused(
      `There is no database in ${options.dataDir} yet. Set DATABASE_URL, or start Feedstock once with npm start.`,
    );
  const account = chooseAccount(cluster);
  const running = findPostmaster({ cluster, account, binaries: findBinaries(account, options.log) });
  if (!running) return startEmbedded(options);
  const { host, port } = running;
  const connection = { host, port, user, password: readPassword(cluster), database };
  return { app: appOf(connection), stop: async () => undefined };
}

/** The application's own connection. Its role does not own the tables, so it cannot change append-only ones. */
export const appOf = (owner: Connection): Connection => ({ ...owner, user: `${owner.user}_app` });

async function ensureAppRole(client: pg.Client, password: string | undefined) {
  const app = `${user}_app`;
  const found = await client.query('select from pg_roles where rolname = $1', [app]);
  if (found.rowCount === 0) await client.query(`create role ${app} login`);
  if (password !== undefined) await client.query(`alter role ${app} password ${pg.escapeLiteral(password)}`);
}

/** Uses the server that already runs on the cluster, whether left over from a killed Feedstock or started concurrently. */
async function startOrTakeOver(
  server: Server,
  { dataDir, log, tcp, durable, onGone }: EmbeddedOptions & { tcp: boolean; durable: boolean },
): Promise<Lock> {
  const deadline = Date.now() + 60_000;
  const connect = () => connectTo(server);
  const hasGone = () => {
    const isGone = findPostmaster(server) === undefined;
    if (isGone) onGone?.();
    return isGone;
  };
  for (let failures = 0; ;) {
    if (!findPostmaster(server)) {
      const sockets = tcp ? '' : socketFolder(server.cluster, server.account);
      writeSettings(server.cluster, server.account, serverSettings(sockets, tcp ? await freePort() : 5432, durable));
      const started = await startPostmaster(server, sockets);
      // A killed server's processes can hold its memory for a moment, or a concurrent start may have won.
      if (!started && !findPostmaster(server) && (failures += 1) > 5) refuseWithLog(server);
      if (!started) await delay(500);
      continue;
    }
    try {
      const lock = await holdLock(connect, log, hasGone);
      if (lock) return lock;
    } catch (error) {
      if (!isTransient(error) || Date.now() > deadline) throw error;
      await delay(100);
      continue;
    }
    throw new StartRefused(
      `Another Feedstock is already running on the data folder ${dataDir}: ` +
        'stop it first, or give this one another DATA_DIR and PORT.',
    );
  }
}

async function connectTo(server: Server): Promise<pg.Client> {
  const { host = '', port = 0 } = findPostmaster(server) ?? {};
  const client = new pg.Client({
    ...{ host, port, user, password: readPassword(server.cluster), database: 'postgres' },
    ...{ application_name: 'feedstock lock', keepAlive: true, ssl: false },
  });
  // An unhandled 'error' event would end the process; the 'end' event handles lost connections.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Errors while a server starts or stops, or while its socket does not exist. */
function isTransient(error: unknown): boolean {
  const { code = '', message } = error as Error & { code?: string };
  const transientCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', '57P01', '57P03'];
  return transientCodes.includes(code) || /^Connection terminated|is not queryable$/.test(message);
}

async function stopServer(server: Server, lock: Lock) {
  // Keep the lock until the server has stopped, or another start could take over a stopping server.
  lock.stopReacquiring();
  await stopPostmaster(server);
  await lock.client.end().catch(() => undefined);
  try {
    if (lock.client.host.startsWith('/')) rmdirSync(lock.client.host);
  } catch {
    // Another server already uses the folder.
  }
}

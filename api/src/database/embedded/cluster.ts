// Creates the cluster (PostgreSQL's data directory) and writes its settings.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../common/startRefused.ts';
import { giveTo, run, type Account } from './account.ts';
import type { Binaries } from './locations.ts';

export interface Server {
  cluster: string;
  account: Account | undefined;
  binaries: Binaries;
  /** A loopback port with a password instead of a Unix socket. */
  tcp: boolean;
  durable: boolean;
}

/** The class of each letter, which pg_trgm asks for: with "C", it knows those from A to Z only. Other systems lack this one. */
export const LETTERS = process.platform === 'linux' ? 'C.UTF-8' : undefined;
export const user = 'feedstock';
const passwordFile = (cluster: string) => join(cluster, 'feedstock-password');

/** Undefined for a Unix socket, which is protected by its folder's mode. */
export const readPassword = (cluster: string): string | undefined =>
  existsSync(passwordFile(cluster)) ? readFileSync(passwordFile(cluster), 'utf8') : undefined;

const writeAs = (account: Account | undefined, file: string, text: string) => {
  writeFileSync(file, text, { mode: 0o600 });
  giveTo(account, file);
};

/** Created in a temporary folder and then renamed, so that an interrupted or concurrent first start leaves no half of a cluster. */
export const ensureCluster = async ({ cluster, binaries, account, tcp, durable }: Server) => {
  if (existsSync(join(cluster, 'PG_VERSION'))) return checkCluster(cluster, binaries.version, account);
  const unfinished = giveTo(account, mkdtempSync(`${cluster}.new-`));
  const password = `${unfinished}.password`;
  try {
    if (tcp) writeAs(account, password, randomBytes(24).toString('base64url'));
    const { code, output } = await run(account, binaries.initdb, [
      ...['-D', unfinished, '-U', user, '--encoding=UTF8', '--locale=C', ...localeOptions(binaries)],
      ...(LETTERS ? [`--lc-ctype=${LETTERS}`] : []),
      ...(tcp ? ['--auth=scram-sha-256', `--pwfile=${password}`] : ['--auth-local=trust', '--auth-host=reject']),
      ...(durable ? [] : ['--no-sync']),
    ]);
    if (code !== 0) throw new StartRefused(`PostgreSQL could not create its data folder ${cluster}: ${output.trim()}`);
    if (tcp) renameSync(password, passwordFile(unfinished));
    renameSync(unfinished, cluster);
  } catch (error) {
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(password, { force: true });
  }
};

/** The builtin locale exists from PostgreSQL 17 on. */
const localeOptions = ({ version }: Binaries): string[] =>
  version < 17 ? [] : ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

const checkCluster = (cluster: string, version: number, account: Account | undefined) => {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== String(version))
    throw new StartRefused(
      `${cluster} contains data of PostgreSQL ${found}, but this Feedstock includes PostgreSQL ${version}: set DATA_DIR to another folder.`,
    );
  const owner = statSync(cluster).uid;
  if (process.platform !== 'win32' && owner !== (account?.uid ?? process.getuid?.()))
    throw new StartRefused(
      `${cluster} belongs to another user (uid ${owner}): start as that user, or set another DATA_DIR.`,
    );
};

/** Written at every start, so that an older cluster gets the current settings. */
export const writeSettings = ({ cluster, account, tcp, durable }: Server) => {
  const settings = {
    listen_addresses: tcp ? '127.0.0.1' : '',
    unix_socket_directories: '',
    // The apps of several test files run at the same time.
    max_connections: durable ? 100 : 400,
    shared_buffers: '256MB',
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    max_wal_size: '2GB',
    random_page_cost: 1.1,
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Statement errors are reported to the caller; the server's log is for problems of the server itself.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value}'`);
  const file = join(cluster, 'postgresql.conf');
  const unfinished = `${file}.${process.pid}`;
  writeAs(account, unfinished, ['# Written by Feedstock at every start.', ...lines, ''].join('\n'));
  renameSync(unfinished, file);
};

// Creates the cluster (PostgreSQL's data directory) and writes its settings.
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartRefused } from '../../startRefused.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { ensurePrivateFolder } from './privateFolder.ts';
import { run } from './run.ts';

const version = '18';
export const user = 'feedstock';
const passwordFile = (cluster: string) => join(cluster, 'feedstock-password');

/** Undefined for a Unix socket, which is protected by its folder's mode. */
export function readPassword(cluster: string): string | undefined {
  return existsSync(passwordFile(cluster)) ? readFileSync(passwordFile(cluster), 'utf8') : undefined;
}

function writeAs(account: Account | undefined, file: string, text: string) {
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
  if (account) chownSync(file, account.uid, account.gid);
}

/** Created in a temporary folder and then renamed, so that an interrupted or concurrent first start leaves nothing half done. */
export async function ensureCluster(
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
  options: { tcp: boolean; durable: boolean },
) {
  if (existsSync(join(cluster, 'PG_VERSION'))) return checkCluster(cluster, account);
  removeAbandoned(cluster);
  const unfinished = ensurePrivateFolder(`${cluster}.new-${process.pid}-${randomBytes(3).toString('hex')}`, account);
  const password = randomBytes(24).toString('base64url');
  const passwordFileForInitdb = `${unfinished}.password`;
  if (options.tcp) writeAs(account, passwordFileForInitdb, password);
  try {
    const result = await run(account, binaries.initdb, [
      ...['-D', unfinished, '-U', user, '--encoding=UTF8', '--locale=C', '--locale-provider=builtin'],
      '--builtin-locale=C.UTF-8',
      ...(options.tcp
        ? ['--auth=scram-sha-256', `--pwfile=${passwordFileForInitdb}`]
        : ['--auth-local=trust', '--auth-host=reject']),
      ...(options.durable ? [] : ['--no-sync']),
    ]);
    if (result.code !== 0)
      throw new StartRefused(`PostgreSQL could not create its data folder ${cluster}: ${result.output.trim()}`);
    if (options.tcp) writeAs(account, passwordFile(unfinished), password);
    renameSync(unfinished, cluster);
  } catch (error) {
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    rmSync(passwordFileForInitdb, { force: true });
  }
}

function checkCluster(cluster: string, account: Account | undefined) {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (found !== version) {
    throw new StartRefused(
      `${cluster} contains data of PostgreSQL ${found}, but this Feedstock includes PostgreSQL ${version}: set DATA_DIR to another folder.`,
    );
  }
  const owner = statSync(cluster).uid;
  if (process.platform === 'win32' || owner === (account?.uid ?? process.getuid?.())) return;
  throw new StartRefused(
    `${cluster} belongs to another user (uid ${owner}): start as that user, or set another DATA_DIR.`,
  );
}

function removeAbandoned(cluster: string) {
  const tenMinutes = 10 * 60_000;
  for (const name of readdirSync(dirname(cluster))) {
    const path = join(dirname(cluster), name);
    if (name.startsWith(`${basename(cluster)}.new-`) && Date.now() - statSync(path).mtimeMs > tenMinutes) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** Written at every start, so that an older cluster gets the current settings. */
export function writeSettings(
  cluster: string,
  account: Account | undefined,
  settings: Record<string, string | number>,
) {
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`);
  const file = join(cluster, 'postgresql.conf');
  const unfinished = `${file}.${process.pid}`;
  writeAs(account, unfinished, ['# Written by Feedstock at every start.', ...lines, ''].join('\n'));
  chmodSync(unfinished, 0o600);
  renameSync(unfinished, file);
}

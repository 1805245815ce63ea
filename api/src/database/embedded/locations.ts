// Locations of the embedded database's files and its socket.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartRefused } from '../../startRefused.ts';
import { succeedsAs, type Account } from './account.ts';
import { ensurePrivateFolder } from './privateFolder.ts';

/** A socket path is limited to 107 bytes on Linux and 103 elsewhere; the file name takes 14. */
const longestSocketFolder = 85;

const canEnter = (account: Account | undefined, folder: string) =>
  account === undefined || succeedsAs(account, 'cd "$1"', folder);

/** A folder the account can reach when it cannot reach the checkout, for example below a mode-700 home. */
export function reachableFolder(account: Account | undefined): string {
  for (const folder of ['/var/lib/feedstock', join(tmpdir(), 'feedstock'), '/tmp/feedstock']) {
    try {
      ensurePrivateFolder(folder, undefined, 0o755);
      if (canEnter(account, folder)) return folder;
    } catch {
      continue;
    }
  }
  throw new StartRefused(
    'The account that runs PostgreSQL can reach neither this checkout nor /var/lib/feedstock: set DATA_DIR to a folder that others may enter.',
  );
}

const pointerFile = (dataDir: string) => join(dataDir, 'postgres-folder');

function recordedFolder(dataDir: string): string | undefined {
  return existsSync(pointerFile(dataDir)) ? readFileSync(pointerFile(dataDir), 'utf8').trim() : undefined;
}

/** The cluster of earlier starts, if any. */
export function knownCluster(dataDir: string): string {
  return recordedFolder(dataDir) ?? join(dataDir, 'postgres');
}

/**
 * `postgres` in the data folder or, if its account cannot enter that, a reachable folder. Its path is stored in the data folder, so that
 * removing the data folder means a new market.
 */
export function clusterFolder(dataDir: string, account: Account | undefined, log: (line: string) => void): string {
  mkdirSync(dataDir, { recursive: true });
  const known = recordedFolder(dataDir);
  if (known === undefined && canEnter(account, dataDir)) return join(dataDir, 'postgres');
  const cluster = known ?? chooseReachableFolder(dataDir, account);
  mkdirSync(dirname(cluster), { recursive: true });
  log(`The database is in ${cluster}, because PostgreSQL's account cannot enter ${dataDir}.`);
  return cluster;
}

function chooseReachableFolder(dataDir: string, account: Account | undefined): string {
  const cluster = join(reachableFolder(account), `data-${randomBytes(6).toString('hex')}`);
  try {
    writeFileSync(pointerFile(dataDir), `${cluster}\n`, { flag: 'wx' });
    return cluster;
  } catch (error) {
    const concurrent = recordedFolder(dataDir);
    if (concurrent === undefined) throw error;
    return concurrent;
  }
}

export function socketFolder(cluster: string, account: Account | undefined): string {
  const name = `feedstock-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const bases = [tmpdir(), '/tmp'].filter(
    (base) => Buffer.byteLength(join(base, name)) <= longestSocketFolder && canEnter(account, base),
  );
  if (bases[0] === undefined)
    throw new StartRefused('No temporary folder has a path short enough for a socket: set TMPDIR to a short path.');
  return ensurePrivateFolder(join(bases[0], name), account);
}

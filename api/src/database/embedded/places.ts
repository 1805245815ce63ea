// Where the embedded database keeps its files, and where its socket lies.
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { StartRefused } from '../../startRefused.ts';
import { succeedsAs, type Account } from './account.ts';
import { ownFolder } from './ownFolder.ts';

/** A socket's path is limited to 107 bytes on Linux and 103 elsewhere; its name takes 14 of them. */
const longestSocketFolder = 85;

const canEnter = (account: Account | undefined, folder: string) =>
  account === undefined || succeedsAs(account, 'cd "$1"', folder);

/** A folder that the account can reach although it cannot reach the checkout (one below a mode-700 home). */
export function reachableFolder(account: Account | undefined): string {
  for (const folder of ['/var/lib/feedstock', join(tmpdir(), 'feedstock'), '/tmp/feedstock']) {
    try {
      ownFolder(folder, undefined, 0o755);
      if (canEnter(account, folder)) return folder;
    } catch {
      continue;
    }
  }
  throw new StartRefused(
    'The account that runs PostgreSQL can reach neither this checkout nor /var/lib/feedstock: set DATA_DIR to a folder that others may enter.',
  );
}

const pointer = (dataDir: string) => join(dataDir, 'postgres-folder');

function elsewhere(dataDir: string): string | undefined {
  return existsSync(pointer(dataDir)) ? readFileSync(pointer(dataDir), 'utf8').trim() : undefined;
}

/** The cluster of earlier starts, if there were any. */
export function knownCluster(dataDir: string): string {
  return elsewhere(dataDir) ?? join(dataDir, 'postgres');
}

/**
 * `postgres` in the data folder; or, where its account cannot go there, a folder within reach. Its path is kept in the
 * data folder, so that the data is found again and removing the data folder means a new market.
 */
export function clusterFolder(dataDir: string, account: Account | undefined, log: (line: string) => void): string {
  mkdirSync(dataDir, { recursive: true });
  const known = elsewhere(dataDir);
  if (known === undefined && canEnter(account, dataDir)) return join(dataDir, 'postgres');
  const cluster = known ?? moveElsewhere(dataDir, account);
  mkdirSync(dirname(cluster), { recursive: true });
  log(`The database lies in ${cluster}, because PostgreSQL's account cannot enter ${dataDir}.`);
  return cluster;
}

function moveElsewhere(dataDir: string, account: Account | undefined): string {
  const cluster = join(reachableFolder(account), `data-${randomBytes(6).toString('hex')}`);
  try {
    writeFileSync(pointer(dataDir), `${cluster}\n`, { flag: 'wx' });
    return cluster;
  } catch (error) {
    const faster = elsewhere(dataDir);
    if (faster === undefined) throw error;
    return faster;
  }
}

export function socketFolder(cluster: string, account: Account | undefined): string {
  const name = `feedstock-${createHash('sha256').update(cluster).digest('hex').slice(0, 12)}`;
  const bases = [tmpdir(), '/tmp'].filter(
    (base) => Buffer.byteLength(join(base, name)) <= longestSocketFolder && canEnter(account, base),
  );
  if (bases[0] === undefined)
    throw new StartRefused('No temporary folder is fit for a socket: set TMPDIR to a short path.');
  return ownFolder(join(bases[0], name), account);
}

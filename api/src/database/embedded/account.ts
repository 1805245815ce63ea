// PostgreSQL refuses to run as root, so a start by root runs it under another account.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, lstatSync } from 'node:fs';
import { StartRefused } from '../../common/startRefused.ts';

export interface Account {
  uid: number;
  gid: number;
}

/** The owner of the existing cluster, if there is one; undefined means the current account. */
export const chooseAccount = (cluster: string): Account | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = lstatSync(cluster, { throwIfNoEntry: false });
  const accounts = [...(owner ? [owner] : []), ...['postgres', '_postgres', 'nobody', 'daemon'].map(lookUp)];
  // Most accounts are not mapped in a rootless container, so spawning under them fails.
  const account = accounts.find((each) => each.uid > 0 && succeedsAs(each, ':'));
  if (account) return { uid: account.uid, gid: account.gid };
  throw new StartRefused(
    'PostgreSQL does not run as root, and this root may not become postgres or nobody: ' +
      'start Feedstock as an ordinary user, or set DATABASE_URL.',
  );
};

/** Zeros if there is no such account. */
const lookUp = (name: string): Account => {
  const id = (flag: string) => Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
};

/** Tests by running a script: mode bits do not reflect ACLs, mounts and noexec. */
export const succeedsAs = (account: Account | undefined, script: string, ...args: string[]): boolean =>
  spawnSync('/bin/sh', ['-c', script, 'sh', ...args], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;

export const giveTo = (account: Account | undefined, path: string): string => {
  if (account) chownSync(path, account.uid, account.gid);
  return path;
};

/** Runs a program under the account in its own process group, so that Ctrl-C reaches only Feedstock, which stops PostgreSQL last. */
export const run = (
  account: Account | undefined,
  program: string,
  args: string[],
): Promise<{ code: number | null; output: string }> => {
  // PG* variables would redirect PostgreSQL's programs, and a missing locale would stop them.
  const variables = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name));
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      cwd: process.platform === 'win32' ? undefined : '/',
      env: { ...Object.fromEntries(variables), LC_ALL: 'C' },
      detached: true,
      windowsHide: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', reject);
    child.on('exit', (code) => {
      // A server that pg_ctl started may keep the pipe open as long as it runs.
      setImmediate(() => {
        child.stderr.destroy();
        resolve({ code, output });
      });
    });
  });
};

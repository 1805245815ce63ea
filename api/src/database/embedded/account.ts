// PostgreSQL refuses to run as root, so a start by root runs it under another account.
import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { StartRefused } from '../../startRefused.ts';

export interface Account {
  uid: number;
  gid: number;
}

const isRoot = () => process.getuid?.() === 0;

/** The owner of the existing cluster, if there is one; undefined means the current account. */
export function chooseAccount(cluster?: string): Account | undefined {
  if (!isRoot()) return undefined;
  const owner = cluster === undefined ? undefined : lstatSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0 && canRunAs(owner)) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', '_postgres', 'nobody', 'daemon']) {
    const account = lookUp(name);
    if (account && canRunAs(account)) return account;
  }
  throw new StartRefused(
    'PostgreSQL does not run as root, and this root may not become postgres or nobody: ' +
      'start Feedstock as an ordinary user, or set DATABASE_URL.',
  );
}

function lookUp(name: string): Account | undefined {
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

/** Most accounts are not mapped in a rootless container, so spawning under them fails. */
const canRunAs = ({ uid, gid }: Account) => spawnSync('/bin/sh', ['-c', ':'], { uid, gid, cwd: '/' }).status === 0;

/** Tests by running a script: mode bits do not reflect ACLs, mounts and noexec. */
export function succeedsAs(account: Account | undefined, script: string, ...args: string[]): boolean {
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...args], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

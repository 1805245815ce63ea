// PostgreSQL refuses to run as root. Started by root, everything of it runs under another account.
import { execFileSync, spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { StartRefused } from '../../startRefused.ts';

export interface Account {
  uid: number;
  gid: number;
}

export const isRoot = () => process.getuid?.() === 0;

/** The account to run under: the cluster's owner if there is a cluster; undefined means the one we have. */
export function chooseAccount(cluster?: string): Account | undefined {
  if (!isRoot()) return undefined;
  const owner = cluster === undefined ? undefined : lstatSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0 && canBecome(owner)) return { uid: owner.uid, gid: owner.gid };
  for (const name of ['postgres', '_postgres', 'nobody', 'daemon']) {
    const account = lookUp(name);
    if (account && canBecome(account)) return account;
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

/** In a rootless container most accounts are not mapped, and spawning under one of them fails. */
const canBecome = ({ uid, gid }: Account) => spawnSync('/bin/sh', ['-c', ':'], { uid, gid, cwd: '/' }).status === 0;

/** Asked of the system itself rather than computed from mode bits, which know nothing of ACLs, mounts and noexec. */
export function succeedsAs(account: Account | undefined, script: string, ...args: string[]): boolean {
  return spawnSync('/bin/sh', ['-c', script, 'sh', ...args], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

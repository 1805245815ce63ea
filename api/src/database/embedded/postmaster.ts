// What runs on a cluster, as told by its postmaster.pid; starting and stopping it.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StartRefused } from '../../startRefused.ts';
import type { Account } from './account.ts';
import type { Binaries } from './binaries.ts';
import { run } from './run.ts';

export interface Server {
  cluster: string;
  account: Account | undefined;
  binaries: Binaries;
}

export interface Postmaster {
  pid: number;
  host: string;
  port: number;
}

const logFile = (cluster: string) => join(cluster, 'server.log');

/** Who runs on the cluster, or is about to; undefined when nobody does. */
export function findPostmaster({ cluster }: Server): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port, socket, address] = readFileSync(file, 'utf8').split('\n');
  if (!isServerOf(cluster, Number(pid))) return undefined;
  return { pid: Number(pid), host: socket || address || '', port: Number(port) };
}

/**
 * After a crash the number in a lock file may be another program's by now, or that of a dead server whom nobody has
 * buried. PostgreSQL only asks whether a process has that number, so the command line is looked at here.
 */
function isServerOf(cluster: string, pid: number): boolean {
  // A file that is being written says nothing yet, and number 0 would mean ourselves.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return commandLine(pid)?.includes(cluster) ?? true;
}

function commandLine(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined;
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

function removeStaleLocks(cluster: string, sockets: string) {
  for (const file of [join(cluster, 'postmaster.pid'), join(sockets, '.s.PGSQL.5432.lock')]) {
    if (!existsSync(file)) continue;
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    // A number nobody has is PostgreSQL's to clear away, safely even while another start does the same.
    if (Number.isInteger(pid) && commandLine(pid) !== undefined && !isServerOf(cluster, pid))
      rmSync(file, { force: true });
  }
}

/** True when it runs afterwards; false when it did not come up, and the log says why. */
export async function startPostmaster({ cluster, account, binaries }: Server, sockets: string): Promise<boolean> {
  removeStaleLocks(cluster, sockets);
  const log = logFile(cluster);
  if (existsSync(log) && statSync(log).size > 5_000_000) rmSync(log);
  const { code } = await run(
    account,
    binaries.pgCtl,
    ['-D', cluster, '-l', log, '-s', '-w', '-t', '60', 'start'],
    false,
  );
  return code === 0;
}

export function refuseWithLog({ cluster }: Server): never {
  const log = logFile(cluster);
  const tail = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-12).join('\n') : '(no log)';
  throw new StartRefused(`PostgreSQL did not start on ${cluster}. The end of its log:\n${tail}`);
}

export async function stopPostmaster({ cluster, account, binaries }: Server): Promise<void> {
  await run(account, binaries.pgCtl, ['-D', cluster, '-s', '-w', '-t', '60', '-m', 'fast', 'stop']);
}

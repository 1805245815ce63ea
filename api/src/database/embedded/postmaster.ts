// Starts and stops the server of a cluster, and finds a running one by its postmaster.pid.
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

/** The server that runs on the cluster or is starting; undefined if there is none. */
export function findPostmaster({ cluster }: Server): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, , , port, socket, address] = readFileSync(file, 'utf8').split('\n');
  if (!isServerOf(cluster, Number(pid))) return undefined;
  return { pid: Number(pid), host: socket || address || '', port: Number(port) };
}

/**
 * After a crash the pid in a lock file may belong to another program or a zombie. PostgreSQL only checks that a process has the pid, so
 * this checks the command line.
 */
function isServerOf(cluster: string, pid: number): boolean {
  // The file may be incomplete while it is written, and pid 0 would mean ourselves.
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
    // PostgreSQL itself removes a lock file whose pid is unused, safely even during a concurrent start.
    if (Number.isInteger(pid) && commandLine(pid) !== undefined && !isServerOf(cluster, pid))
      rmSync(file, { force: true });
  }
}

/** True if the server is running afterwards; the server's log says why not. */
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

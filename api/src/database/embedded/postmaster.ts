// Starts and stops the server of a cluster, and finds a running one by its postmaster.pid.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, rmdirSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DISK_IS_FULL, StartRefused } from '../../common/startRefused.ts';
import { giveTo, run } from './account.ts';
import { writeSettings, type Server } from './cluster.ts';
import { canEnter } from './locations.ts';

const pidFile = (cluster: string) => join(cluster, 'postmaster.pid');
const logFile = (cluster: string) => join(cluster, 'server.log');

/** The address of the server that runs on the cluster or is starting; undefined if there is none. */
export const findPostmaster = (cluster: string): { host: string; port: number } | undefined => {
  if (!existsSync(pidFile(cluster))) return undefined;
  const [pid, , , port, socket, address] = readFileSync(pidFile(cluster), 'utf8').split('\n');
  return isServerOf(cluster, Number(pid)) ? { host: socket || address || '', port: Number(port) } : undefined;
};

/**
 * After a crash the pid in the file may belong to another program or a zombie. PostgreSQL only checks that a process has the pid, so this
 * checks the command line.
 */
const isServerOf = (cluster: string, pid: number): boolean => {
  // The file may be incomplete while it is written, and pid 0 would mean ourselves.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return commandLine(pid)?.includes(cluster) ?? true;
};

/** Undefined if there is no such process, and on Windows. */
const commandLine = (pid: number): string | undefined => {
  try {
    if (existsSync('/proc/self/cmdline')) return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
};

/** True if the server is running afterwards; the server's log says why not. */
export const startPostmaster = async (server: Server): Promise<boolean> => {
  const { cluster, account, binaries, tcp } = server;
  // PostgreSQL itself removes the file if its pid is unused, safely even during a concurrent start.
  const pid = existsSync(pidFile(cluster)) ? Number.parseInt(readFileSync(pidFile(cluster), 'utf8'), 10) : NaN;
  if (commandLine(pid) !== undefined && !isServerOf(cluster, pid)) rmSync(pidFile(cluster), { force: true });
  const log = logFile(cluster);
  if (existsSync(log) && statSync(log).size > 5_000_000) rmSync(log);
  writeSettings(server);
  const sockets = tcp ? undefined : socketFolder(server);
  const { code } = await run(account, binaries.pgCtl, [
    ...['-D', cluster, '-l', log, '-s', '-w', '-t', '60'],
    ...['-o', sockets === undefined ? `-p ${await freePort()}` : `-p 5432 -k '${sockets}'`, 'start'],
  ]);
  if (code !== 0 && sockets !== undefined) removeSockets(sockets);
  return code === 0;
};

const socketFolder = ({ account }: Server): string => {
  // A socket path is limited to 107 bytes on Linux and 103 elsewhere; the file name takes 14.
  const base = [tmpdir(), '/tmp'].find((folder) => Buffer.byteLength(folder) <= 65 && canEnter(account, folder));
  if (base === undefined)
    throw new StartRefused('No temporary folder has a path short enough for a socket: set TMPDIR to a short path.');
  return giveTo(account, mkdtempSync(join(base, 'feedstock-')));
};

const removeSockets = (folder: string) => {
  try {
    rmdirSync(folder);
  } catch {
    // Another server already uses the folder.
  }
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
};

/** What the server has logged since its last start. */
const lastLog = (cluster: string): string => {
  if (!existsSync(logFile(cluster))) return '(no log)';
  const text = readFileSync(logFile(cluster), 'utf8').trimEnd();
  return text.slice(Math.max(0, text.lastIndexOf('starting PostgreSQL')));
};

export const logsFullDisk = (cluster: string): boolean => lastLog(cluster).includes('No space left on device');

export const refuseWithLog: (cluster: string) => never = (cluster) => {
  if (logsFullDisk(cluster)) throw new StartRefused(DISK_IS_FULL);
  const tail = lastLog(cluster).split('\n').slice(-12).join('\n');
  throw new StartRefused(`PostgreSQL did not start on ${cluster}. The end of its log:\n${tail}`);
};

/** With a full disk, or a process that hangs, an orderly stop may never succeed: then all is ended, and the next start recovers. */
export const stopPostmaster = async ({ cluster, account, binaries }: Server): Promise<void> => {
  const { host = '' } = findPostmaster(cluster) ?? {};
  const stop = (...how: string[]) => run(account, binaries.pgCtl, ['-D', cluster, '-s', '-w', ...how, 'stop']);
  const { code } = await stop('-t', '10', '-m', 'fast');
  if (code !== 0 && findPostmaster(cluster)) await stop('-t', '8', '-m', 'immediate');
  if (host.startsWith('/')) removeSockets(host);
};

/** Does not wait: the server ends its processes within five seconds. */
export const endPostmaster = (cluster: string): void => {
  if (findPostmaster(cluster)) process.kill(Number.parseInt(readFileSync(pidFile(cluster), 'utf8'), 10), 'SIGQUIT');
};

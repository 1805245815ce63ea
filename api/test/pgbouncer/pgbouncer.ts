// PgBouncer in transaction mode, in front of a database of the tests.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Connection } from '../../src/database/embedded.ts';
import { freePort } from '../instance.ts';

export const hasPgBouncer = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0;

export interface PgBouncer {
  host: string;
  port: number;
  stop(): Promise<void>;
}

export const startPgBouncer = async ({ host, port, user }: Connection): Promise<PgBouncer> => {
  const folder = mkdtempSync(join(tmpdir(), 'feedstock-pgbouncer-'));
  chmodSync(folder, 0o755);
  const own = { host: '127.0.0.1', port: await freePort() };
  const users = join(folder, 'users.txt');
  writeFileSync(users, `"${user}" ""\n`);
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${host} port=${port}
[pgbouncer]
listen_addr = ${own.host}
listen_port = ${own.port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 12
max_client_conn = 200
`,
  );
  // It refuses to run as root, so it runs as the account of PostgreSQL, to which the socket belongs.
  const { uid, gid } = statSync(host);
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const program = spawn('pgbouncer', [settings], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  await new Promise<void>((resolve, reject) => {
    program.stderr.on('data', (data: Buffer) => (log += String(data)).includes('process up') && resolve());
    program.once('exit', (code) => reject(new Error(`PgBouncer ended with ${code}: ${log}`)));
  });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  return {
    ...own,
    stop: async () => {
      program.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

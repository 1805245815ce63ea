// Jest's globalSetup for the API: one PostgreSQL for the run, and one process per Jest worker that runs apps.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildIfStale } from '../../scripts/build/ifStale.mjs';

export default async function startServers({ maxWorkers }) {
  buildIfStale({ only: 'api' });
  globalThis.testServers = [];
  process.env.TEST_DATABASE = await start('databaseServer.ts');
  const hosts = await Promise.all(Array.from({ length: maxWorkers }, () => start('appHost.ts')));
  process.env.TEST_APP_HOSTS = hosts.join(' ');
}

/** The line that the server prints when it is ready. It stops when its standard input ends, even if this process is killed. */
async function start(file) {
  const server = spawn(process.execPath, [join(import.meta.dirname, file)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
    detached: true,
    windowsHide: true,
  });
  globalThis.testServers.push(server);
  const [line] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    once(server, 'exit').then(() => ['']),
  ]);
  if (!line) throw new Error(`${file} did not start; the reason is printed above.`);
  return String(line);
}

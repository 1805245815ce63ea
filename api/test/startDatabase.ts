// Before a run of the tests: one PostgreSQL for all of them.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

declare global {
  var databaseServer: ChildProcess | undefined;
}

export default async function startDatabase() {
  const server = spawn(process.execPath, [join(import.meta.dirname, 'databaseServer.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
    windowsHide: true,
  });
  globalThis.databaseServer = server;
  const [line] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    once(server, 'exit').then(() => ['']),
  ]);
  if (!line) throw new Error('The PostgreSQL of the tests did not start; what it said stands above.');
  process.env.TEST_DATABASE = String(line);
}

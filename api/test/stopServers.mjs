// Jest's globalTeardown for the API.
import { once } from 'node:events';

export default async function stopServers() {
  const running = (globalThis.testServers ?? []).filter(({ exitCode }) => exitCode === null);
  // The database is last: apps that lose it would report errors.
  for (const server of running.reverse()) {
    const exited = once(server, 'exit');
    server.stdin.end();
    await exited;
  }
}

// After a run of the tests.
import { once } from 'node:events';

export default async function stopDatabase() {
  const server = globalThis.databaseServer;
  if (!server || server.exitCode !== null) return;
  const gone = once(server, 'exit');
  server.stdin?.end();
  await gone;
}

// The PostgreSQL of one run of the tests, in a process of its own: it prints its connection as JSON and goes away,
// with all its files, when its standard input ends. That happens however the run ends, kill -9 included.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../src/database/embedded.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'feedstock-test-'));
// Run by root, PostgreSQL's account has to enter it.
chmodSync(dataDir, 0o755);
const ended = new Promise((resolve) => process.stdin.resume().once('close', resolve));

try {
  const { connection, stop } = await startEmbedded({ dataDir, log: (line) => console.error(line), durable: false });
  console.log(JSON.stringify(connection));
  await ended;
  await stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

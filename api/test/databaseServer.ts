// The PostgreSQL of one run of the tests, in a process of its own: it prints its connection as JSON and goes away,
// with all its files, when its standard input ends. That happens however the run ends, kill -9 included.
import { rmSync } from 'node:fs';
import { startEmbedded } from '../src/database/embedded.ts';
import { dataFolder } from './dataFolder.ts';

const dataDir = dataFolder('feedstock-test-');
const ended = new Promise((resolve) => process.stdin.resume().once('close', resolve));

try {
  const { connection, stop } = await startEmbedded({ dataDir, log: (line) => console.error(line), durable: false });
  console.log(JSON.stringify(connection));
  await ended;
  await stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

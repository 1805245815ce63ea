// The demo market in a data folder that markets begin with a copy of. It prints the folder, which goes when its standard
// input ends: that happens however its starter ends, kill -9 included.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../../api/dist/database/embedded.js';
import { prepareDatabase } from '../../api/dist/database/prepare.js';

const folder = mkdtempSync(join(tmpdir(), 'feedstock-seed-'));
// Run by root, PostgreSQL's account has to enter it.
chmodSync(folder, 0o755);
const ended = new Promise((resolve) => process.stdin.resume().once('close', resolve));

try {
  const { connection, app, stop } = await startEmbedded({ dataDir: folder, log: console.error, durable: false });
  await prepareDatabase(connection, { seed: 'demo', app });
  await stop();
  console.log(folder);
  await ended;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// The demo market in a data folder that markets begin with a copy of. It prints the folder, which goes when its standard
// input ends: that happens however its starter ends, kill -9 included.
import { rmSync } from 'node:fs';
import { startEmbedded } from '../../api/dist/database/embedded.js';
import { prepareDatabase } from '../../api/dist/database/prepare.js';
import { dataFolder } from '../../api/test/dataFolder.ts';

const folder = dataFolder('feedstock-seed-');
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

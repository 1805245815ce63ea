// Creates a data folder with the demo market, of which test markets start with a copy. Prints the folder and deletes it
// when standard input ends, which happens even if the parent process is killed.
import { rmSync } from 'node:fs';
import { startEmbedded } from '../../api/dist/database/embedded.js';
import { prepareDatabase } from '../../api/dist/prepareDatabase.js';
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

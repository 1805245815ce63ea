// npm run migrate and, with --seed, npm run seed: prepares the database without starting the server.
import './node-version.mjs';
import { buildIfStale } from './build/ifStale.mjs';

buildIfStale({ only: 'api' });
const { readSettings } = await import('../api/dist/settings.js');
const { startEmbedded } = await import('../api/dist/database/embedded.js');
const { prepareDatabase } = await import('../api/dist/database/prepare.js');

const seed = process.argv.includes('--seed') ? 'demo' : 'none';
try {
  const { databaseDirectUrl: url, databaseMigrationUrl, dataDir } = readSettings();
  const embedded = url ? undefined : await startEmbedded({ dataDir, log: console.log });
  try {
    await prepareDatabase(embedded?.connection ?? { url: databaseMigrationUrl }, {
      seed,
      app: embedded?.app ?? { url },
    });
    console.log(seed === 'demo' ? 'The tables are current and the market is filled.' : 'The tables are current.');
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  console.error(error.name === 'StartRefused' ? error.message : error);
  process.exitCode = 1;
}

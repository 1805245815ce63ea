// npm run migrate and, with --seed, npm run seed: prepares the database as the owner of its tables, without starting the server.
import { startEmbedded } from './database/embedded.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { readSettings } from './settings/settings.ts';
import { startFailure } from './startFailure.ts';

const seed = process.argv.includes('--seed') ? 'demo' : 'none';

try {
  const { databaseDirectUrl, databaseMigrationUrl, dataDir } = readSettings();
  const embedded = databaseDirectUrl === undefined ? await startEmbedded({ dataDir, log: console.log }) : undefined;
  try {
    await prepareDatabase(embedded?.connection ?? { url: databaseMigrationUrl as string }, {
      seed,
      app: embedded?.app ?? { url: databaseDirectUrl as string },
      log: console.log,
    });
    console.log(seed === 'demo' ? 'The tables are current and the market is filled.' : 'The tables are current.');
  } finally {
    await embedded?.stop();
  }
} catch (error) {
  console.error(startFailure(error) ?? error);
  process.exitCode = 1;
}

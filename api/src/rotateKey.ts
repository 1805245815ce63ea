// npm run rotate-key: retires the market's signing key and publishes a new one. All servers must be stopped.
import { startEmbedded } from './database/embedded.ts';
import { openPool } from './database/pool.ts';
import { prepareDatabase } from './prepareDatabase.ts';
import { rotateSigningKey } from './features/deals/auctions/engine/signingKeys.ts';
import {
  hasAuthenticators,
  resealAuthenticators,
} from './features/people/accounts/secondFactor/resealAuthenticators.ts';
import { hasWebhooks, resealWebhookSecrets } from './features/around/partners/webhooks/webhookSecrets.ts';
import { newSecret, secretIn, writeSecret } from './secretFile.ts';
import { readSettings } from './settings/settings.ts';
import { startFailure } from './startFailure.ts';
import { StartRefused } from './common/startRefused.ts';

const PREVIOUS_NEEDED =
  "Members' authenticator apps and the secrets of webhooks are encrypted with the former SECRET_KEY. Set PREVIOUS_SECRET_KEY to it; if it is lost, to any other text.";
const LOST = 'authenticator apps could not be read. Their owners log in with a recovery code and set up the app again.';

const LOST_WEBHOOKS = 'webhooks have secrets that could not be read. Their owners make new ones in the settings.';

const rotate = async (): Promise<void> => {
  const { databaseUrl, databaseDirectUrl, databaseMigrationUrl, dataDir, secretKey, previousSecretKey } =
    readSettings();
  const embedded = databaseUrl === undefined ? await startEmbedded({ dataDir, log: console.log }) : undefined;
  try {
    const owner = embedded?.connection ?? { url: databaseMigrationUrl as string };
    await prepareDatabase(owner, { seed: 'none', app: embedded?.app ?? { url: databaseDirectUrl as string } });
    const pool = openPool(owner, 1, () => undefined, { name: 'rotate-key' });
    const secret = secretKey ?? newSecret();
    const previous = previousSecretKey ?? (secretKey === undefined ? secretIn(dataDir) : undefined);
    try {
      if (previous === undefined && ((await hasAuthenticators(pool)) || (await hasWebhooks(pool))))
        throw new StartRefused(PREVIOUS_NEEDED);
      await rotateSigningKey(pool, secret);
      if (secretKey === undefined) writeSecret(dataDir, secret);
      const lost = await resealAuthenticators(pool, previous ?? '', secret);
      if (lost > 0) console.log(`${lost} ${LOST}`);
      const lostWebhooks = await resealWebhookSecrets(pool, previous ?? '', secret);
      if (lostWebhooks > 0) console.log(`${lostWebhooks} ${LOST_WEBHOOKS}`);
    } finally {
      await pool.end();
    }
  } finally {
    await embedded?.stop();
  }
};

try {
  await rotate();
  console.log('The market has a new signing key; former ones stay listed in the logs of auctions.');
} catch (error) {
  console.error(startFailure(error) ?? error);
  process.exitCode = 1;
}

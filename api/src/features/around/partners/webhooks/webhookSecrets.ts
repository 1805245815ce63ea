import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../database/inTransaction.ts';
import { reseal, SealedSecrets } from '../../../../common/sealedSecrets.ts';

const SECRET_BYTES = 32;

/** Encrypts the secrets that deliveries are signed with, each bound to its webhook. */
export const webhookSecrets = (secretKey: string): SealedSecrets =>
  new SealedSecrets(secretKey, 'feedstock webhook secrets');

/** In the format of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

export const hasWebhooks = async (pool: Pool): Promise<boolean> =>
  (await pool.query('select from webhook limit 1')).rowCount === 1;

/** Encrypts the secrets of all webhooks with the new market secret. Returns the number of those that could not be decrypted. */
export const resealWebhookSecrets = (pool: Pool, previous: string, next: string): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('update webhook set former_secret = null, former_until = null');
    const place = { table: 'webhook', id: 'id', column: 'sealed_secret' };
    return reseal(client, place, webhookSecrets(previous), webhookSecrets(next));
  });

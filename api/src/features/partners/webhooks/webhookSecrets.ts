import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../../../database/inTransaction.ts';
import { resealed, SealedSecrets, type Sealed } from '../../../common/sealedSecrets.ts';

const SECRET_BYTES = 32;

/** Encrypts the secrets that deliveries are signed with, each bound to its webhook. */
export class WebhookSecrets extends SealedSecrets {
  constructor(secretKey: string) {
    super(secretKey, 'feedstock webhook secrets');
  }
}

/** In the format of Standard Webhooks. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

export const hasWebhooks = async (pool: Pool): Promise<boolean> =>
  (await pool.query('select from webhook limit 1')).rowCount === 1;

/** Encrypts the secrets of all webhooks with the new market secret. Returns the number of those that could not be decrypted. */
export const resealWebhookSecrets = (pool: Pool, previous: string, next: string): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Sealed>('select id, sealed_secret as sealed from webhook for update');
    const readable = resealed(rows, new WebhookSecrets(previous), new WebhookSecrets(next));
    await client.query(
      `update webhook set sealed_secret = next.sealed
       from jsonb_to_recordset($1::jsonb) as next (id uuid, sealed text) where webhook.id = next.id`,
      [JSON.stringify(readable)],
    );
    await client.query('update webhook set former_secret = null, former_until = null');
    return rows.length - readable.length;
  });

import type { Pool } from 'pg';
import { inTransaction } from '../../../../database/inTransaction.ts';
import { reseal, SealedSecrets } from '../../../../common/sealedSecrets.ts';

/** Encrypts the secrets of authenticator apps, each bound to its account. */
export const authenticatorSecrets = (secretKey: string): SealedSecrets =>
  new SealedSecrets(secretKey, 'feedstock authenticator secrets');

export const hasAuthenticators = async (pool: Pool): Promise<boolean> =>
  (await pool.query('select from authenticator where sealed is not null limit 1')).rowCount === 1;

/** Encrypts the secrets of all authenticator apps with the new market secret. Returns the number of those that could not be decrypted. */
export const resealAuthenticators = (pool: Pool, previous: string, next: string): Promise<number> =>
  inTransaction(pool, async (client) => {
    // An unfinished set-up has to be started again.
    await client.query('update authenticator set pending = null');
    const place = { table: 'authenticator', id: 'user_id', column: 'sealed' };
    return reseal(client, place, authenticatorSecrets(previous), authenticatorSecrets(next));
  });

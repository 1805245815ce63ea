import type { Pool } from 'pg';
import { inTransaction } from '../../../database/inTransaction.ts';
import { resealed, type Sealed } from '../../../common/sealedSecrets.ts';
import { AuthenticatorSecrets } from './authenticatorSecrets.ts';

export const hasAuthenticators = async (pool: Pool): Promise<boolean> =>
  (await pool.query('select from authenticator where sealed is not null limit 1')).rowCount === 1;

/** Encrypts the secrets of all authenticator apps with the new market secret. Returns the number of those that could not be decrypted. */
export const resealAuthenticators = (pool: Pool, previous: string, next: string): Promise<number> =>
  inTransaction(pool, async (client) => {
    const { rows } = await client.query<Sealed>(
      'select user_id as id, sealed from authenticator where sealed is not null for update',
    );
    const readable = resealed(rows, new AuthenticatorSecrets(previous), new AuthenticatorSecrets(next));
    await client.query(
      `update authenticator set sealed = next.sealed
       from jsonb_to_recordset($1::jsonb) as next (id uuid, sealed text) where user_id = next.id`,
      [JSON.stringify(readable)],
    );
    // An unfinished set-up has to be started again.
    await client.query('update authenticator set pending = null');
    return rows.length - readable.length;
  });

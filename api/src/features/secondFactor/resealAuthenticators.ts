import type { Pool } from 'pg';
import { inTransaction } from '../../database/inTransaction.ts';
import { AuthenticatorSecrets } from './authenticatorSecrets.ts';

interface Stored {
  userId: string;
  sealed: string;
}

export const hasAuthenticators = async (pool: Pool): Promise<boolean> =>
  (await pool.query('select from authenticator where sealed is not null limit 1')).rowCount === 1;

/** Encrypts the secrets of all authenticator apps with a key of the new market secret. Returns how many could not be read. */
export const resealAuthenticators = (pool: Pool, previous: string, next: string): Promise<number> =>
  inTransaction(pool, async (client) => {
    const [from, to] = [new AuthenticatorSecrets(previous), new AuthenticatorSecrets(next)];
    const { rows } = await client.query<Stored>(
      'select user_id as "userId", sealed from authenticator where sealed is not null for update',
    );
    const opened = rows.flatMap(({ userId, sealed }) => {
      const secret = from.open(userId, sealed);
      return secret === undefined ? [] : [{ userId, sealed: to.seal(userId, secret) }];
    });
    await client.query(
      `update authenticator set sealed = next.sealed
       from jsonb_to_recordset($1::jsonb) as next ("userId" uuid, sealed text) where user_id = next."userId"`,
      [JSON.stringify(opened)],
    );
    // An unfinished set-up is started again.
    await client.query('update authenticator set pending = null');
    return rows.length - opened.length;
  });

import type { Pool } from 'pg';
import { newId } from '../src/database/id.ts';
import { newSecret, prefixOf, secretHashOf } from '../src/features/people/accounts/apiKeys/secret.ts';
import type { KeyScope } from '../src/reading/reading.ts';

/** A key of this user in the database. */
export const anApiKey = async (
  pool: Pool,
  user: { id: string },
  scopes: readonly KeyScope[] = ['read', 'trade'],
  expiresAt: Date | null = null,
): Promise<{ id: string; secret: string; headers: { authorization: string } }> => {
  const [id, secret] = [newId(), newSecret()];
  await pool.query(
    `insert into api_key (id, user_id, name, prefix, secret_hash, scopes, expires_at) values ($1, $2, 'Shop', $3, $4, $5, $6)`,
    [id, user.id, prefixOf(secret), secretHashOf(secret), scopes, expiresAt],
  );
  return { id, secret, headers: { authorization: `Bearer ${secret}` } };
};

import { createPrivateKey, createPublicKey, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction } from '../../../../database/inTransaction.ts';
import { recordAudit } from '../../../../writing/audit/record.ts';
import { StartRefused } from '../../../../common/startRefused.ts';

export interface SigningKey {
  /** PKCS #8 in PEM. */
  privateKey: string;
  /** SPKI in base64. */
  publicKey: string;
}

/** PKCS #8 encodes an Ed25519 private key as this prefix and 32 bytes. */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The key that signs receipts, derived from the market's secret and therefore equal on all instances. */
export const signingKeyOf = (secretKey: string): SigningKey => {
  const seed = Buffer.from(hkdfSync('sha256', secretKey, '', 'feedstock receipts', 32));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' });
  return {
    privateKey: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
  };
};

/** Publishes the key if none is in use; throws if another key is in use. */
export const openSigningKey = async (pool: Pool, secretKey: string): Promise<SigningKey> => {
  const key = signingKeyOf(secretKey);
  await pool.query(
    `insert into signing_key (public_key, valid_from)
     select $1, case when exists (select from signing_key) then clock_timestamp() end
     where not exists (select from signing_key where valid_until is null) on conflict do nothing`,
    [key.publicKey],
  );
  const { rowCount } = await pool.query('select from signing_key where public_key = $1 and valid_until is null', [
    key.publicKey,
  ]);
  if (rowCount === 0)
    throw new StartRefused(
      'SECRET_KEY, or the file secret-key in DATA_DIR, is not the one that this database is used with. Restore it, or run `npm run rotate-key` to replace it for good.',
    );
  return key;
};

/** A running server updates its heartbeat every two seconds. */
const RUNNING = `select from engine_heartbeat where beat > clock_timestamp() - interval '5 seconds'`;

/** Replaces the key in use by the key of a new secret. The old key stays published. */
export const rotateSigningKey = (pool: Pool, secretKey: string): Promise<void> =>
  inTransaction(pool, async (client) => {
    const { publicKey } = signingKeyOf(secretKey);
    if ((await client.query(RUNNING)).rowCount)
      throw new StartRefused('Stop all servers first: those that run sign with the former key.');
    if ((await client.query('select from signing_key where public_key = $1', [publicKey])).rowCount)
      throw new StartRefused('Set a new SECRET_KEY first: the key of this one is in use, or was before.');
    await client.query('update signing_key set valid_until = clock_timestamp() where valid_until is null');
    await client.query(
      `insert into signing_key (public_key, valid_from)
       values ($1, case when exists (select from signing_key) then clock_timestamp() end)`,
      [publicKey],
    );
    await recordAudit(client, { kind: 'signing_key_rotated', actorId: null, subjectId: publicKey });
  });

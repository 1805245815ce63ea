import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { execute, returnsRow, type Database } from '../../../../database/execute.ts';
import { newId } from '../../../../database/id.ts';
import type { Passkey } from './secondFactor.type.ts';

const ISO = `at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

export const passkeysOf = (db: Database, userId: string): Promise<Passkey[]> =>
  execute<Passkey>(
    db,
    `select id, name, to_char(created_at ${ISO}) as "createdAt", to_char(last_used_at ${ISO}) as "lastUsedAt"
     from passkey where user_id = ? order by created_at, id`,
    [userId],
  );

interface Stored {
  userId: string;
  credentialId: string;
  publicKey: string;
  counter: string;
  transports: string[];
}

const COLUMNS = `user_id as "userId", credential_id as "credentialId", encode(public_key, 'base64') as "publicKey", counter,
  to_json(transports) as transports`;

const asCredential = ({ credentialId, publicKey, counter, transports }: Stored): WebAuthnCredential => ({
  id: credentialId,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64')),
  counter: Number(counter),
  transports,
});

export const credentialsOf = async (em: EntityManager, userId: string): Promise<WebAuthnCredential[]> =>
  (await em.execute<Stored[]>(`select ${COLUMNS} from passkey where user_id = ?`, [userId])).map(asCredential);

/** The account and public key of a credential. */
export const findCredential = async (
  em: EntityManager,
  credentialId: string,
): Promise<{ userId: string; credential: WebAuthnCredential } | undefined> => {
  const [stored] = await em.execute<Stored[]>(`select ${COLUMNS} from passkey where credential_id = ?`, [credentialId]);
  return stored && { userId: stored.userId, credential: asCredential(stored) };
};

/** Stores a new passkey; false if its credential is stored already. */
export const addCredential = (
  em: EntityManager,
  { userId, name, credential }: { userId: string; name: string; credential: WebAuthnCredential },
): Promise<boolean> => {
  const { id, publicKey, counter, transports = [] } = credential;
  return returnsRow(
    em,
    `insert into passkey (id, user_id, name, credential_id, public_key, counter, transports)
     select ?, ?, ?, ?, decode(?, 'base64'), ?, array(select jsonb_array_elements_text(?::jsonb))
     on conflict do nothing returning id`,
    [newId(), userId, name, id, Buffer.from(publicKey).toString('base64'), counter, JSON.stringify(transports)],
  );
};

/** Notes a use; false if the passkey was removed meanwhile. */
export const useCredential = (em: EntityManager, credentialId: string, counter: number): Promise<boolean> =>
  returnsRow(
    em,
    'update passkey set counter = ?, last_used_at = clock_timestamp() where credential_id = ? returning id',
    [counter, credentialId],
  );

import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import { newId } from '../../../database/id.ts';
import type { Passkey } from './secondFactor.type.ts';

const ISO = `at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

interface Listed {
  id: string;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export const passkeysOf = async (em: EntityManager, userId: string): Promise<Passkey[]> => {
  const rows = await em.execute<Listed[]>(
    `select id, name, to_char(created_at ${ISO}) as "createdAt", to_char(last_used_at ${ISO}) as "lastUsedAt"
     from passkey where user_id = ? order by created_at, id`,
    [userId],
  );
  return rows.map(({ createdAt, lastUsedAt, ...passkey }) => ({
    ...passkey,
    createdAt: new Date(createdAt),
    lastUsedAt: lastUsedAt === null ? null : new Date(lastUsedAt),
  }));
};

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
export const addCredential = async (
  em: EntityManager,
  { userId, name, credential }: { userId: string; name: string; credential: WebAuthnCredential },
): Promise<boolean> => {
  const { id, publicKey, counter, transports = [] } = credential;
  const added = await em.execute<object[]>(
    `insert into passkey (id, user_id, name, credential_id, public_key, counter, transports)
     select ?, ?, ?, ?, decode(?, 'base64'), ?, array(select jsonb_array_elements_text(?::jsonb))
     on conflict do nothing returning id`,
    [newId(), userId, name, id, Buffer.from(publicKey).toString('base64'), counter, JSON.stringify(transports)],
  );
  return added.length === 1;
};

/** Notes a use; false if the passkey was removed meanwhile. */
export const useCredential = async (em: EntityManager, credentialId: string, counter: number): Promise<boolean> => {
  const used = await em.execute<object[]>(
    'update passkey set counter = ?, last_used_at = clock_timestamp() where credential_id = ? returning id',
    [counter, credentialId],
  );
  return used.length === 1;
};

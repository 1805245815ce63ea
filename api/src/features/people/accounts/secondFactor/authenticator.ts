import type { EntityManager } from '@mikro-orm/postgresql';
import { generateSecret, generateURI, verify } from 'otplib';
import { databaseNow } from '../../../../database/clock.ts';
import { returnsRow } from '../../../../database/execute.ts';
import { brand } from '../../../../pages/brand.ts';
import type { SealedSecrets } from '../../../../common/sealedSecrets.ts';

/** A code counts for its own 30 seconds and the step before and after, because clocks of phones differ. */
const TOLERANCE_SECONDS = 30;

/** The time step of a right code, or undefined. */
const stepOf = async (em: EntityManager, secret: string, token: string): Promise<number | undefined> => {
  const epoch = Math.floor((await databaseNow(em)).getTime() / 1_000);
  const result = await verify({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
};

interface Setup {
  secret: string;
  uri: string;
}

/** Creates a secret that becomes active with its first code. The active one stays in use until then. */
export const startAuthenticator = async (
  em: EntityManager,
  secrets: SealedSecrets,
  { id, email }: { id: string; email: string },
): Promise<Setup> => {
  const secret = generateSecret();
  await em.execute(
    `insert into authenticator (user_id, pending) values (?, ?)
     on conflict (user_id) do update set pending = excluded.pending`,
    [id, secrets.seal(id, secret)],
  );
  return { secret, uri: generateURI({ issuer: brand, label: email, secret }) };
};

/** A secret of the account, encrypted, and the time step of a right code of it; undefined if the code is wrong. */
const stepIn = async (
  em: EntityManager,
  secrets: SealedSecrets,
  { userId, code }: { userId: string; code: string },
  column: 'sealed' | 'pending',
): Promise<{ sealed: string; step: number } | undefined> => {
  const statement = `select ${column} as sealed from authenticator where user_id = ? and ${column} is not null`;
  const [stored] = await em.execute<{ sealed: string }[]>(statement, [userId]);
  const secret = stored && secrets.open(userId, stored.sealed);
  const step = secret && (await stepOf(em, secret, code));
  return stored && step ? { ...stored, step } : undefined;
};

/** Activates the pending secret with a code of it; false if the code is wrong. */
export const confirmAuthenticator = async (
  em: EntityManager,
  secrets: SealedSecrets,
  userId: string,
  code: string,
): Promise<boolean> => {
  const found = await stepIn(em, secrets, { userId, code }, 'pending');
  if (!found) return false;
  return returnsRow(
    em,
    `update authenticator set sealed = pending, pending = null, confirmed_at = clock_timestamp(), last_step = ?
     where user_id = ? and pending = ? returning user_id`,
    [found.step, userId, found.sealed],
  );
};

/** Uses up a code of the active secret; false if it is wrong, or if a code of its time or later was used before. */
export const useAuthenticatorCode = async (
  em: EntityManager,
  secrets: SealedSecrets,
  userId: string,
  code: string,
): Promise<boolean> => {
  const found = await stepIn(em, secrets, { userId, code }, 'sealed');
  if (!found) return false;
  return returnsRow(
    em,
    `update authenticator set last_step = ? where user_id = ? and sealed = ? and last_step < ? returning user_id`,
    [found.step, userId, found.sealed, found.step],
  );
};

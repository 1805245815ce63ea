import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { databaseNow } from '../../../database/clock.ts';
import { returnsRow } from '../../../database/execute.ts';
import { SignedTokens } from '../../../common/signedTokens.ts';

const LIFETIME_MS = 5 * 60_000;

/** What the holder of a challenge may do with it. */
type Purpose = 'second_step' | 'passkey_login' | 'passkey_registration';

export interface Challenge {
  id: string;
  purpose: Purpose;
  /** Null while the account is unknown. */
  userId: string | null;
  /** Fingerprint of the password, because a challenge does not outlive a password change. Empty without an account. */
  password: string;
  /** Unix time in milliseconds. */
  until: number;
}

/** Uses up a challenge, unless it has expired or was used before. A second transaction waits for the first. */
const SPEND = `
  insert into used_challenge (id, expires_at) select ?, ends_at from (select to_timestamp(?::float8 / 1000) as ends_at) challenge
  where ends_at > clock_timestamp() on conflict do nothing returning id`;

const IS_USED = 'select from used_challenge where id = ?';

/** Signed challenges of logins and passkeys, valid once and for five minutes. Nothing is stored until one is used. */
export class Challenges {
  private readonly tokens: SignedTokens<Challenge>;

  constructor(secretKey: string) {
    this.tokens = new SignedTokens(secretKey, 'feedstock challenges');
  }

  async issue(em: EntityManager, about: Pick<Challenge, 'purpose' | 'userId' | 'password'>): Promise<string> {
    const until = (await databaseNow(em)).getTime() + LIFETIME_MS;
    return this.tokens.sign({ ...about, id: randomBytes(16).toString('base64url'), until });
  }

  /** The challenge, if it was issued for this purpose, has not expired and was not used. */
  async open(em: EntityManager, token: string, purpose: Purpose): Promise<Challenge | undefined> {
    const challenge = this.tokens.read(token);
    if (challenge?.purpose !== purpose || challenge.until <= (await databaseNow(em)).getTime()) return undefined;
    return (await returnsRow(em, IS_USED, [challenge.id])) ? undefined : challenge;
  }
}

/**
 * Returns false for a used challenge. Call in the transaction of the step that it allows, so that the challenge stays valid if the step
 * fails.
 */
export const spendChallenge = (em: EntityManager, { id, until }: Challenge): Promise<boolean> =>
  returnsRow(em, SPEND, [id, until]);

export const purgeUsedChallenges = (pool: Pool) =>
  pool.query('delete from used_challenge where expires_at < statement_timestamp()');

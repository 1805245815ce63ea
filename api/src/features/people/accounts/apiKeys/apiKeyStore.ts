import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import { execute, type Database } from '../../../../database/execute.ts';
import { LookupCache } from '../../../../database/lookupCache.ts';
import { DomainError, tooMany } from '../../../../common/errors.ts';
import type { SharedLimiter } from '../../../../limits/sharedLimits.ts';
import type { KeyScope } from '../../../../reading/reading.ts';
import { networkOf } from '../../../../limits/clientAddress.ts';
import { isSecret, secretHashOf } from './secret.ts';

/** A valid key and its member. */
export interface ValidApiKey {
  id: string;
  userId: string;
  scopes: readonly KeyScope[];
  /** The email address is not confirmed, so the account may not trade if the market sends emails. */
  unconfirmed: boolean;
}

interface Row extends ValidApiKey {
  stale: boolean;
}

const VALID = `(expires_at is null or expires_at > clock_timestamp()) and "user".locked_at is null and "user".deleted_at is null`;

const LOAD = `
select api_key.id, user_id as "userId", to_json(scopes) as scopes,
  "user".email_confirmed_at is null and not "user".trades_unconfirmed as unconfirmed,
  last_used_at is null or last_used_at < clock_timestamp() - interval '5 minutes' as stale
from api_key join "user" on "user".id = user_id where secret_hash = $1 and ${VALID}`;

const STILL_VALID = `
select secret_hash as hash from api_key join "user" on "user".id = user_id where secret_hash = any($1) and ${VALID}`;

interface Limits {
  /** Counts unknown secrets by network. */
  wrongKeys: SharedLimiter;
  /** Whether limits apply to an IP address. */
  isLimited: (address: string) => boolean;
}

/** Finds keys by their secrets. Malformed secrets cost no statement, and unknown ones are limited by address. */
export class ApiKeyStore {
  private readonly pool: Pool;
  private readonly wrongKeys: SharedLimiter;
  private readonly isLimited: (address: string) => boolean;
  private readonly cache = new LookupCache((secret) => this.load(secret));
  /** Secrets that were valid before: they are not limited if other callers at the same address use wrong ones. */
  private readonly knownSecrets = new LRUCache<string, true>({ max: 10_000 });
  private readonly listeners: (() => void)[] = [];

  constructor(pool: Pool, { wrongKeys, isLimited }: Limits) {
    this.pool = pool;
    this.wrongKeys = wrongKeys;
    this.isLimited = isLimited;
  }

  /** Throws `INVALID_API_KEY`, or `RATE_LIMITED` after too many wrong secrets from this address. */
  async find(secret: string, address: string): Promise<ValidApiKey> {
    if (!isSecret(secret)) throw invalidApiKey();
    const found =
      this.knownSecrets.has(secret) || !this.isLimited(address)
        ? await this.cache.get(secret)
        : await this.findLimited(secret, networkOf(address));
    if (!found) throw invalidApiKey();
    return found;
  }

  /** Filters secrets: returns those whose key is still valid. */
  async stillValid(secrets: readonly string[]): Promise<ReadonlySet<string>> {
    const secretOf = new Map(secrets.map((secret) => [secretHashOf(secret), secret]));
    const { rows } = await this.pool.query<{ hash: string }>(STILL_VALID, [[...secretOf.keys()]]);
    return new Set(rows.flatMap(({ hash }) => secretOf.get(hash) ?? []));
  }

  /** Deletes a member's keys since a time in the caller's transaction and returns their number. The commit notifies all instances. */
  async revokeOf(db: Database, userId: string, since: string): Promise<number> {
    const deleted = 'delete from api_key where user_id = ? and created_at >= ? returning id';
    return (await execute(db, deleted, [userId, since])).length;
  }

  /** Adds a listener for keys that become invalid, at any instance. */
  onEnd(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Discards cached keys; call after keys were revoked. */
  invalidate(): void {
    this.cache.clear();
    for (const listener of this.listeners) listener();
  }

  /** Counts the attempt before the lookup, so that simultaneous guesses cannot exceed the limit. */
  private async findLimited(secret: string, network: string): Promise<ValidApiKey | null> {
    await this.wrongKeys.consume(network).catch((refused: { msBeforeNext?: number }) => {
      throw tooMany('attempts', refused.msBeforeNext ?? 1_000);
    });
    const found = await this.cache.get(secret);
    if (found) await this.wrongKeys.reward(network);
    return found;
  }

  private async load(secret: string): Promise<ValidApiKey | null> {
    const { rows } = await this.pool.query<Row>({ name: 'api_key', text: LOAD, values: [secretHashOf(secret)] });
    const [row] = rows;
    if (!row) {
      this.knownSecrets.delete(secret);
      return null;
    }
    this.knownSecrets.set(secret, true);
    const { stale, ...key } = row;
    if (stale) await this.pool.query('update api_key set last_used_at = clock_timestamp() where id = $1', [key.id]);
    return key;
  }
}

/** The same error for every reason, so that it reveals nothing about keys. */
export const invalidApiKey = (): DomainError =>
  new DomainError('INVALID_API_KEY', 'This API key is wrong, expired or revoked.');

import type { Pool } from 'pg';
import { execute, type Database } from '../../database/execute.ts';
import { FreshLookups } from '../../database/freshLookups.ts';
import { DomainError, tooMany } from '../../errors.ts';
import type { SharedLimiter } from '../../limits/sharedLimits.ts';
import type { KeyScope } from '../../reading/reading.ts';
import { networkOf } from '../../server/clientAddress.ts';
import { isSecret, secretHashOf } from './secret.ts';

/** A valid key and its member. */
export interface ApiKeyInUse {
  id: string;
  userId: string;
  scopes: readonly KeyScope[];
  /** The account may not trade before its email address is confirmed, if the market sends emails. */
  unconfirmed: boolean;
}

interface Row extends Omit<ApiKeyInUse, 'scopes'> {
  scopes: KeyScope[];
  stale: boolean;
}

const MAX_FAMILIAR = 10_000;

const VALID = `(expires_at is null or expires_at > clock_timestamp()) and "user".locked_at is null and "user".deleted_at is null`;

const LOOK = `
select api_key.id, user_id as "userId", to_json(scopes) as scopes,
  "user".email_confirmed_at is null and not "user".trades_unconfirmed as unconfirmed,
  last_used_at is null or last_used_at < clock_timestamp() - interval '5 minutes' as stale
from api_key join "user" on "user".id = user_id where secret_hash = $1 and ${VALID}`;

const STILL_VALID = `
select secret_hash as hash from api_key join "user" on "user".id = user_id where secret_hash = any($1) and ${VALID}`;

interface Limited {
  /** Counts secrets that no key has, by network. */
  wrongKeys: SharedLimiter;
  isLimited: (address: string) => boolean;
}

/** Finds keys by their secrets. A text that is no secret costs no statement, and unknown secrets are limited by address. */
export class ApiKeyStore {
  private readonly pool: Pool;
  private readonly wrongKeys: SharedLimiter;
  private readonly isLimited: (address: string) => boolean;
  private readonly lookups = new FreshLookups((secret) => this.look(secret));
  /** Secrets of valid keys: the failures of others at the same address do not concern them. */
  private readonly familiar = new Set<string>();
  private readonly listeners: (() => void)[] = [];

  constructor(pool: Pool, { wrongKeys, isLimited }: Limited) {
    this.pool = pool;
    this.wrongKeys = wrongKeys;
    this.isLimited = isLimited;
  }

  /** The key of a secret; throws `INVALID_API_KEY`, or `RATE_LIMITED` after too many wrong ones from this address. */
  async find(secret: string, address: string): Promise<ApiKeyInUse> {
    if (!isSecret(secret)) throw invalidApiKey();
    const found =
      this.familiar.has(secret) || !this.isLimited(address)
        ? await this.lookups.find(secret)
        : await this.findLimited(secret, networkOf(address));
    if (!found) throw invalidApiKey();
    return found;
  }

  /** Returns those secrets whose key is still valid. */
  async stillValid(secrets: readonly string[]): Promise<ReadonlySet<string>> {
    const secretOf = new Map(secrets.map((secret) => [secretHashOf(secret), secret]));
    const { rows } = await this.pool.query<{ hash: string }>(STILL_VALID, [[...secretOf.keys()]]);
    return new Set(rows.flatMap(({ hash }) => secretOf.get(hash) ?? []));
  }

  /** Ends all keys of a member in the caller's transaction, on all instances as soon as it commits. */
  async revokeAllOf(db: Database, userId: string): Promise<number> {
    return (await execute(db, 'delete from api_key where user_id = ? returning id', [userId])).length;
  }

  /** Adds a listener for keys that end, here or at other instances. */
  onEnd(listener: () => void): void {
    this.listeners.push(listener);
  }

  /** Keys have ended: all are looked up again. */
  ended(): void {
    this.lookups.clear();
    for (const listener of this.listeners) listener();
  }

  /** Counted before the lookup, so that simultaneous guesses have no advantage. */
  private async findLimited(secret: string, network: string): Promise<ApiKeyInUse | null> {
    await this.wrongKeys.consume(network).catch((refused: { msBeforeNext?: number }) => {
      throw tooMany('attempts', refused.msBeforeNext ?? 1_000);
    });
    const found = await this.lookups.find(secret);
    if (found) await this.wrongKeys.reward(network);
    return found;
  }

  private async look(secret: string): Promise<ApiKeyInUse | null> {
    const { rows } = await this.pool.query<Row>({ name: 'api_key', text: LOOK, values: [secretHashOf(secret)] });
    const [row] = rows;
    if (!row) {
      this.familiar.delete(secret);
      return null;
    }
    if (this.familiar.size >= MAX_FAMILIAR) this.familiar.clear();
    this.familiar.add(secret);
    const { stale, ...key } = row;
    if (stale) await this.pool.query('update api_key set last_used_at = clock_timestamp() where id = $1', [key.id]);
    return key;
  }
}

/** The same for every reason, so that it tells nothing about keys. */
export const invalidApiKey = (): DomainError =>
  new DomainError('INVALID_API_KEY', 'This API key is wrong, expired or revoked.');

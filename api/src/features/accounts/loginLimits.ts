import type { Pool } from 'pg';
import { tooMany } from '../../errors.ts';
import type { SharedLimiter, SharedLimits } from '../../limits/sharedLimits.ts';

const LONGEST_DELAY = '15 minutes';
/** Attempts are forgotten after a day without one. */
const FORGOTTEN = '1 day';

/**
 * Counts an attempt before the password is looked at, so that many at once get no further than one after the other.
 * `expire` is when the next attempt is allowed, in milliseconds; while that lies ahead nothing is counted and no row comes back.
 */
const ATTEMPT = `
  with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)
  insert into login_limit as known (key, points, expire) select $1, 1, now from clock
  on conflict (key) do update set
    points = case when known.expire < excluded.expire - ${inMs(FORGOTTEN)} then 1 else known.points + 1 end,
    expire = excluded.expire + case
      when known.expire < excluded.expire - ${inMs(FORGOTTEN)} or known.points + 1 < $2 then 0
      else least(1000 * 2 ^ least(known.points + 1 - $2, 20), ${inMs(LONGEST_DELAY)}) end
  where known.expire <= excluded.expire
  returning points`;

const WAIT = `select expire - (extract(epoch from clock_timestamp()) * 1000)::bigint as wait from login_limit where key = $1`;

function inMs(interval: string): string {
  return `(extract(epoch from interval '${interval}') * 1000)::bigint`;
}

export interface LoginLimitSettings {
  loginFailuresPerAccount: number;
  loginFailuresPerMinute: number;
  registrationsPerHour: number;
}

/** Failed logins slow down per account; logins and registrations are limited per address. Instances share both. */
export class LoginLimits {
  private readonly pool: Pool;
  private readonly free: number;
  private readonly logins: SharedLimiter;
  private readonly registrations: SharedLimiter;
  private readonly enabled: (address: string) => boolean;

  constructor(pool: Pool, limits: LoginLimitSettings, enabled: (address: string) => boolean, shared: SharedLimits) {
    this.pool = pool;
    this.free = limits.loginFailuresPerAccount;
    this.logins = shared.limiter('login', { points: limits.loginFailuresPerMinute, duration: 60 });
    this.registrations = shared.limiter('registration', { points: limits.registrationsPerHour, duration: 3600 });
    this.enabled = enabled;
  }

  /** Refuses an attempt that comes too early; the same for known and unknown accounts. */
  async beforeLogin(address: string, email: string): Promise<void> {
    if (!this.enabled(address)) return;
    await consume(this.logins, address);
    const { rowCount } = await this.pool.query(ATTEMPT, [email, this.free]);
    if (rowCount) return;
    const { rows } = await this.pool.query<{ wait: string }>(WAIT, [email]);
    throw tooMany('attempts', Number(rows[0]?.wait ?? 0));
  }

  /** An attempt that was right counts for nothing. */
  async succeeded(address: string, email: string): Promise<void> {
    if (!this.enabled(address)) return;
    await this.logins.reward(address);
    await this.pool.query('delete from login_limit where key = $1', [email]);
  }

  async beforeRegistration(address: string): Promise<void> {
    if (this.enabled(address)) await consume(this.registrations, address);
  }

  /** What is forgotten need not be kept. */
  async purge(): Promise<void> {
    await this.pool.query(
      `delete from login_limit where expire < (extract(epoch from clock_timestamp()) * 1000)::bigint - ${inMs(FORGOTTEN)}`,
    );
  }
}

const consume = async (limiter: SharedLimiter, key: string): Promise<void> => {
  await limiter.consume(key).catch((refused: { msBeforeNext?: number }) => {
    throw tooMany('attempts', refused.msBeforeNext ?? 1_000);
  });
};

import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { tooMany } from '../../../common/errors.ts';
import type { SharedLimiter, SharedLimits } from '../../../limits/sharedLimits.ts';
import { networkOf } from '../../../limits/clientAddress.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FAILURES_WINDOW_MS = 15 * MINUTE_MS;

/**
 * Counts an attempt unless the limit is reached; then no row is returned. `expire` is the end of the window in milliseconds. A window
 * begins with its first attempt.
 */
const COUNT = `
  with clock as (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now)
  insert into login_limit as known (key, points, expire) select $1, 1, now + $3::bigint from clock
  on conflict (key) do update set
    points = case when known.expire <= excluded.expire - $3 then 1 else known.points + 1 end,
    expire = case when known.expire <= excluded.expire - $3 then excluded.expire else known.expire end
  where known.expire <= excluded.expire - $3 or known.points < $2
  returning expire`;

/** Read first, because COUNT locks the row even if it changes nothing, and refused attempts would wait for each other. */
const REACHED = `
  select expire - now as wait from login_limit, (select (extract(epoch from clock_timestamp()) * 1000)::bigint as now) clock
  where key = $1 and points >= $2 and expire > now`;

const WAIT = `select expire - (extract(epoch from clock_timestamp()) * 1000)::bigint as wait from login_limit where key = $1`;

/** An attempt of a window that has ended needs no refund. */
const REFUND = 'update login_limit set points = points - 1 where key = $1 and expire = $2';

export interface LoginLimitSettings {
  loginFailures: number;
  loginFailuresPerMinute: number;
  registrationsPerHour: number;
  linkEmailsPerHour: number;
  linkEmailsPerAddress: number;
}

interface Limit {
  key: string;
  points: number;
  windowMs: number;
}

/** Call after a successful attempt, because only failures count. */
export type Refund = () => Promise<void>;

/**
 * Limits failed attempts with passwords, and registrations, across all instances. An attempt is counted before the password is
 * checked, so that simultaneous attempts have no advantage.
 */
export class LoginLimits {
  private readonly pool: Pool;
  private readonly limits: LoginLimitSettings;
  private readonly registrations: SharedLimiter;
  private readonly isLimited: (address: string) => boolean;

  constructor(pool: Pool, limits: LoginLimitSettings, isLimited: (address: string) => boolean, shared: SharedLimits) {
    this.pool = pool;
    this.limits = limits;
    this.registrations = shared.limiter('registration', { points: limits.registrationsPerHour, duration: 3600 });
    this.isLimited = isLimited;
  }

  /** Counts by address, and by known device or else by account. Unknown accounts are treated like existing ones. */
  beforeLogin(address: string, email: string, deviceId: string | undefined): Promise<Refund> {
    return this.count(address, [
      this.attemptsOf(address),
      this.failuresOf(deviceId === undefined ? `account:${email}` : `device:${deviceId}`),
    ]);
  }

  /** Counted separately, so that failed logins never affect members who are signed in. */
  beforePasswordChange(address: string, userId: string): Promise<Refund> {
    return this.count(address, [this.failuresOf(`password:${userId}`)]);
  }

  /** Links from emails, passkeys and new passwords cannot be guessed or are expensive to check, so they count by address only. */
  beforeAttempt(address: string): Promise<Refund> {
    return this.count(address, [this.attemptsOf(address)]);
  }

  /** Counted separately, because the second step follows the right password. */
  beforeSecondFactor(address: string, userId: string): Promise<Refund> {
    return this.count(address, [this.failuresOf(`second-factor:${userId}`)]);
  }

  /** Emails with links, by the caller's address and by that of the recipient, whether it is that of an account or not. */
  async beforeLinkEmail(address: string, email: string): Promise<void> {
    await this.count(address, [
      this.linkEmailsFrom(address),
      { key: `link_emails_to:${email}`, points: this.limits.linkEmailsPerHour, windowMs: HOUR_MS },
    ]);
  }

  /** By the caller's address only: otherwise invitations could use up the links with which the recipient sets a new password. */
  async beforeInvitation(address: string): Promise<void> {
    await this.count(address, [this.linkEmailsFrom(address)]);
  }

  /** By recipient as well as by account: an account can be deleted and its address registered again. */
  beforeConfirmationEmail(address: string, email: string): Promise<Refund> {
    return this.count(address, [
      { key: `confirmation_emails_to:${email}`, points: this.limits.linkEmailsPerHour, windowMs: HOUR_MS },
    ]);
  }

  async beforeRegistration(address: string): Promise<void> {
    if (!this.isLimited(address)) return;
    await this.registrations.consume(networkOf(address)).catch((refused: { msBeforeNext?: number }) => {
      throw tooMany('attempts', refused.msBeforeNext ?? 1_000);
    });
  }

  /** Whether this is the member's first login of a day with this program from this network, so that each is announced once. */
  async isFirstLoginOfDay(userId: string, address: string, userAgent: string): Promise<boolean> {
    const origin = createHash('sha256')
      .update(`${networkOf(address)} ${userAgent}`)
      .digest('base64url');
    const { rows } = await this.pool.query(COUNT, [`new_device:${userId}:${origin}`, 1, DAY_MS]);
    return rows.length > 0;
  }

  /** Deletes ended windows. */
  async purge(): Promise<void> {
    await this.pool.query(
      'delete from login_limit where expire < (extract(epoch from clock_timestamp()) * 1000)::bigint',
    );
  }

  private linkEmailsFrom(address: string): Limit {
    return {
      key: `link_emails_from:${networkOf(address)}`,
      points: this.limits.linkEmailsPerAddress,
      windowMs: HOUR_MS,
    };
  }

  private attemptsOf(address: string): Limit {
    return { key: `address:${networkOf(address)}`, points: this.limits.loginFailuresPerMinute, windowMs: MINUTE_MS };
  }

  private failuresOf(key: string): Limit {
    return { key, points: this.limits.loginFailures, windowMs: FAILURES_WINDOW_MS };
  }

  /** Throws at the first limit that is reached. Attempts that an earlier limit refuses do not count at the later ones. */
  private async count(address: string, limits: Limit[]): Promise<Refund> {
    if (!this.isLimited(address)) return async () => undefined;
    const counted: { key: string; expire: string }[] = [];
    for (const { key, points, windowMs } of limits) {
      const reached = await this.pool.query<{ wait: string }>(REACHED, [key, points]);
      if (reached.rows[0]) throw tooMany('attempts', Number(reached.rows[0].wait));
      const { rows } = await this.pool.query<{ expire: string }>(COUNT, [key, points, windowMs]);
      if (!rows[0]) throw tooMany('attempts', await this.waitFor(key));
      counted.push({ key, expire: rows[0].expire });
    }
    return async () => {
      for (const { key, expire } of counted) await this.pool.query(REFUND, [key, expire]);
    };
  }

  private async waitFor(key: string): Promise<number> {
    const { rows } = await this.pool.query<{ wait: string }>(WAIT, [key]);
    return Number(rows[0]?.wait ?? 0);
  }
}

import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { DomainError } from '../../errors.ts';

const DAY = 24 * 60 * 60;
const FREE_FAILURES = 5;
const LONGEST_DELAY = 15 * 60;

const tooMany = (seconds: number): DomainError =>
  new DomainError('RATE_LIMITED', `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, undefined, { retryAfter: seconds });

/** Failed logins slow down per account (shared by all instances) and attempts per address. */
export class LoginLimits {
  private readonly failures: RateLimiterPostgres;
  private readonly blocks: RateLimiterPostgres;
  private readonly logins = new RateLimiterMemory({ points: 30, duration: 60 });
  private readonly registrations = new RateLimiterMemory({ points: 100, duration: 3600 });
  private readonly enabled: (address: string) => boolean;

  constructor(pool: Pool, enabled: (address: string) => boolean) {
    const shared = { storeClient: pool, storeType: 'client', tableName: 'login_limit', tableCreated: true, clearExpiredByTimeout: false };
    this.failures = new RateLimiterPostgres({ ...shared, keyPrefix: 'failures', points: FREE_FAILURES, duration: DAY });
    this.blocks = new RateLimiterPostgres({ ...shared, keyPrefix: 'block', points: 1, duration: LONGEST_DELAY });
    this.enabled = enabled;
  }

  /** Refuses an attempt that comes too early; called before the password is looked at. */
  async beforeLogin(address: string, email: string): Promise<void> {
    if (this.enabled(address)) await this.consume(this.logins, address);
    const block = await this.blocks.get(email);
    if (block && block.msBeforeNext > 0 && block.consumedPoints > 0) throw tooMany(Math.ceil(block.msBeforeNext / 1000));
  }

  async failed(email: string): Promise<void> {
    const { consumedPoints } = await this.failures.penalty(email);
    if (consumedPoints >= FREE_FAILURES) await this.blocks.block(email, Math.min(2 ** (consumedPoints - FREE_FAILURES), LONGEST_DELAY));
  }

  async succeeded(email: string): Promise<void> {
    await this.failures.delete(email);
  }

  async beforeRegistration(address: string): Promise<void> {
    if (this.enabled(address)) await this.consume(this.registrations, address);
  }

  private async consume(limiter: RateLimiterMemory, key: string): Promise<void> {
    await limiter.consume(key).catch((refused: { msBeforeNext?: number }) => {
      throw tooMany(Math.ceil((refused.msBeforeNext ?? 1000) / 1000));
    });
  }
}

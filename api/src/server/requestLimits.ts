import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DomainError } from '../errors.ts';

/** Requests a minute per member, or per address for whoever is signed out. */
export class RequestLimits {
  private readonly limiter: RateLimiterMemory;
  private readonly enabled: (address: string) => boolean;

  constructor(perMinute: number, enabled: (address: string) => boolean) {
    this.limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
    this.enabled = enabled;
  }

  async count(address: string, userId: string | null): Promise<void> {
    if (!this.enabled(address)) return;
    await this.limiter.consume(userId ?? address).catch((refused: { msBeforeNext?: number }) => {
      const seconds = Math.ceil((refused.msBeforeNext ?? 1_000) / 1_000);
      throw new DomainError('RATE_LIMITED', `Too many requests. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`, undefined, { retryAfter: seconds });
    });
  }
}

/** A burst of twice the rate is allowed, so that a client can resume all of its subscriptions. */
const BURST_SECONDS = 2;

/** A token bucket for the messages of one socket. */
export class MessageRate {
  private readonly perSecond: number;
  private readonly now: () => number;
  private tokens: number;
  private filledAt: number;

  constructor(perSecond: number, now: () => number = () => performance.now()) {
    this.perSecond = perSecond;
    this.now = now;
    this.tokens = perSecond * BURST_SECONDS;
    this.filledAt = now();
  }

  /** False if the message exceeds the rate. */
  take(): boolean {
    const now = this.now();
    const earned = ((now - this.filledAt) / 1_000) * this.perSecond;
    this.tokens = Math.min(this.perSecond * BURST_SECONDS, this.tokens + earned);
    this.filledAt = now;
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

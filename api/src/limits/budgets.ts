import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../errors.ts';
import type { Viewer } from '../reading/reading.ts';
import { networkOf } from '../server/clientAddress.ts';
import { weights } from './costTable.ts';
import type { SharedLimiter, SharedLimits } from './sharedLimits.ts';
import { Turns } from './turns.ts';

export interface BudgetSettings {
  /** Points a minute of an address whose callers are signed out. */
  pointsPerAddress: number;
  /** Points a minute of a member, from wherever. */
  pointsPerMember: number;
  bidsPerSecond: number;
  /** Statements that one caller may have under way at once. */
  statementsAtOnce: number;
  /** Points of an operation from which its statements count as expensive. */
  expensivePoints: number;
  /** Expensive statements that all callers together may have under way at once. */
  expensiveAtOnce: number;
}

/** What is left of a caller's budget. */
export interface Balance {
  /** `address` or `member`. */
  policy: string;
  /** Points a minute. */
  limit: number;
  remaining: number;
  /** Milliseconds until the whole budget is there again. */
  resetMs: number;
}

const WINDOW_S = 60;
/** As long as a request waits for a connection. */
const WAIT_MS = 5_000;
/** The key of a queue that all callers share. */
const EVERYBODY = 'all';

/** What decides when a statement may start. */
interface Queues {
  ofCaller: Turns;
  ofExpensive: Turns;
  expensivePoints: number;
}

interface Purse {
  policy: string;
  limiter: SharedLimiter;
  key: string;
}

/** How many points each caller may spend, at all instances together: an address (IPv6: its /64) where nobody is signed in, else the member. */
export class Budgets {
  private readonly members: SharedLimiter;
  private readonly addresses: SharedLimiter;
  private readonly bids: RateLimiterMemory;
  private readonly queues: Queues;
  private readonly isLimited: (address: string) => boolean;

  constructor(settings: BudgetSettings, isLimited: (address: string) => boolean, shared: SharedLimits) {
    this.members = shared.limiter('member', { points: settings.pointsPerMember, duration: WINDOW_S });
    this.addresses = shared.limiter('address', { points: settings.pointsPerAddress, duration: WINDOW_S });
    // Each instance's own: a second is too short for an exchange with the others.
    this.bids = new RateLimiterMemory({ points: settings.bidsPerSecond, duration: 1 });
    this.queues = {
      ofCaller: new Turns(settings.statementsAtOnce),
      ofExpensive: new Turns(settings.expensiveAtOnce, WAIT_MS),
      expensivePoints: settings.expensivePoints,
    };
    this.isLimited = isLimited;
  }

  /** For what the server does by itself. */
  unlimited(): Spending {
    return new Spending(undefined, this.bids, this.queues);
  }

  /** What one request spends, or one socket. */
  spendingOf(viewer: Viewer, address: string): Spending {
    if (!this.isLimited(address)) return this.unlimited();
    const purse =
      viewer.id === null
        ? { policy: 'address', limiter: this.addresses, key: networkOf(address) }
        : { policy: 'member', limiter: this.members, key: viewer.id };
    return new Spending(purse, this.bids, this.queues);
  }
}

/** Spends the points of one request, or of one socket, from its caller's budget. */
export class Spending {
  private readonly purse: Purse | undefined;
  private readonly bids: RateLimiterMemory;
  private readonly queues: Queues;
  private isExpensive = false;
  /** Points that were paid before it was known what the request costs. */
  private prepaid = 0;
  private last: RateLimiterRes | undefined;

  constructor(purse: Purse | undefined, bids: RateLimiterMemory, queues: Queues) {
    this.purse = purse;
    this.bids = bids;
    this.queues = queues;
  }

  /** Pays in advance for what must not be done for free, such as parsing; the next charge is less by as much. */
  async prepay(points: number): Promise<void> {
    await this.take(points);
    this.prepaid += points;
  }

  /** Throws if the caller's budget does not suffice; what was prepaid beyond the points is given back. */
  async charge(points: number): Promise<void> {
    this.isExpensive = points >= this.queues.expensivePoints;
    const due = points - this.prepaid;
    this.prepaid = 0;
    if (due > 0) await this.take(due);
    else if (due < 0) await this.giveBack(-due);
  }

  /** Bids have a limit of their own, for each second. */
  async chargeBids(count: number): Promise<void> {
    const { purse } = this;
    if (purse) await this.bids.consume(purse.key, count).catch(refuse);
  }

  /** Undefined where the caller has no limit. */
  async balance(): Promise<Balance | undefined> {
    const { purse } = this;
    if (!purse) return undefined;
    const limit = purse.limiter.points;
    this.last ??= (await purse.limiter.get(purse.key)) ?? undefined;
    const { consumedPoints = 0, msBeforeNext = WINDOW_S * 1_000 } = this.last ?? {};
    return { policy: purse.policy, limit, remaining: Math.max(0, limit - consumedPoints), resetMs: msBeforeNext };
  }

  /** Runs a statement when fewer than the caller's share of the connections are in use, and fewer than all callers' if it is expensive. */
  readonly inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const { purse, isExpensive } = this;
    if (!purse) return work();
    const { ofCaller, ofExpensive } = this.queues;
    return ofCaller.run(purse.key, isExpensive ? () => ofExpensive.run(EVERYBODY, work) : work);
  };

  private async take(points: number): Promise<void> {
    const { purse } = this;
    if (!purse) return;
    try {
      this.last = await purse.limiter.consume(purse.key, points);
    } catch (refused) {
      // A refusal costs what every request does, so that smaller ones still find what is left.
      await this.giveBack(points - Math.min(points, weights.operation));
      refuse(refused);
    }
  }

  private async giveBack(points: number): Promise<void> {
    const { purse } = this;
    if (purse && points > 0) this.last = (await purse.limiter.reward(purse.key, points)) ?? undefined;
  }
}

const refuse = (refused: unknown): never => {
  const { msBeforeNext } = refused as Partial<RateLimiterRes>;
  // What is no refusal by the limiter is a failure of it.
  if (msBeforeNext === undefined) throw refused;
  throw tooMany('requests', msBeforeNext);
};

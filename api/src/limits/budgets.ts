import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../common/errors.ts';
import type { Viewer } from '../reading/reading.ts';
import { networkOf } from './clientAddress.ts';
import { weights } from './costTable.ts';
import type { SharedLimiter, SharedLimits } from './sharedLimits.ts';
import { Turns } from './turns.ts';

export interface BudgetSettings {
  /** Points per minute for the visitors of one address. */
  pointsPerAddress: number;
  /** Points per minute for a member. */
  pointsPerMember: number;
  /** Points per minute for an API key, which do not count for its member. */
  pointsPerApiKey: number;
  bidsPerSecond: number;
  /** Statements that one caller may run at the same time. */
  statementsAtOnce: number;
  /** Statements of operations with at least so many points count as expensive. */
  expensivePoints: number;
  /** Expensive statements that all callers together may run at the same time. */
  expensiveAtOnce: number;
}

/** The rest of a caller's budget. */
export interface Balance {
  /** `address`, `member` or `key`. */
  policy: string;
  /** Points per minute. */
  limit: number;
  remaining: number;
  /** Milliseconds until the budget is renewed. */
  resetMs: number;
}

const WINDOW_S = 60;
/** The same as the wait for a database connection. */
const WAIT_MS = 5_000;
/** The key of the queue that all callers share. */
const EVERYBODY = 'all';

/** Queues that decide when a statement may start. */
interface Queues {
  ofCaller: Turns;
  ofExpensive: Turns;
  expensivePoints: number;
}

interface Purse {
  policy: string;
  limiter: SharedLimiter;
  key: string;
  /** The callers whose statements and bids are limited together: a member with all keys. */
  caller: string;
}

/** Counts what an API key uses. */
export interface UsageCounter {
  add(keyId: string, usage: { requests: number; points: number }): void;
}
type Count = (usage: { requests: number; points: number }) => void;

/**
 * The points that each caller may spend at all instances together. A caller is an API key, a member, or for visitors an address
 * (IPv6: its /64).
 */
export class Budgets {
  private readonly members: SharedLimiter;
  private readonly keys: SharedLimiter;
  private readonly addresses: SharedLimiter;
  private readonly bids: RateLimiterMemory;
  private readonly queues: Queues;
  private readonly isLimited: (address: string) => boolean;
  private readonly usage: UsageCounter | undefined;

  constructor(
    settings: BudgetSettings,
    isLimited: (address: string) => boolean,
    shared: SharedLimits,
    usage?: UsageCounter,
  ) {
    this.usage = usage;
    this.keys = shared.limiter('key', { points: settings.pointsPerApiKey, duration: WINDOW_S });
    this.members = shared.limiter('member', { points: settings.pointsPerMember, duration: WINDOW_S });
    this.addresses = shared.limiter('address', { points: settings.pointsPerAddress, duration: WINDOW_S });
    // Per instance, because a second is too short to exchange counts.
    this.bids = new RateLimiterMemory({ points: settings.bidsPerSecond, duration: 1 });
    this.queues = {
      ofCaller: new Turns(settings.statementsAtOnce),
      ofExpensive: new Turns(settings.expensiveAtOnce, WAIT_MS),
      expensivePoints: settings.expensivePoints,
    };
    this.isLimited = isLimited;
  }

  /** For work of the server itself. */
  unlimited(): Spending {
    return new Spending(undefined, this.bids, this.queues);
  }

  /** The spending of one request or one socket. */
  spendingOf(viewer: Viewer, address: string): Spending {
    const purse = this.isLimited(address) ? this.purseOf(viewer, address) : undefined;
    const { key } = viewer;
    const count: Count | undefined = key && this.usage && ((usage) => this.usage?.add(key.id, usage));
    return new Spending(purse, this.bids, this.queues, count);
  }

  private purseOf({ id, key }: Viewer, address: string): Purse {
    if (id === null) {
      const network = networkOf(address);
      return { policy: 'address', limiter: this.addresses, key: network, caller: network };
    }
    if (key) return { policy: 'key', limiter: this.keys, key: key.id, caller: id };
    return { policy: 'member', limiter: this.members, key: id, caller: id };
  }
}

/** Charges one request or one socket to its caller's budget. */
export class Spending {
  private readonly purse: Purse | undefined;
  private readonly count: Count | undefined;
  private readonly bids: RateLimiterMemory;
  private readonly queues: Queues;
  private isExpensive = false;
  /** Points charged before the cost of the request was known. */
  private prepaid = 0;
  private last: RateLimiterRes | undefined;

  constructor(purse: Purse | undefined, bids: RateLimiterMemory, queues: Queues, count?: Count) {
    this.count = count;
    this.purse = purse;
    this.bids = bids;
    this.queues = queues;
  }

  /** Charges in advance for work such as parsing; the next charge is reduced by the same amount. */
  async prepay(points: number): Promise<void> {
    this.count?.({ requests: 1, points: 0 });
    await this.take(points);
    this.prepaid += points;
  }

  /** Throws if the caller's budget does not suffice; prepaid points above the cost are refunded. */
  async charge(points: number): Promise<void> {
    this.isExpensive = points >= this.queues.expensivePoints;
    const due = points - this.prepaid;
    this.prepaid = 0;
    if (due > 0) await this.take(due);
    else if (due < 0) await this.giveBack(-due);
  }

  /** Bids have a separate limit per second. */
  async chargeBids(count: number): Promise<void> {
    const { purse } = this;
    if (purse) await this.bids.consume(purse.caller, count).catch(refuse);
  }

  /** Undefined if the caller is not limited. */
  async balance(): Promise<Balance | undefined> {
    const { purse } = this;
    if (!purse) return undefined;
    const limit = purse.limiter.points;
    this.last ??= (await purse.limiter.get(purse.key)) ?? undefined;
    const { consumedPoints = 0, msBeforeNext = WINDOW_S * 1_000 } = this.last ?? {};
    return { policy: purse.policy, limit, remaining: Math.max(0, limit - consumedPoints), resetMs: msBeforeNext };
  }

  /** Runs a statement as soon as the limits on simultaneous statements allow it. */
  readonly inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const { purse, isExpensive } = this;
    if (!purse) return work();
    const { ofCaller, ofExpensive } = this.queues;
    return ofCaller.run(purse.caller, isExpensive ? () => ofExpensive.run(EVERYBODY, work) : work);
  };

  private async take(points: number): Promise<void> {
    const { purse } = this;
    this.count?.({ requests: 0, points });
    if (!purse) return;
    try {
      this.last = await purse.limiter.consume(purse.key, points);
    } catch (refused) {
      // A refusal costs as much as an empty request, so that cheaper operations can use the rest.
      await this.giveBack(points - Math.min(points, weights.operation));
      refuse(refused);
    }
  }

  private async giveBack(points: number): Promise<void> {
    const { purse } = this;
    this.count?.({ requests: 0, points: -points });
    if (purse && points > 0) this.last = (await purse.limiter.reward(purse.key, points)) ?? undefined;
  }
}

const refuse = (refused: unknown): never => {
  const { msBeforeNext } = refused as Partial<RateLimiterRes>;
  // Any other error is a failure of the limiter.
  if (msBeforeNext === undefined) throw refused;
  throw tooMany('requests', msBeforeNext);
};

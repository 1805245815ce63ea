import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../common/errors.ts';
import type { Viewer } from '../reading/reading.ts';
import { networkOf } from './clientAddress.ts';
import { weights } from './costTable.ts';
import type { SharedLimiter, SharedLimits } from './sharedLimits.ts';
import { ConcurrencyLimiter } from './concurrencyLimiter.ts';

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
/** Write transactions of one caller under way at once, of 4 connections for all. */
const WRITES_AT_ONCE = 2;
/** The key of the queue that all callers share. */
const GLOBAL_KEY = 'all';

/** Queues that decide when a statement may start. */
interface Queues {
  ofCaller: ConcurrencyLimiter;
  ofExpensive: ConcurrencyLimiter;
  ofWriter: ConcurrencyLimiter;
  expensivePoints: number;
}

interface Account {
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

  constructor(
    settings: BudgetSettings,
    private readonly isLimited: (address: string) => boolean,
    shared: SharedLimits,
    private readonly usage?: UsageCounter,
  ) {
    this.keys = shared.limiter('key', { points: settings.pointsPerApiKey, duration: WINDOW_S });
    this.members = shared.limiter('member', { points: settings.pointsPerMember, duration: WINDOW_S });
    this.addresses = shared.limiter('address', { points: settings.pointsPerAddress, duration: WINDOW_S });
    // Per instance, because a second is too short to exchange counts.
    this.bids = new RateLimiterMemory({ points: settings.bidsPerSecond, duration: 1 });
    this.queues = {
      ofCaller: new ConcurrencyLimiter(settings.statementsAtOnce),
      ofExpensive: new ConcurrencyLimiter(settings.expensiveAtOnce, WAIT_MS),
      ofWriter: new ConcurrencyLimiter(WRITES_AT_ONCE, WAIT_MS),
      expensivePoints: settings.expensivePoints,
    };
  }

  /** For work of the server itself. */
  unlimited(): Budget {
    return new Budget(undefined, this.bids, this.queues);
  }

  /** The budget of one request or one socket. */
  budgetOf(viewer: Viewer, address: string): Budget {
    const account = this.isLimited(address) ? this.accountOf(viewer, address) : undefined;
    const { key } = viewer;
    const count: Count | undefined = key && this.usage && ((usage) => this.usage?.add(key.id, usage));
    return new Budget(account, this.bids, this.queues, count);
  }

  private accountOf({ id, key }: Viewer, address: string): Account {
    if (id === null) {
      const network = networkOf(address);
      return { policy: 'address', limiter: this.addresses, key: network, caller: network };
    }
    if (key) return { policy: 'key', limiter: this.keys, key: key.id, caller: id };
    return { policy: 'member', limiter: this.members, key: id, caller: id };
  }
}

/** Charges one request or one socket to its caller's budget. */
export class Budget {
  private isExpensive = false;
  /** Points charged before the cost of the request was known. */
  private prepaid = 0;
  private last: RateLimiterRes | undefined;

  constructor(
    private readonly account: Account | undefined,
    private readonly bids: RateLimiterMemory,
    private readonly queues: Queues,
    private readonly count?: Count,
  ) {}

  /** Who runs the statements, unless the operation is expensive or the caller is not limited. */
  get cheapCaller(): string | undefined {
    return this.isExpensive ? undefined : this.account?.caller;
  }

  /** Charges in advance for work such as parsing; the next charge is reduced by the same amount. */
  async prepay(points: number): Promise<void> {
    this.count?.({ requests: 1, points: 0 });
    await this.consume(points);
    this.prepaid += points;
  }

  /** Throws if the caller's budget does not suffice; prepaid points above the cost are refunded. */
  async charge(points: number): Promise<void> {
    this.isExpensive = points >= this.queues.expensivePoints;
    const due = points - this.prepaid;
    this.prepaid = 0;
    if (due > 0) await this.consume(due);
    else if (due < 0) await this.refund(-due);
  }

  /** Bids have a separate limit per second. */
  async chargeBids(count: number): Promise<void> {
    const { account } = this;
    if (account) await this.bids.consume(account.caller, count).catch(refuse);
  }

  /** Undefined if the caller is not limited. */
  async balance(): Promise<Balance | undefined> {
    const { account } = this;
    if (!account) return undefined;
    const limit = account.limiter.points;
    this.last ??= (await account.limiter.get(account.key)) ?? undefined;
    const { consumedPoints = 0, msBeforeNext = WINDOW_S * 1_000 } = this.last ?? {};
    return { policy: account.policy, limit, remaining: Math.max(0, limit - consumedPoints), resetMs: msBeforeNext };
  }

  /** Runs a statement as soon as the limits on simultaneous statements allow it. */
  readonly limited = <T>(work: () => Promise<T>): Promise<T> => {
    const { account, isExpensive } = this;
    if (!account) return work();
    const { ofCaller, ofExpensive } = this.queues;
    return ofCaller.run(account.caller, isExpensive ? () => ofExpensive.run(GLOBAL_KEY, work) : work);
  };

  /** Runs a write transaction as soon as the caller has fewer than two under way. */
  readonly writing = <T>(work: () => Promise<T>): Promise<T> =>
    this.account ? this.queues.ofWriter.run(this.account.caller, work) : work();

  private async consume(points: number): Promise<void> {
    const { account } = this;
    this.count?.({ requests: 0, points });
    if (!account) return;
    try {
      this.last = await account.limiter.consume(account.key, points);
    } catch (refused) {
      // A refusal costs as much as an empty request, so that cheaper operations can use the rest.
      await this.refund(points - Math.min(points, weights.operation));
      refuse(refused);
    }
  }

  private async refund(points: number): Promise<void> {
    const { account } = this;
    this.count?.({ requests: 0, points: -points });
    if (account && points > 0) this.last = (await account.limiter.reward(account.key, points)) ?? undefined;
  }
}

const refuse = (refused: unknown): never => {
  const { msBeforeNext } = refused as Partial<RateLimiterRes>;
  // Any other error is a failure of the limiter.
  if (msBeforeNext === undefined) throw refused;
  throw tooMany('requests', msBeforeNext);
};

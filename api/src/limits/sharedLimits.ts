import type { Pool } from 'pg';
import { RateLimiterMemory, type IRateLimiterOptions, type RateLimiterRes } from 'rate-limiter-flexible';

/** Points of one key that were not yet sent to the other instances. */
interface Unsent {
  points: number;
  /** True for the first points of a window: points sent before belong to an earlier one. */
  startsWindow: boolean;
}

interface Row {
  key: string;
  delta: number;
  endsInMs: number;
}

interface Total {
  key: string;
  points: number;
  endsInMs: number;
}

/** Further keys wait for the next exchange, so that a flood from many addresses cannot make a statement slow. */
const MAX_KEYS = 5_000;

/**
 * Adds the points spent at this instance and returns the totals of all. Windows end by the database's clock. Rows are locked in the
 * same order by all instances, so that exchanges cannot deadlock.
 */
const EXCHANGE = `
insert into shared_limit as known (key, points, ends_at)
select key, delta, clock_timestamp() + ends_in * interval '1 millisecond'
from unnest($1::text[], $2::float8[], $3::float8[]) as sent (key, delta, ends_in)
order by key collate "C"
on conflict (key) do update set
  points = excluded.points + case when known.ends_at > clock_timestamp() then known.points else 0 end,
  ends_at = case when known.ends_at > clock_timestamp() then known.ends_at else excluded.ends_at end
returning key, points, extract(epoch from ends_at - clock_timestamp())::float8 * 1000 as "endsInMs"`;

/** Skips rows locked by an exchange, because waiting for them could cause a deadlock. */
const PURGE = `
delete from shared_limit where key = any (array(
  select key from shared_limit where ends_at < clock_timestamp() for update skip locked
))`;

/**
 * Limits across all instances of one database. Points are counted in memory, so a request needs no statement; the instances exchange
 * their counts. Without the database each instance continues with its own counts.
 */
export class SharedLimits {
  private readonly limiters = new Map<string, SharedLimiter>();
  /** Whether the last exchange failed, so that only the first of successive failures is reported. */
  private isFailing = false;

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** The name must be unique: it is part of the keys in the database. */
  limiter(name: string, limits: { points: number; duration: number }): SharedLimiter {
    if (this.limiters.has(name)) throw new Error(`There are two limits with the name ${name}.`);
    const limiter = new SharedLimiter({ ...limits, keyPrefix: name });
    this.limiters.set(name, limiter);
    return limiter;
  }

  /** Exchanges the counts of callers who spent points since the last exchange. Only one exchange runs at a time. */
  async exchange(): Promise<void> {
    const batches: Batch[] = [];
    let room = MAX_KEYS;
    for (const limiter of this.limiters.values()) {
      const batch = await limiter.takeUnsent(room);
      room -= batch.rows.length;
      batches.push(batch);
    }
    const rows = batches.flatMap((batch) => batch.rows);
    if (rows.length === 0) return;
    try {
      const answer = await this.pool.query<Total>(EXCHANGE, [
        rows.map(({ key }) => key),
        rows.map(({ delta }) => delta),
        rows.map(({ endsInMs }) => endsInMs),
      ]);
      const totals = new Map(answer.rows.map((total) => [total.key, total]));
      for (const batch of batches) await batch.done(totals);
      this.isFailing = false;
    } catch (error) {
      for (const batch of batches) batch.failed();
      if (!this.isFailing) this.onError(error);
      this.isFailing = true;
    }
  }

  async purge(): Promise<void> {
    await this.pool.query(PURGE);
  }
}

interface Batch {
  rows: Row[];
  done: (totals: ReadonlyMap<string, Total>) => Promise<void>;
  failed: () => void;
}

/** One limit, such as points per minute. A window begins with the first points that a caller spends. */
export class SharedLimiter {
  readonly points: number;
  private readonly memory: RateLimiterMemory;
  private unsent = new Map<string, Unsent>();

  constructor(options: IRateLimiterOptions & { points: number; keyPrefix: string }) {
    this.points = options.points;
    this.memory = new RateLimiterMemory(options);
  }

  /** Rejects with a `RateLimiterRes` if the points do not suffice; they are counted anyway. */
  async consume(key: string, points = 1): Promise<RateLimiterRes> {
    const taken = await this.memory.penalty(key, points);
    this.note(key, points, taken.isFirstInDuration);
    if (taken.consumedPoints > this.points) throw taken;
    return taken;
  }

  /** Refunds at most the points spent in this window; null if a new window has begun. */
  async reward(key: string, points = 1): Promise<RateLimiterRes | null> {
    const window = await this.memory.get(key);
    if (!window || window.msBeforeNext <= 0) return null;
    const due = Math.min(points, window.consumedPoints);
    this.note(key, -due, false);
    return this.memory.reward(key, due);
  }

  get(key: string): Promise<RateLimiterRes | null> {
    return this.memory.get(key);
  }

  private note(key: string, points: number, startsWindow: boolean): void {
    const unsent = this.unsent.get(key);
    if (unsent && !startsWindow) unsent.points += points;
    else this.unsent.set(key, { points, startsWindow });
  }

  /** Removes and returns the unsent points of at most so many keys; ended windows are dropped. */
  async takeUnsent(max: number): Promise<Batch> {
    const taken = new Map([...this.unsent].slice(0, max));
    for (const key of taken.keys()) this.unsent.delete(key);
    const rows: Row[] = [];
    for (const [key, { points }] of taken) {
      const window = await this.memory.get(key);
      if (window && window.msBeforeNext > 0)
        rows.push({ key: this.memory.getKey(key), delta: points, endsInMs: window.msBeforeNext });
      else taken.delete(key);
    }
    return {
      rows,
      done: async (totals) => {
        for (const key of taken.keys()) {
          const total = totals.get(this.memory.getKey(key));
          if (total) await this.adopt(key, total);
        }
      },
      failed: () => {
        for (const [key, { points, startsWindow }] of taken) {
          const since = this.unsent.get(key);
          if (!since) this.unsent.set(key, { points, startsWindow });
          else if (!since.startsWindow) since.points += points;
        }
      },
    };
  }

  /** Sets the total of all instances plus the points spent here during the exchange. */
  private async adopt(key: string, { points, endsInMs }: Total): Promise<void> {
    const since = this.unsent.get(key);
    if (since?.startsWindow || endsInMs <= 0) return;
    await this.memory.set(key, Math.max(0, points + (since?.points ?? 0)), endsInMs / 1_000);
  }
}

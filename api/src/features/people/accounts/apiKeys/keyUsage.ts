import type { Pool } from 'pg';

interface Usage {
  requests: number;
  points: number;
}

/** Writes all keys in the same order at all instances, so that they cannot deadlock. Skips keys that were deleted in the meantime. */
const WRITE = `
insert into api_key_usage as known (key_id, day, requests, points)
select key_id, (clock_timestamp() at time zone 'UTC')::date, requests, greatest(0, round(points))
from unnest($1::uuid[], $2::int[], $3::float8[]) as used (key_id, requests, points)
where exists (select from api_key where id = key_id)
order by key_id
on conflict (key_id, day) do update set
  requests = known.requests + excluded.requests, points = known.points + excluded.points`;

const KEPT_DAYS = 30;

/** Counts requests and points of each key in memory and adds them to the database every few seconds. */
export class KeyUsage {
  private readonly pool: Pool;
  private used = new Map<string, Usage>();

  constructor(pool: Pool) {
    this.pool = pool;
  }

  add(keyId: string, { requests, points }: Usage): void {
    const used = this.used.get(keyId);
    if (!used) return void this.used.set(keyId, { requests, points });
    used.requests += requests;
    used.points += points;
  }

  /** If this fails, the counts are kept for the next call. */
  async write(): Promise<void> {
    const taken = this.used;
    if (taken.size === 0) return;
    this.used = new Map();
    const counts = [...taken.values()];
    try {
      await this.pool.query(WRITE, [
        [...taken.keys()],
        counts.map(({ requests }) => requests),
        counts.map(({ points }) => points),
      ]);
    } catch (error) {
      for (const [keyId, used] of taken) this.add(keyId, used);
      throw error;
    }
  }

  async purge(): Promise<void> {
    await this.pool.query(
      `delete from api_key_usage where day <= (clock_timestamp() at time zone 'UTC')::date - ${KEPT_DAYS}`,
    );
  }
}

import type { Pool } from 'pg';

interface Used {
  requests: number;
  points: number;
}

/** In one statement for all keys, in the same order at all instances, so that they cannot deadlock. Keys may have ended meanwhile. */
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
  private used = new Map<string, Used>();

  constructor(pool: Pool) {
    this.pool = pool;
  }

  note(keyId: string, { requests, points }: Used): void {
    const used = this.used.get(keyId);
    if (!used) return void this.used.set(keyId, { requests, points });
    used.requests += requests;
    used.points += points;
  }

  /** Counts that could not be written are written the next time. */
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
      for (const [keyId, used] of taken) this.note(keyId, used);
      throw error;
    }
  }

  async purge(): Promise<void> {
    await this.pool.query(
      `delete from api_key_usage where day <= (clock_timestamp() at time zone 'UTC')::date - ${KEPT_DAYS}`,
    );
  }
}

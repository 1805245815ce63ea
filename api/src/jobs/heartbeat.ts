import type { Pool } from 'pg';
import { Poller } from '../common/poller.ts';

const BEAT_MS = 10_000;
/** After this silence, an instance is taken for dead. */
const SILENCE = `interval '30 seconds'`;

const BEAT = `
insert into job_worker (id, beat) select unnest($1::text[]), clock_timestamp()
on conflict (id) do update set beat = excluded.beat`;

const UNLOCK = `
select graphile_worker.force_unlock_workers(array(
  select distinct locked_by from graphile_worker.jobs
  where locked_at < clock_timestamp() - ${SILENCE}
    and locked_by not in (select id from job_worker where beat > clock_timestamp() - ${SILENCE})))`;

const FORGET = `delete from job_worker where beat < clock_timestamp() - interval '1 hour'`;

/** Says that this instance lives, and releases the jobs of instances that do not. */
export class Heartbeat {
  private readonly pool: Pool;
  private readonly ids: Iterable<string>;
  private readonly onError: (error: unknown) => void;
  private readonly poller: Poller;
  private lastBeat = -Infinity;

  /** `ids` are the library's names of the instance's worker pools. */
  constructor(pool: Pool, ids: Iterable<string>, onError: (error: unknown) => void) {
    this.pool = pool;
    this.ids = ids;
    this.onError = onError;
    this.poller = new Poller(() => this.beat(), BEAT_MS, onError);
  }

  start(): void {
    this.poller.start();
    this.poller.runNow();
  }

  async beat(): Promise<void> {
    await this.pool.query(BEAT, [[...this.ids]]);
    const silent = performance.now() - this.lastBeat;
    this.lastBeat = performance.now();
    // After an outage of the database the other instances have been silent too.
    if (silent > 2 * BEAT_MS) return;
    await this.pool.query(UNLOCK);
    await this.pool.query(FORGET);
  }

  async stop(): Promise<void> {
    await this.poller.stop();
    await this.pool.query('delete from job_worker where id = any($1)', [[...this.ids]]).catch(this.onError);
  }
}

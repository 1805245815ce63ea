import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Metrics } from '../common/metrics.ts';
import { FAILED } from './failedJobs.ts';
import type { TaskGroup } from './worker.ts';

type Counts = Record<'waiting' | 'failed' | 'oldest', number>;

const READ = `
select task_identifier as task, count(*) filter (where not (${FAILED}))::int as waiting,
  count(*) filter (where ${FAILED})::int as failed,
  extract(epoch from clock_timestamp() - min(created_at)
    filter (where not (${FAILED}) and (run_at <= clock_timestamp() or attempts > 0)))::float8 as oldest
from graphile_worker.jobs group by task_identifier`;

/** A scrape does not wait longer for the database. */
const READ_MS = 2_000;

/** Adds what the queue contains, by group; read once per scrape, and left out while the database does not answer. */
export const addQueueMetrics = (metrics: Metrics, pool: Pool, groups: Readonly<Record<string, TaskGroup>>): void => {
  const read = async (): Promise<Record<string, Counts>> => {
    const { rows } = await pool.query<Counts & { task: string }>(READ);
    return Object.fromEntries(
      Object.entries(groups).map(([group, { tasks, recurring = [] }]) => {
        const own = rows.filter(({ task }) => task in tasks || recurring.some(({ name }) => name === task));
        const sum = (count: 'waiting' | 'failed') => own.reduce((total, row) => total + row[count], 0);
        return [
          group,
          { waiting: sum('waiting'), failed: sum('failed'), oldest: Math.max(0, ...own.map(({ oldest }) => oldest)) },
        ];
      }),
    );
  };
  let reading: Promise<Record<string, Counts>> | undefined;
  const readOnce = () =>
    (reading ??= Promise.race([read().catch(() => ({})), delay(READ_MS, {}, { ref: false })]).finally(
      () => (reading = undefined),
    ));
  const add = (name: string, help: string, count: keyof Counts): void =>
    metrics.gauges(name, help, 'group', async () =>
      Object.fromEntries(Object.entries(await readOnce()).map(([group, counts]) => [group, counts[count]])),
    );
  add('feedstock_jobs_waiting', 'Jobs that are to run, now or later.', 'waiting');
  add('feedstock_jobs_failed', 'Jobs that do not run again by themselves.', 'failed');
  add('feedstock_jobs_oldest_age_seconds', 'Age of the oldest job that is due or was tried.', 'oldest');
};

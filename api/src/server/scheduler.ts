import type { FastifyBaseLogger } from 'fastify';
import { measureRun, type JobMetrics } from '../jobs/measureRun.ts';

export interface RecurringJob {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

/** Runs each job at its interval, one run at a time; a failed run is logged and the job runs again next time. */
export const startScheduler = (
  jobs: readonly RecurringJob[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  metrics: JobMetrics,
): (() => Promise<void>) => {
  const running = new Map<string, Promise<void>>();
  const tick = ({ name, run }: RecurringJob): void => {
    if (running.has(name)) return;
    const done = measureRun(metrics, name, run)
      .catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'))
      .finally(() => running.delete(name));
    running.set(name, done);
  };
  const timers = jobs.map((job) => setInterval(tick, job.everyMs, job).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
};

import type { FastifyBaseLogger } from 'fastify';
import { measureRun, type JobMetrics } from './measureRun.ts';
import { Poller } from '../common/poller.ts';

/** Work of every instance, apart from jobs. */
export interface Interval {
  name: string;
  everyMs: number;
  run: () => Promise<void>;
}

/** Runs each job at its interval, one run at a time; a failed run is logged and the job runs again next time. */
export const startIntervals = (
  jobs: readonly Interval[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  metrics: JobMetrics,
): (() => Promise<void>) => {
  const pollers = jobs.map(({ name, everyMs, run }) => {
    const onError = (error: unknown): void => log.warn({ err: error, job: name }, 'a job failed');
    return new Poller(() => measureRun(metrics, name, run), everyMs, onError);
  });
  for (const poller of pollers) poller.start();
  return async () => {
    await Promise.all(pollers.map((poller) => poller.stop()));
  };
};

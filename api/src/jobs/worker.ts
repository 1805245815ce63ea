import { EventEmitter } from 'node:events';
import { parseCronItems, run, type Runner, type Task as LibraryTask, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { Heartbeat } from './heartbeat.ts';
import { libraryLogger, type JobLog } from './libraryLogger.ts';
import { measureRun, type JobMetrics } from './measureRun.ts';
import { PermanentFailure, failPermanently } from './permanentFailure.ts';

/** Does a job; `stopping` is aborted when the server cannot wait for it any longer. */
export type Task = (payload: unknown, stopping: AbortSignal) => Promise<void>;

/** Tasks that share their workers: if those of one group are busy, the other groups go on. */
interface TaskGroup {
  concurrency: number;
  tasks: Readonly<Record<string, Task>>;
  recurring?: readonly RecurringTask[];
}

/** A task without payload that one of all instances runs at each time. */
interface RecurringTask {
  name: string;
  /** In UTC, in the notation of cron: minute, hour, day, month, day of the week. */
  at: string;
  run: () => Promise<void>;
}

interface WorkerOptions {
  groups: readonly TaskGroup[];
  prepared: boolean;
  log: JobLog;
  metrics: JobMetrics;
}

/** Jobs are found at once where LISTEN works, and by polling elsewhere. */
const POLL_MS = 1_000;
/** A server that stops waits this long for running jobs. */
const STOP_MS = 3_000;

/** One for each of four groups to LISTEN, and two for statements. */
export const WORKER_CONNECTIONS = 6;

/** Runs jobs in this process until it is stopped. */
export const startWorker = async (
  pool: Pool,
  { groups, prepared, log, metrics }: WorkerOptions,
): Promise<() => Promise<void>> => {
  const ids: string[] = [];
  const start = ({ concurrency, tasks, recurring = [] }: TaskGroup): Promise<Runner> =>
    run({
      pgPool: pool,
      concurrency,
      taskList: Object.fromEntries([
        ...Object.entries(tasks).map(([name, task]) => measured(metrics, name, task)),
        ...recurring.map((task) => measured(metrics, task.name, task.run)),
      ]),
      parsedCronItems: parseCronItems(recurring.map(cronItem)),
      events: listen(pool, log, (id) => ids.push(id)),
      logger: libraryLogger(log),
      noHandleSignals: true,
      noPreparedStatements: !prepared,
      pollInterval: POLL_MS,
      gracefulShutdownAbortTimeout: STOP_MS,
    });
  const runners = await Promise.all(groups.map(start));
  const heartbeat = new Heartbeat(pool, ids, (error) => log.warn({ err: error }, 'the heartbeat of the jobs failed'));
  heartbeat.start();
  for (const { promise } of runners) promise.catch((error: unknown) => log.warn({ err: error }, 'a job worker ended'));
  return async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    await heartbeat.stop();
  };
};

const measured = (metrics: JobMetrics, name: string, task: Task): [string, LibraryTask] => [
  name,
  (payload, { abortSignal }) => measureRun(metrics, name, () => task(payload, abortSignal)),
];

/** A failed run is replaced by the next one; two runs never overlap. */
const cronItem = ({ name, at }: RecurringTask) => ({
  task: name,
  match: at,
  options: { backfillPeriod: 0, maxAttempts: 1, queueName: name, jobKey: name },
});

const listen = (pool: Pool, log: JobLog, onPool: (id: string) => void): WorkerEvents => {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => onPool(workerPool.id));
  events.on('job:error', ({ job, error }) => {
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    log.warn({ job: job.task_identifier, id: job.id, attempt: job.attempts, code, responseCode }, 'a job failed');
  });
  events.on('job:complete', ({ job, error }) => {
    if (error instanceof PermanentFailure)
      failPermanently(pool, job.id, error).catch((failed: unknown) =>
        log.warn({ err: failed, id: job.id }, 'a job will be tried again although its failure is permanent'),
      );
  });
  return events;
};

import { EventEmitter } from 'node:events';
import { parseCronItems, run, type Runner, type Task as LibraryTask, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { ExpectedFailure } from './expectedFailure.ts';
import { Heartbeat } from './heartbeat.ts';
import { libraryLogger, type JobLog } from './libraryLogger.ts';
import { measureRun, type JobMetrics } from './measureRun.ts';
import { PermanentFailure, failPermanently } from './permanentFailure.ts';

/** Does a job; `stopping` is aborted when the server cannot wait for it any longer. */
export type Task = (payload: unknown, stopping: AbortSignal, job: RunningJob) => Promise<void>;

interface RunningJob {
  id: string;
  isLastAttempt: boolean;
}

/** Tasks that share their workers: if those of one group are busy, the other groups go on. */
export interface TaskGroup {
  concurrency: number;
  tasks: Readonly<Record<string, Task>>;
  recurring?: readonly RecurringTask[];
}

/** A task without payload that one of all instances runs at each time. */
export interface RecurringTask {
  name: string;
  /** In UTC, in the notation of cron: minute, hour, day, month, day of the week. */
  at: string;
  run: () => Promise<unknown>;
}

interface WorkerOptions {
  groups: readonly TaskGroup[];
  prepared: boolean;
  log: JobLog;
  metrics: JobMetrics;
}

/** In the notation of cron. */
export const EVERY_MINUTE = '* * * * *';
/** Jobs are found at once where LISTEN works, and by polling elsewhere. */
const POLL_MS = 1_000;
/** A server that stops waits this long for running jobs. */
const STOP_MS = 3_000;

/** One for each of four groups to LISTEN, and two for statements. */
export const WORKER_CONNECTIONS = 6;

/** Jobs that a busy group has fetched are left to other instances after this time. */
const HOLD_MS = 2_000;

/**
 * Without batches the library does not await the statements that end jobs, and a failure of one would end the process. With them it stops the
 * group, which is started again. One poll fetches for all workers of a group.
 */
const presetFor = (concurrency: number) => ({
  worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, localQueue: { size: concurrency, ttl: HOLD_MS } },
});

/** Runs jobs in this process until it is stopped. */
export const startWorker = async (
  pool: Pool,
  { groups, prepared, log, metrics }: WorkerOptions,
): Promise<() => Promise<void>> => {
  const ids = new Set<string>();
  const running = new Set<Runner>();
  let isStopping = false;
  const start = async (group: TaskGroup): Promise<void> => {
    const { concurrency, tasks, recurring = [] } = group;
    let id = '';
    const runner = await run({
      preset: presetFor(concurrency),
      pgPool: pool,
      concurrency,
      taskList: Object.fromEntries([
        ...Object.entries(tasks).map(([name, task]) => measured(metrics, name, task)),
        ...recurring.map((task) => measured(metrics, task.name, task.run)),
      ]),
      parsedCronItems: parseCronItems(recurring.map(cronItem)),
      events: listen(pool, log, (created) => ids.add((id = created))),
      logger: libraryLogger(log),
      noHandleSignals: true,
      noPreparedStatements: !prepared,
      pollInterval: POLL_MS,
      gracefulShutdownAbortTimeout: STOP_MS,
    });
    running.add(runner);
    void runner.promise.then(() => {
      running.delete(runner);
      if (isStopping) return;
      log.warn({}, 'a job worker ended and is started again');
      // Its jobs run again once it has been silent for a while.
      ids.delete(id);
      startAgain(group);
    });
  };
  const startAgain = (group: TaskGroup): void => {
    const timer = setTimeout(() => {
      if (isStopping) return;
      start(group).catch((error: unknown) => {
        log.warn({ err: error }, 'a job worker cannot be started');
        startAgain(group);
      });
    }, POLL_MS);
    timer.unref();
  };
  await Promise.all(groups.map(start));
  const heartbeat = new Heartbeat(pool, ids, (error) => log.warn({ err: error }, 'the heartbeat of the jobs failed'));
  heartbeat.start();
  return async () => {
    isStopping = true;
    // One that is stopping already rejects.
    await Promise.all([...running].map((runner) => runner.stop().catch(() => runner.promise)));
    await heartbeat.stop();
  };
};

const measured = (metrics: JobMetrics, name: string, task: Task | RecurringTask['run']): [string, LibraryTask] => [
  name,
  (payload, { abortSignal, job: { id, attempts, max_attempts } }) =>
    measureRun(metrics, name, () => task(payload, abortSignal, { id, isLastAttempt: attempts >= max_attempts })),
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
    if (error instanceof ExpectedFailure) return;
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

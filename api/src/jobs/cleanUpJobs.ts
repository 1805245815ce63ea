import { makeWorkerUtils } from 'graphile-worker';
import type { Pool } from 'pg';
import { FAILED } from './failedJobs.ts';
import { libraryLogger, type JobLog } from './libraryLogger.ts';

/** A job that is added again while it runs loses its key to the new one. If its instance is killed then, it looks like a failed job. */
const COMPLETE_REPLACED = `
select from graphile_worker.complete_jobs(array(
  select id from graphile_worker.jobs where ${FAILED} and key is null and (max_attempts = 1 or task_identifier = any($1))))`;

/**
 * Removes queues without jobs, such as those of deleted webhooks, because each search for a job reads all queues; and jobs that others have
 * replaced. Jobs of `keyedTasks` always have keys, like recurring ones, which have a single attempt.
 */
export const cleanUpJobs = async (pool: Pool, keyedTasks: readonly string[], log: JobLog): Promise<void> => {
  await pool.query(COMPLETE_REPLACED, [keyedTasks]);
  const utils = await makeWorkerUtils({ pgPool: pool, logger: libraryLogger(log) });
  try {
    await utils.cleanup({ tasks: ['GC_JOB_QUEUES'] });
  } finally {
    await utils.release();
  }
};

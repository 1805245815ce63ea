import { execute, type Database } from '../database/execute.ts';

export interface JobOptions {
  /** How long the job waits before it runs. */
  delaySeconds?: number;
  /** Smaller numbers run first. */
  priority?: number;
  /** Replaces a waiting job with the same key. */
  key?: string;
  /** A job that is replaced keeps its time. */
  keepTime?: boolean;
}

/** The delay grows after each failure; the last attempt is almost a day after the first. */
const MAX_ATTEMPTS = 13;

const ADD = `
select graphile_worker.add_job(
  identifier := ?, payload := ?::json, run_at := now() + ?::float * interval '1 second', max_attempts := ${MAX_ATTEMPTS},
  priority := ?::int, job_key := ?::text, job_key_mode := ?)`;

/** Adds a job in the caller's transaction: it runs if that commits, and only then. */
export const addJob = async (db: Database, task: string, payload: object, options: JobOptions = {}): Promise<void> => {
  const { delaySeconds = 0, priority = 0, key = null, keepTime = false } = options;
  const mode = keepTime ? 'preserve_run_at' : 'replace';
  await execute(db, ADD, [task, JSON.stringify(payload), delaySeconds, priority, key, mode]);
};

const ADD_ALL = `
select count(*) from graphile_worker.add_jobs(array(
  select row(?, payload, queue, now() + ?::float * interval '1 second', ${MAX_ATTEMPTS}, key, ?, null)::graphile_worker.job_spec
  from json_to_recordset(?::json) as job (payload json, key text, queue text)))`;

interface AddedJob {
  payload: object;
  /** Replaces a waiting job with the same key. */
  key?: string;
  /** Jobs of one queue run one after another. */
  queue?: string;
}

/** Adds jobs with one statement, because each statement notifies the workers. */
export const addKeyedJobs = async (
  db: Database,
  task: string,
  jobs: readonly AddedJob[],
  { delaySeconds = 0, priority = 0 }: Pick<JobOptions, 'delaySeconds' | 'priority'> = {},
): Promise<void> => {
  if (jobs.length > 0) await execute(db, ADD_ALL, [task, delaySeconds, priority, JSON.stringify(jobs)]);
};

/** The same for jobs that have only a payload. */
export const addJobs = (
  db: Database,
  task: string,
  payloads: readonly object[],
  options: Pick<JobOptions, 'delaySeconds'> = {},
): Promise<void> => {
  const jobs = payloads.map((payload) => ({ payload }));
  return addKeyedJobs(db, task, jobs, options);
};

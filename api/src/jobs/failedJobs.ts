import { firstRow } from '../database/firstRow.ts';
import { execute, returnsRow, type Database } from '../database/execute.ts';

/** A job that will not run again by itself. */
export interface FailedJob {
  id: string;
  task: string;
  attempts: number;
  /** May contain addresses of members: for admins only. */
  lastError: string | null;
  createdAt: Date;
  failedAt: Date;
}

/** The condition of a failed job on `graphile_worker.jobs`. */
export const FAILED = 'attempts >= max_attempts and locked_at is null';

/** The most recent failures first. */
export const failedJobs = (db: Database, { limit = 100, offset = 0 } = {}): Promise<FailedJob[]> =>
  execute<FailedJob>(
    db,
    `select id::text, task_identifier as task, attempts, last_error as "lastError", created_at as "createdAt",
       updated_at as "failedAt"
     from graphile_worker.jobs where ${FAILED} order by updated_at desc, id desc limit ? offset ?`,
    [limit, offset],
  );

export const countFailedJobs = async (db: Database): Promise<number> => {
  const statement = `select count(*)::int as count from graphile_worker.jobs where ${FAILED}`;
  return firstRow(await execute<{ count: number }>(db, statement, [])).count;
};

/** Runs a failed job again, with all its attempts. False if there is no such job. */
export const retryJob = async (db: Database, id: string): Promise<boolean> => {
  if (!/^\d{1,18}$/.test(id)) return false;
  return returnsRow(
    db,
    `select from graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs where id = ?::bigint and ${FAILED}), run_at := now(), attempts := 0)`,
    [id],
  );
};

import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';

/** Thrown by a task that would fail in the same way each time. */
export class PermanentFailure extends Error {}

const TRIES = 50;
const WAIT_MS = 100;

/** The library first writes the failed attempt, without saying when; only then the job can be failed for good. */
export const failPermanently = async (pool: Pool, id: string, { message }: PermanentFailure): Promise<void> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const { rowCount } = await pool.query(
      'select from graphile_worker.permanently_fail_jobs(array[$1]::bigint[], $2)',
      [id, message],
    );
    if (rowCount) return;
    await sleep(WAIT_MS);
  }
};

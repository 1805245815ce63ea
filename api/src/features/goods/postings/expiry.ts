import type { Pool } from 'pg';

/** Small batches, because updating the summaries locks products. */
const BATCH = 500;

/**
 * Offerings and RFPs past their last day. Reads compare the day itself; the stored status serves counts and indexes. An index finds
 * them by the time of the statement, which does not change. Locked rows are left to the next run.
 */
const expire = (table: 'offering' | 'rfp', lastDay: string): string => `
  with due as materialized (
    select id from ${table}
    where status = 'active' and ${lastDay} < (statement_timestamp() at time zone 'UTC')::date
    order by product_id, id limit ${BATCH} for update skip locked
  )
  update ${table} set status = 'expired' from due where ${table}.id = due.id`;

/** Stores the expiry. */
export const expirePostings = async (pool: Pool): Promise<void> => {
  for (const statement of [expire('offering', 'available_until'), expire('rfp', 'closing_date')]) {
    let changed: number;
    do changed = (await pool.query(statement)).rowCount ?? 0;
    while (changed === BATCH);
  }
};

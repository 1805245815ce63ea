import type { Pool } from 'pg';

/** So many at a time that the locks on products, which the summaries take, are short. */
const BATCH = 500;

/**
 * Offerings and RFPs past their last day. Reads know it from the day itself; the stored word serves what is counted and
 * indexed by it. Rows that somebody is changing are left to the next time.
 */
const expire = (table: 'offering' | 'rfp', lastDay: string): string => `
  with due as materialized (
    select id from ${table}
    where status = 'active' and ${lastDay} < (clock_timestamp() at time zone 'UTC')::date
    order by product_id, id limit ${BATCH} for update skip locked
  )
  update ${table} set status = 'expired' from due where ${table}.id = due.id`;

/** Stores what the calendar has decided. */
export const expirePostings = async (pool: Pool): Promise<void> => {
  for (const statement of [expire('offering', 'available_until'), expire('rfp', 'closing_date')]) {
    let changed: number;
    do changed = (await pool.query(statement)).rowCount ?? 0;
    while (changed === BATCH);
  }
};

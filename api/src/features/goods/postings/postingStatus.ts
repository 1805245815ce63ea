import type { Rule } from '../../../reading/reading.ts';
import { sql, type Sql } from '../../../reading/sql.ts';

export const today = sql`(statement_timestamp() at time zone 'UTC')::date`;

/** A stored 'active' is read as 'expired' after the last day, even before the job has stored it. */
const statusUntil =
  (lastDay: Sql) =>
  (row: Sql): Sql =>
    sql`case when ${row}.status = 'active' and ${row}.${lastDay} < ${today} then 'expired' else ${row}.status end`;

export const offeringStatus = statusUntil(sql`available_until`);
export const rfpStatus = statusUntil(sql`closing_date`);

/** The condition of the status 'active', written so that the indexes on active offerings apply. */
export const isOffered = (offer: Sql): Sql =>
  sql`${offer}.status = 'active' and coalesce(${offer}.available_until >= ${today}, true)`;

/** Bids close with the closing day; the decision may come later. */
export const isUndecided: Rule = (rfp) => sql`${rfp}.status not in ('awarded', 'cancelled')`;

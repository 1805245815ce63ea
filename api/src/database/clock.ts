import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRow } from './firstRow.ts';

/** The database's clock, the only one that decisions are based on. */
export const databaseNow = async (em: EntityManager): Promise<Date> => {
  const rows = await em.execute<{ now: string }[]>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  );
  return new Date(firstRow(rows).now);
};

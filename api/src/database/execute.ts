import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase, Pool } from 'pg';

/** A transaction of the ORM or of `pg`, or a pool if none is needed. */
export type Database = EntityManager | ClientBase | Pool | Queries;

/** Statements of a caller that only read, on the read pool. */
export interface Queries {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Runs a statement with `?` for each value, in the caller's transaction if there is one. */
export const execute = async <Row extends object>(
  db: Database,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> => {
  if ('execute' in db) return db.execute<Row[]>(text, [...values]);
  let number = 0;
  const queries: Queries = db;
  const { rows } = await queries.query<Row>(
    text.replace(/\?/g, () => `$${++number}`),
    [...values],
  );
  return rows;
};

/** Whether a statement returns a row, such as what a change was made to. */
export const returnsRow = async (db: Database, text: string, values: readonly unknown[]): Promise<boolean> =>
  (await execute(db, text, values)).length > 0;

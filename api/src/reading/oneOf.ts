import { name, sql, type Sql } from './sql.ts';

/**
 * The condition that a column holds one of several ids. A sorted page of such rows is the best of the first rows of each id, read
 * from an index that begins with the column: told as `in (…)`, PostgreSQL walks the whole market in the page's order until it has
 * met enough of them, which in a large market takes a small category forty times as long.
 */
export class OneOf {
  readonly column: string;
  /** A select of one column `id`. */
  readonly ids: Sql;

  constructor(column: string, ids: Sql) {
    this.column = column;
    this.ids = ids;
  }

  of(row: Sql): Sql {
    return sql`${row}.${name(this.column)} in (${this.ids})`;
  }
}

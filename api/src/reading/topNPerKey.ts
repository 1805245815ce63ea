import { name, sql, type Sql } from './sql.ts';

/**
 * Condition: a column has one of several ids. A sorted page then takes the first rows per id from an index that starts with the column.
 * With a plain `in (…)` PostgreSQL may scan the whole table in sort order to find a few rows.
 */
export class TopNPerKey {
  constructor(
    readonly column: string,
    /** A query with one column, `id`. */
    readonly ids: Sql,
  ) {}

  of(row: Sql): Sql {
    return sql`${row}.${name(this.column)} in (${this.ids})`;
  }
}

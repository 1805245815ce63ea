import { isId } from '../rules/id.ts';
import { raw, sql, type Sql } from './sql.ts';

/** Compares `column` with an id; always false if the text is not a valid id. */
export const idIs = (column: Sql, id: string): Sql => (isId(id) ? sql`${column} = ${id}` : raw('false'));

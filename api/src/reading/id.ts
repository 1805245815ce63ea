import { isId } from '../rules/id.ts';
import { raw, sql, type Sql } from './sql.ts';

/** `column` holds this id; where the caller's text is no id at all, nothing does. */
export const idIs = (column: Sql, id: string): Sql => (isId(id) ? sql`${column} = ${id}` : raw('false'));

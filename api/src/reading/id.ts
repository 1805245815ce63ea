import { raw, sql, type Sql } from './sql.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** `column` holds this id; where the caller's text is no id at all, nothing does. */
export const idIs = (column: Sql, id: string): Sql => (isId(id) ? sql`${column} = ${id}` : raw('false'));

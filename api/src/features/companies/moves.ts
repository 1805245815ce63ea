import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type Code } from '../../common/errors.ts';
import { firstRow } from '../../database/firstRow.ts';
import { columnName, conditionSql, type Rule, type Viewer } from '../../reading/reading.ts';
import { and, flattened, join, name, raw, sql, type Sql } from '../../reading/sql.ts';
import { LEFT_LOCKED, lockedFor, ONLY_READS } from '../../schema/companyRight.ts';

/**
 * What has to hold for a move, and the error if it does not. The sentence has columns of the row as {names}, the details of the error are
 * columns too. A condition that is null refuses.
 */
type Condition = readonly [holds: Rule, code: Code, sentence: string, details?: Readonly<Record<string, string>>];

/** The conditions of a move; the first that does not hold refuses it. */
export type Move = readonly Condition[];

/** The moves of a kind of record, by their fields of `viewerCan`. */
export interface Moves<Name extends string = string> {
  table: string;
  moves: Readonly<Record<Name, Move>>;
}

/** A text of the program in a statement. */
export const quoted = (text: string): Sql => raw(`'${text.replaceAll("'", "''")}'`);

const columnOf = (row: Sql, field: string): Sql => sql`${row}.${name(columnName(field))}`;

/** The text with the columns in the places of their {names}. */
const sentenceSql = (row: Sql, sentence: string): Sql => {
  const parts = sentence.split(/\{(\w+)\}/).map((part, nth) => (nth % 2 === 0 ? quoted(part) : columnOf(row, part)));
  return sql`concat(${join(parts)})`;
};

const errorSql = (row: Sql, [, code, sentence, details = {}]: Condition): Sql => {
  const pairs = Object.entries(details).map(([key, column]) => sql`${quoted(key)}, ${columnOf(row, column)}`);
  return sql`json_build_object('code', ${quoted(code)}, 'message', ${sentenceSql(row, sentence)}, 'details', json_build_object(${join(pairs)}))`;
};

const conditionOf = (row: Sql, viewer: Viewer, [holds]: Condition): Sql =>
  sql`(${conditionSql(holds(row, viewer), row)})`;

/** The error of the first condition that does not hold, as JSON, or null. */
export const refusalSql = (row: Sql, viewer: Viewer, move: Move): Sql => {
  const cases = move.map((each) => sql`when ${conditionOf(row, viewer, each)} is not true then ${errorSql(row, each)}`);
  return sql`case ${join(cases, ' ')} end`;
};

/** Whether all conditions hold. */
export const holdSql = (row: Sql, viewer: Viewer, move: Move): Sql =>
  sql`(${and(move.map((each) => conditionOf(row, viewer, each)))}) is true`;

/** What comes before every move: the role in the company for which somebody acts, and its lock. */
export const companyConditions: Move = [
  [(acting) => sql`${acting}.role is distinct from 'reader'`, 'FORBIDDEN', ONLY_READS],
  [(acting) => sql`${acting}.lock_reason is null`, 'COMPANY_LOCKED', lockedFor('{lockReason}')],
  [(acting) => sql`${acting}.role is not null or lock_of_leaver(${acting}.id) is null`, 'COMPANY_LOCKED', LEFT_LOCKED],
];

/** About the company of a viewer, which is the same for all rows of a statement. */
const ofCompany = ({ id }: Viewer, expression: Sql): Sql => sql`(
  select ${expression}
  from (
    select member.id, own.role, company.lock_reason
    from "user" member
      left join company_member own on own.user_id = member.id and own.left_at is null
      left join company_profile company on company.id = own.company_id
    where member.id = ${id}
  ) acting)`;

/** Why the company of a viewer does not let them trade, or null. */
export const companyRefusalSql = (viewer: Viewer): Sql =>
  ofCompany(viewer, refusalSql(raw('acting'), viewer, companyConditions));

/** Whether the company of a viewer lets them trade. */
export const mayTrade: Rule = (_row, viewer) =>
  viewer.id !== null && sql`${ofCompany(viewer, holdSql(raw('acting'), viewer, companyConditions))} is true`;

type Refused = { code: Code; message: string; details: Record<string, unknown> };

/**
 * Throws if a move is refused. To be asked when all rows that its conditions read are locked: only a new statement sees what was written
 * while the lock was waited for.
 */
export const refuseMove = async <Name extends string>(
  em: EntityManager,
  viewer: Viewer,
  { table, moves }: Moves<Name>,
  move: Name,
  id: string,
): Promise<void> => {
  const row = raw('moved');
  const refusal = sql`coalesce(${companyRefusalSql(viewer)}, ${refusalSql(row, viewer, moves[move])})`;
  const { chunks, values } = flattened(
    sql`select ${refusal} as refusal from ${name(table)} ${row} where ${row}.id = ${id}`,
  );
  const { refusal: refused } = firstRow(await em.execute<{ refusal: Refused | null }[]>(chunks.join('?'), [...values]));
  if (refused) throw new DomainError(refused.code, refused.message, undefined, refused.details);
};

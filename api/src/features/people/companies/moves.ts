import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError, type Code, type FieldErrors } from '../../../common/errors.ts';
import { firstRow } from '../../../database/firstRow.ts';
import { columnName, conditionSql, type Rule, type Viewer } from '../../../reading/reading.ts';
import { and, flattened, join, name, raw, sql, type Sql } from '../../../reading/sql.ts';
import { LEFT_LOCKED, lockedFor, ONLY_READS } from '../../../schema/companyRight.ts';

/** What the caller of a mutation names, such as the revision that was read; reads name nothing. */
export type Given = Readonly<Record<string, string | number | null | undefined>>;

/** Beside code and sentence, an error has details, which are columns of the row, and fields with a text. */
interface More {
  details?: Readonly<Record<string, string>>;
  fields?: Readonly<Record<string, string>>;
  /** Its words would tell a reader what they may not know. */
  isUntold?: true;
}

/**
 * What has to hold for a move, and the error if it does not. Its texts have columns of the row as {names}. A condition that is null
 * refuses.
 */
export type Condition = readonly [
  holds: (row: Sql, viewer: Viewer, given: Given) => Sql | boolean,
  code: Code,
  sentence: string,
  more?: More,
];

/** The conditions of a move; the first that does not hold refuses it. */
export type Move = readonly Condition[];

/** The moves of a kind of record, by their fields of `viewerCan`. */
export interface Moves<Name extends string = string> {
  table: string;
  moves: Readonly<Record<Name, Move>>;
  /** What texts and details name that is no column. */
  names?: Readonly<Record<string, (row: Sql, given: Given) => Sql>>;
}

/** What the conditions of a move are asked about. */
interface Asked extends Pick<Moves, 'names'> {
  row: Sql;
  viewer: Viewer;
  given?: Given;
}

/** A text of the program in a statement. */
export const quoted = (text: string): Sql => raw(`'${text.replaceAll("'", "''")}'`);

const named = ({ row, names = {}, given = {} }: Asked, field: string): Sql =>
  names[field]?.(row, given) ?? sql`${row}.${name(columnName(field))}`;

/** The text with the columns in the places of their {names}. */
const textSql = (asked: Asked, text: string): Sql => {
  const parts = text.split(/\{(\w+)\}/).map((part, nth) => (nth % 2 === 0 ? quoted(part) : named(asked, part)));
  return sql`concat(${join(parts)})`;
};

const objectSql = (values: Readonly<Record<string, string>> = {}, valueOf: (value: string) => Sql): Sql => {
  const pairs = Object.entries(values).map(([key, value]) => sql`${quoted(key)}, ${valueOf(value)}`);
  return sql`json_build_object(${join(pairs)})`;
};

const errorSql = (asked: Asked, [, code, sentence, { details, fields } = {}]: Condition): Sql => sql`json_build_object(
    'code', ${quoted(code)},
    'message', ${textSql(asked, sentence)},
    'details', ${objectSql(details, (column) => named(asked, column))},
    'fields', ${fields ? objectSql(fields, (text) => textSql(asked, text)) : raw('null')}
  )`;

const conditionOf = ({ row, viewer, given = {} }: Asked, [holds]: Condition): Sql =>
  sql`(${conditionSql(holds(row, viewer, given), row)})`;

/** The error of the first condition that does not hold, as JSON, or null. */
export const refusalSql = (asked: Asked, move: Move): Sql => {
  const cases = move.map((each) => sql`when ${conditionOf(asked, each)} is not true then ${errorSql(asked, each)}`);
  return sql`case ${join(cases, ' ')} end`;
};

const isUntold = ([, , , more]: Condition): boolean => more?.isUntold === true;

/** The move as reads tell of it: conditions that are not told come last, so that another reason hides them. */
export const toldOf = (move: Move): Move => [
  ...move.filter((each) => !isUntold(each)),
  ...move.filter(isUntold).map(([holds]): Condition => [holds, 'CONFLICT', 'This is not possible.']),
];

/** Whether all conditions hold. */
export const holdSql = (asked: Asked, move: Move): Sql =>
  sql`(${and(move.map((each) => conditionOf(asked, each)))}) is true`;

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
  ofCompany(viewer, refusalSql({ row: raw('acting'), viewer }, companyConditions));

/** Whether the company of a viewer lets them trade. */
export const mayTrade: Rule = (_row, viewer) =>
  viewer.id !== null && sql`${ofCompany(viewer, holdSql({ row: raw('acting'), viewer }, companyConditions))} is true`;

interface Refused {
  code: Code;
  message: string;
  details: Record<string, unknown>;
  fields: FieldErrors | null;
}

/**
 * Throws if a move is refused. To be asked when all rows that its conditions read are locked: only a new statement sees what was written
 * while the lock was waited for.
 */
export const refuseMove = async <Name extends string>(
  em: EntityManager,
  viewer: Viewer,
  { table, moves, names }: Moves<Name>,
  move: Name,
  id: string,
  given?: Given,
): Promise<void> => {
  const row = raw('moved');
  const refusal = refusalSql({ row, viewer, names, given }, moves[move]);
  const { chunks, values } = flattened(
    sql`select coalesce(${companyRefusalSql(viewer)}, ${refusal}) as refusal from ${name(table)} ${row} where ${row}.id = ${id}`,
  );
  const text = chunks.map((chunk) => chunk.replaceAll('?', '\\?')).join('?');
  const { refusal: refused } = firstRow(await em.execute<{ refusal: Refused | null }[]>(text, [...values]));
  if (refused) throw new DomainError(refused.code, refused.message, refused.fields ?? undefined, refused.details);
};

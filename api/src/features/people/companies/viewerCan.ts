import {
  allOf,
  everyone,
  defineType,
  manyFrom,
  personal,
  value,
  type FieldPlan,
  type Reading,
  type Type,
  type Viewer,
} from '../../../reading/reading.ts';
import { and, join, raw, sql, type Sql } from '../../../reading/sql.ts';
import { companyRefusalSql, holdSql, mayTrade, quoted, refusalSql, toldOf, type Move, type Moves } from './moves.ts';
import { Refusal } from './refusal.type.ts';

/** Declares what the viewer can do with a record; its personal fields also follow the viewer's role in the company. */
export const defineViewerCan = (type: Type, { fields = {}, ...reading }: Reading): void => {
  const plans = Object.entries(fields).map(([field, plan]) => {
    if (plan.kind !== 'value' || !plan.personal) return [field, plan] as const;
    const rule = plan.sql;
    const both: typeof rule = (row, viewer, args) => sql`(${and([mayTrade(row, viewer), rule(row, viewer, args)])})`;
    return [field, { ...plan, sql: both }] as const;
  });
  defineType(type, { ...reading, fields: Object.fromEntries(plans) });
};

/** Read from a source with the columns `move` and `refusal`. */
defineType(Refusal, {
  visible: everyone,
  fields: {
    move: value((row) => sql`${row}.move`),
    code: value((row) => sql`${row}.refusal ->> 'code'`),
    message: value((row) => sql`${row}.refusal ->> 'message'`),
  },
});

/** Visitors sign in first. */
const nobody = (target: Sql): Sql =>
  sql`from (select 0 as nth, '' as move, null::json as refusal) ${target} where false`;

/** The refused moves of a row, in the order of their table. */
const refusals = (row: Sql, target: Sql, viewer: Viewer, { moves, names }: Moves): Sql => {
  const listed = Object.entries(moves).map(
    ([move, conditions], nth) =>
      sql`(${raw(String(nth))}, ${quoted(move)}, ${refusalSql({ row, viewer, names }, toldOf(conditions))})`,
  );
  return sql`from (
    select nth, move, coalesce(${companyRefusalSql(viewer)}, refusal) as refusal
    from (values ${join(listed)}) listed (nth, move, refusal)
  ) ${target} where ${target}.refusal is not null`;
};

/** By the type that tells of them. */
export const declaredMoves = new Map<string, Moves['moves']>();

/** Declares by the table of its moves what the viewer can do with a record, and why not; `more` are rights of another kind. */
export const defineMoves = (type: Type, kind: Moves, more: Reading['fields'] = {}): void => {
  const { table, moves, names } = kind;
  declaredMoves.set(type.name, moves);
  const can = (move: Move): FieldPlan =>
    personal(allOf(mayTrade, (row, viewer) => holdSql({ row, viewer, names }, move)));
  const whyNot = manyFrom(
    () => Refusal,
    (row, target, viewer) => (viewer.id === null ? nobody(target) : refusals(row, target, viewer, kind)),
    { order: (target) => sql`${target}.nth`, max: Object.keys(moves).length },
  );
  const fields = Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, can(move)]));
  defineType(type, { table, visible: everyone, fields: { ...fields, ...more, whyNot: personal(whyNot) } });
};

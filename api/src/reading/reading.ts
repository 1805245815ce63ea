import { TopNPerKey } from './topNPerKey.ts';
import { Search } from './search.ts';
import { and, name, raw, sql, type Sql } from './sql.ts';

/** The caller; visibility depends only on the viewer and the row. */
export interface Viewer {
  readonly id: string | null;
  readonly admin: boolean;
  /** Support or an admin. */
  readonly staff: boolean;
  /** Of the session. Staff without it have no more rights than other members. */
  readonly secondFactor?: 'passed' | 'missing';
  /** The market sends no emails, so every address counts as confirmed. Equal for all viewers. */
  readonly allConfirmed?: boolean;
  /** The viewer may not trade before the email address is confirmed. */
  readonly mustConfirmEmail?: boolean;
  /** An admin who edits the catalogue, and therefore reads hidden entries too. */
  readonly isEditor?: true;
  /** The API key that the request came with. */
  readonly key?: { readonly id: string; readonly scopes: readonly KeyScope[] };
}

/** A scope of an API key. */
export type KeyScope = 'read' | 'trade';

/** Visibility of rows or fields: an SQL condition, or a constant if the row does not matter. */
export type Rule = (row: Sql, viewer: Viewer) => Sql | boolean;
export const everyone: Rule = () => true;
/** Condition that selects the rows of a list. */
export type Condition = Sql | TopNPerKey | Search | boolean;

/** The SQL of a condition on `row`. */
export const conditionSql = (condition: Condition, row: Sql): Sql => {
  if (condition instanceof Search) return and([condition.indexed, condition.short ?? true]);
  if (condition instanceof TopNPerKey) return condition.of(row);
  return typeof condition === 'boolean' ? raw(String(condition)) : condition;
};

/** Only the visibility rule applies. */
export const everything = (): boolean => true;
export const admins: Rule = (_row, viewer) => viewer.admin;
export const staff: Rule = (_row, viewer) => viewer.staff;
export const members: Rule = (_row, viewer) => viewer.id !== null;
/** Whether a column holds the party that the viewer acts for. */
export const isActingParty = (column: Sql, { id }: Pick<Viewer, 'id'>): Sql | false =>
  id !== null && sql`${column} = (select party_id from "user" where id = ${id})`;
/** Whether a column holds a party that the viewer reads for: the one they act for, their own, or that of a company that they closed. */
export const isViewersParty = (column: Sql, { id }: Pick<Viewer, 'id'>): Sql | false =>
  id !== null &&
  sql`${column} = any (array(
    select unnest(array[party_id, own_party_id]) from "user" where id = ${id}
    union all select party_id from company_profile where user_id = ${id} and closed_at is not null))`;
/** Viewers for whom this holds of one of two columns. */
export const ofEither =
  (holds: typeof isViewersParty, first: string, second: string): Rule =>
  (row, viewer) =>
    viewer.id !== null &&
    sql`(${holds(sql`${row}.${name(first)}`, viewer)} or ${holds(sql`${row}.${name(second)}`, viewer)})`;
/** Viewers who read for the party that the row belongs to. */
export const party: Rule = (row, viewer) => isViewersParty(sql`${row}.party_id`, viewer);
/** Viewers who act for it now. */
export const actingParty: Rule = (row, viewer) => isActingParty(sql`${row}.party_id`, viewer);
/** The member whose `user_id` the row has, for what belongs to a person. */
export const owner: Rule = (row, viewer) => viewer.id !== null && sql`${row}.user_id = ${viewer.id}`;
/** The same, but not by an API key. */
export const ownerWithoutKey: Rule = (row, viewer) => viewer.key === undefined && owner(row, viewer);

/** As the row of the table that the column `<table>_id` refers to. */
export const asOf =
  (table: string, rule: Rule): Rule =>
  (row, viewer) => {
    const seen = name(`seen_${table}`);
    const holds = rule(seen, viewer);
    return typeof holds === 'boolean'
      ? holds
      : sql`exists (select 1 from ${name(table)} ${seen} where ${seen}.id = ${row}.${name(`${table}_id`)} and ${holds})`;
  };

export type Type = abstract new (...args: never[]) => object;
export type Arguments = Readonly<Record<string, unknown>>;

/** A plan that uses the viewer's id has to say so, because live updates share one answer between members. */
interface Plan {
  /**
   * `true`: any two members may get different answers. `'parties'`: only the parties to the auction that the row belongs to (its owner
   * and its bidders) get answers of their own, and the field leads to nothing that belongs to another auction.
   */
  personal?: true | 'parties';
}
/** A field computed by an SQL expression over its row; null if `visible` is false. */
export interface ValuePlan extends Plan {
  kind: 'value';
  sql: (row: Sql, viewer: Viewer, args: Arguments) => Sql;
  visible?: Rule;
}
/** A field with one object: the row of `type` that matches `where`. */
export interface OnePlan extends Plan {
  kind: 'one';
  type: () => Type;
  where: (row: Sql, target: Sql) => Sql;
  visible?: Rule;
  /** The database ensures that the target is visible to everybody who sees the row, so the field is never null. */
  isAlwaysVisible?: boolean;
}
/** A field with one object from its own SQL source or, without `from`, from the row itself. */
export interface FromPlan extends Plan {
  kind: 'from';
  type: () => Type;
  from?: (row: Sql, target: Sql, viewer: Viewer) => Sql;
}
/** A field of an interface or union: the first variant that exists. */
export interface VariantsPlan extends Plan {
  kind: 'variants';
  /** For a list of such objects: one for each of these ids, in their order; null where no variant exists. */
  ids?: readonly (string | null)[];
  variants: () => readonly { type: Type; where: (row: Sql, target: Sql) => Sql }[];
}
/** For plain lists only; connections have sorts and pages. */
export interface ListBounds {
  order?: (target: Sql) => Sql;
  /** Maximum number of rows; a page by default. */
  max?: number;
  /** Rows to count for the statement's limit if a list with `max` is not short. */
  usual?: (args: Arguments) => number | undefined;
}
/** A list or connection of the rows of `type` that match `where`. */
export interface ManyPlan extends Plan, ListBounds {
  kind: 'many';
  type: () => Type;
  where: (row: Sql, target: Sql, viewer: Viewer, args: Arguments) => Condition;
  /** Its own SQL source instead of the table of the type, for plain lists. */
  from?: (row: Sql, target: Sql, viewer: Viewer) => Sql;
}
export type FieldPlan = ValuePlan | OnePlan | FromPlan | VariantsPlan | ManyPlan;

/** A sort order: a NOT NULL expression in one direction, then the id in the same direction. */
export interface Sort {
  by: (row: Sql, viewer: Viewer, args: Arguments) => Sql;
  /** SQL type of `by`, to cast a cursor's text. */
  type: 'text' | 'numeric' | 'timestamptz' | 'integer' | 'date';
  descending?: boolean;
  /** No index supports this order, so all rows of the list are sorted. */
  unindexed?: true;
}
/** By the time of creation. */
export const newest: Sort = { by: (row) => sql`${row}.created_at`, type: 'timestamptz', descending: true };

/** The type of a method, because each filter names the type of its own argument, which GraphQL has checked. */
type Filter = { filter(row: Sql, value: unknown, viewer: Viewer, args: Arguments): Condition }['filter'];

/** How a GraphQL type is read from the database. */
export interface Reading {
  /** The entity or table that is read if the class is not an entity. */
  table?: (() => Type) | string;
  /** Required: a type without a visibility rule prevents the start. */
  visible: Rule;
  fields?: Record<string, FieldPlan>;
  /** The first sort is the default; a search uses `relevance`, and `updatedSince` the sort `updated`, if it exists. */
  sorts?: Record<string, Sort>;
  filters?: Record<string, Filter>;
}

const readings = new Map<string, Reading & { type: Type }>();

/** Declares how a type is read. Only fields that are not a plain column or an owned relation need a plan. */
export const defineType = (type: Type, reading: Reading): void => {
  readings.set(type.name, { ...reading, type });
};

/** Lets a later slice add fields, sorts and filters to an earlier type. */
export const extendType = (
  type: Type,
  fields: Record<string, FieldPlan>,
  { sorts, filters }: Pick<Reading, 'sorts' | 'filters'> = {},
): void => {
  const reading = readings.get(type.name);
  if (!reading) throw new Error(`${type.name} has no read declaration to add fields to.`);
  reading.fields = { ...reading.fields, ...fields };
  reading.sorts = { ...reading.sorts, ...sorts };
  reading.filters = { ...reading.filters, ...filters };
};

export const readingOf = (typeName: string): (Reading & { type: Type }) | undefined => readings.get(typeName);

export const value = (expression: ValuePlan['sql'], visible?: Rule): ValuePlan => ({
  kind: 'value',
  sql: expression,
  visible,
});
/** A column that only some viewers may see and that is null for all others. */
export const hidden = (column: (row: Sql) => Sql, visible: Rule): ValuePlan => value(column, visible);
/** Whether all rules hold. */
export const allOf = (...rules: readonly Rule[]): ValuePlan =>
  value((row, viewer) => sql`(${and(rules.map((rule) => rule(row, viewer)))})`);
export const one = (type: () => Type, where: OnePlan['where'], visible?: Rule): OnePlan => ({
  kind: 'one',
  type,
  where,
  visible,
});
/** The row whose id a column has. */
export const oneBy = (type: () => Type, columnName: string, visible?: Rule): OnePlan =>
  one(type, (row, target) => sql`${target}.id = ${row}.${name(columnName)}`, visible);
/** Of a plan whose target is always there, see `isAlwaysVisible`. */
export const always = (plan: OnePlan): OnePlan => ({ ...plan, isAlwaysVisible: true });
export const from = (type: () => Type, source?: FromPlan['from']): FromPlan => ({ kind: 'from', type, from: source });
export const many = (type: () => Type, where: ManyPlan['where'], more: ListBounds = {}): ManyPlan => ({
  kind: 'many',
  type,
  where,
  ...more,
});
/** A plain list from its own SQL source. */
export const manyFrom = (type: () => Type, source: NonNullable<ManyPlan['from']>, more: ListBounds): ManyPlan => ({
  ...many(type, everything, more),
  from: source,
});
/** The rows whose column has the id of this one. */
export const manyBy = (type: () => Type, columnName: string, more?: ListBounds): ManyPlan =>
  many(type, (row, target) => sql`${target}.${name(columnName)} = ${row}.id`, more);

/** Declares that any two members may get different answers. */
export const personal = <P extends FieldPlan>(plan: P): P => ({ ...plan, personal: true });
/** Declares that only the parties to the auction get answers of their own. */
export const visibleToParties = <P extends FieldPlan>(plan: P): P => ({ ...plan, personal: 'parties' });

export const variants = (list: VariantsPlan['variants']): VariantsPlan => ({ kind: 'variants', variants: list });

/** The column of a field whose GraphQL name differs from its property. */
export const column = (columnName: string): ValuePlan => value((row) => sql`${row}.${name(columnName)}`);
/** Columns of tables without an entity, and those that the entity does not declare. */
export const columns = (...fields: string[]): Record<string, ValuePlan> =>
  Object.fromEntries(fields.map((field) => [field, column(columnName(field))]));

/** The column of a property. */
export const columnName = (field: string): string => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Resolver body of fields that the planner answers; never executed. */
export const neverCalled = (): never => {
  throw new Error('This field is read by the planner.');
};

/** ISO 8601 in UTC with milliseconds, independent of session settings. */
export const instant = (expression: Sql): Sql =>
  sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** A column with a time. */
export const moment = (columnName: string): ValuePlan => value((row) => instant(sql`${row}.${name(columnName)}`));
export const day = (expression: Sql): Sql => sql`to_char(${expression}, 'YYYY-MM-DD')`;
export const decimal = (expression: Sql): Sql => sql`(${expression})::text`;
/** A decimal without trailing zeros. */
export const plainDecimal = (expression: Sql): Sql => sql`trim_scale(${expression})::text`;

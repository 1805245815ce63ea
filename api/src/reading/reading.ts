import type { OneOf } from './oneOf.ts';
import type { Search } from './search.ts';
import { name, sql, type Sql } from './sql.ts';

/** Who is asking; all visibility is decided from this and the row. */
export interface Viewer {
  readonly id: string | null;
  readonly admin: boolean;
}

/** Which rows or fields a viewer may see: a condition over the row, or its answer where the row does not matter. */
export type Rule = (row: Sql, viewer: Viewer) => Sql | boolean;
export const everyone: Rule = () => true;
/** Which rows a list is about. */
export type Condition = Sql | OneOf | Search | boolean;
/** No condition beyond visibility. */
export const everything = (): boolean => true;
export const members: Rule = (_row, viewer) => viewer.id !== null;

export type Type = abstract new (...args: never[]) => object;
export type Arguments = Readonly<Record<string, unknown>>;

/** A field computed by an SQL expression over its row; hidden (null) where `visible` says no. */
export interface ValuePlan {
  kind: 'value';
  sql: (row: Sql, viewer: Viewer, args: Arguments) => Sql;
  visible?: Rule;
}
/** A field that is one object: the row of `type` that meets `where`. */
export interface OnePlan {
  kind: 'one';
  type: () => Type;
  where: (row: Sql, target: Sql) => Sql;
  visible?: Rule;
}
/** A field that is one object read from an SQL source of its own, or (without `from`) from the row itself. */
export interface FromPlan {
  kind: 'from';
  type: () => Type;
  from?: (row: Sql, target: Sql) => Sql;
}
/** A field of an interface or union: the first of these that is there. */
export interface VariantsPlan {
  kind: 'variants';
  variants: () => readonly { type: Type; where: (row: Sql, target: Sql) => Sql }[];
}
/** Of a plain list only; a connection has sorts and pages. */
export interface ListBounds {
  order?: (target: Sql) => Sql;
  /** How many rows at most; as many as a page holds if absent. */
  most?: number;
  /** How many rows the budget of a statement counts, where a list with a `most` may be longer than a few. */
  usual?: (args: Arguments) => number;
}
/** A field that is a list or a connection of the rows of `type` that meet `where`. */
export interface ManyPlan extends ListBounds {
  kind: 'many';
  type: () => Type;
  where: (row: Sql, target: Sql, viewer: Viewer, args: Arguments) => Condition;
}
export type FieldPlan = ValuePlan | OnePlan | FromPlan | VariantsPlan | ManyPlan;

/** An order of a list: a NOT NULL expression in one direction, then the id in the same direction. */
export interface Sort {
  by: (row: Sql, viewer: Viewer, args: Arguments) => Sql;
  /** SQL type of `by`, to which a cursor's text is cast. */
  type: 'text' | 'numeric' | 'timestamptz' | 'integer' | 'date';
  descending?: boolean;
  /** No index serves this order: all rows of the list are sorted. */
  unindexed?: true;
  /** Ranks so slowly that only the first rows by this order are ranked. */
  among?: { by: (row: Sql) => Sql; most: number };
}

export type Filter = (row: Sql, value: never, viewer: Viewer) => Condition;

/** How a type of the graph is read from the database. */
export interface Reading {
  /** Where the rows stand, if the class is not an entity: the entity whose table it shares. */
  table?: () => Type;
  /** Which rows this viewer may see. There is no default: a type without a rule does not start. */
  visible: Rule;
  fields?: Record<string, FieldPlan>;
  /** The first sort is the default; where something is searched for, the one called `relevance`. */
  sorts?: Record<string, Sort>;
  filters?: Record<string, Filter>;
}

const readings = new Map<string, Reading & { type: Type }>();

/** Declares how a type is read. Field plans are needed only where a field is not simply a column or an owned relation. */
export const reads = (type: Type, reading: Reading): void => {
  readings.set(type.name, { ...reading, type });
};

/** A later slice adds fields to an earlier type. */
export const alsoReads = (type: Type, fields: Record<string, FieldPlan>): void => {
  const reading = readings.get(type.name);
  if (!reading) throw new Error(`${type.name} has no reading to add fields to.`);
  reading.fields = { ...reading.fields, ...fields };
};

export const readingOf = (typeName: string): (Reading & { type: Type }) | undefined => readings.get(typeName);

export const value = (expression: ValuePlan['sql'], visible?: Rule): ValuePlan => ({
  kind: 'value',
  sql: expression,
  visible,
});
/** A column that only some viewers may see; null for all others, so its field is nullable. */
export const hidden = (column: (row: Sql) => Sql, visible: Rule): ValuePlan => value(column, visible);
export const one = (type: () => Type, where: OnePlan['where'], visible?: Rule): OnePlan => ({
  kind: 'one',
  type,
  where,
  visible,
});
export const from = (type: () => Type, source?: FromPlan['from']): FromPlan => ({ kind: 'from', type, from: source });
export const many = (type: () => Type, where: ManyPlan['where'], more: ListBounds = {}): ManyPlan => ({
  kind: 'many',
  type,
  where,
  ...more,
});

export const variants = (list: VariantsPlan['variants']): VariantsPlan => ({ kind: 'variants', variants: list });

/** The plain column of a name, for fields whose GraphQL name is not their property's. */
export const column = (columnName: string): ValuePlan => value((row) => sql`${row}.${name(columnName)}`);

/** Bodies of fields that the planner answers; they never run. */
export const planned = (): never => {
  throw new Error('This field is read by the planner.');
};

/** ISO 8601 in UTC with milliseconds, whatever the session's settings. */
export const instant = (expression: Sql): Sql =>
  sql`to_char(${expression} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
export const day = (expression: Sql): Sql => sql`to_char(${expression}, 'YYYY-MM-DD')`;
export const decimal = (expression: Sql): Sql => sql`(${expression})::text`;
/** A decimal without trailing zeros. */
export const plainDecimal = (expression: Sql): Sql => sql`trim_scale(${expression})::text`;

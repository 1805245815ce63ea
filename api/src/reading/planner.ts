import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  GraphQLError,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { collectSubfields } from 'graphql/execution/collectFields.js';
import { badInput, DomainError } from '../common/errors.ts';
import type { Catalog, ReadableType } from './catalog.ts';
import { connectionSql } from './connection.ts';
import {
  conditionSql,
  type Arguments,
  type Condition,
  type FieldPlan,
  type ManyPlan,
  type Type,
  type VariantsPlan,
  type Viewer,
} from './reading.ts';
import type { Compiled } from './selectionCache.ts';
import { and, join, name, raw, sql, type Sql } from './sql.ts';

/** Limits of one transport for one statement. */
export interface ReadLimits {
  /** Maximum rows of a page. */
  page: number;
  /** Maximum objects per statement. */
  nodes: number;
}

const pathOf = ({ key, prev }: GraphQLResolveInfo['path']): (string | number)[] => [...(prev ? pathOf(prev) : []), key];

/** The error of a field below the one at `path`: of the first row, if that is a list. */
const below = (path: (string | number)[], type: GraphQLOutputType | undefined, error: unknown): unknown => {
  if (!(error instanceof GraphQLError && error.path)) return error;
  const first = isListType(getNullableType(type)) ? [0] : [];
  const { message, nodes, originalError } = error;
  return new GraphQLError(message, { nodes, originalError, path: [...path, ...first, ...error.path] });
};

/** Assumed length of short lists, such as the children of a category. */
const USUAL_LIST_SIZE = 10;

/** The rows to count for a list without a connection, which returns at most `max`. */
export const expectedRows = (plan: ManyPlan, args: Arguments, max: number): number =>
  plan.usual?.(args) ?? (plan.max === undefined ? max : Math.min(plan.max, USUAL_LIST_SIZE));

export type Selection = Map<string, readonly FieldNode[]>;

/**
 * Compiles the selection of one root field into one SQL expression that returns its JSON. A planner serves one root field: it numbers the
 * row aliases and counts the requested objects.
 */
export class Planner {
  private currentViewer: Viewer;
  /** Whether a parent selection is being compiled, which is cached as a whole. */
  private isNested = false;
  private aliases = 0;
  /** Objects requested at most. */
  objects = 0;
  private factor = 1;

  constructor(
    private readonly catalog: Catalog,
    private readonly info: GraphQLResolveInfo,
    viewer: Viewer,
    readonly limits: ReadLimits,
  ) {
    this.currentViewer = viewer;
  }

  get viewer(): Viewer {
    return this.currentViewer;
  }

  get schema(): GraphQLSchema {
    return this.catalog.schema;
  }

  /** The root field in the public schema; the executed schema has a leaf in its place. */
  rootField(): GraphQLField<unknown, unknown> {
    const parent = this.schema.getType(this.info.parentType.name) as GraphQLObjectType;
    return parent.getFields()[this.info.fieldName] as GraphQLField<unknown, unknown>;
  }

  root(plan: FieldPlan, args: Readonly<Record<string, unknown>>): Sql {
    const { type } = this.rootField();
    try {
      return this.value(plan, type, this.info.fieldNodes, raw('null'), args);
    } catch (error) {
      throw below(pathOf(this.info.path), type, error);
    }
  }

  alias(): Sql {
    return name(`t${++this.aliases}`);
  }

  /** Runs `inside` with every object counted `rows` times; throws if the limit is exceeded. */
  times<T>(rows: number, inside: () => T): T {
    const before = this.factor;
    this.factor *= rows;
    this.count(1);
    const result = inside();
    this.factor = before;
    return result;
  }

  private count(objects: number): void {
    this.objects += objects * this.factor;
    if (this.objects > this.limits.nodes) {
      throw badInput(
        `This query asks for more than ${this.limits.nodes} objects at once. Please ask for smaller pages.`,
        { first: 'is too large together with the lists around it' },
      );
    }
  }

  subselection(type: GraphQLObjectType, nodes: readonly FieldNode[]): Selection {
    return collectSubfields(this.schema, this.info.fragments, this.info.variableValues, type, nodes as FieldNode[]);
  }

  /** The `select` columns for one object of `type` from `row`. */
  columns(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Sql): Sql {
    if (this.isNested || row.values.length > 0) return this.compile(type, nodes, row);
    const place = `${type.name} ${row.chunks[0]} ${this.aliases} ${this.limits.page}`;
    const { columns, aliases, objects } = this.catalog.selections.of(nodes, this.info, this.viewer, place, (like) =>
      this.compileSeparately(like, () => this.compile(type, nodes, row)),
    );
    this.aliases += aliases;
    this.count(objects);
    return columns;
  }

  private compile(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Sql): Sql {
    const readable = this.catalog.readable(type.name);
    return this.pairs(type, nodes, (fieldName, fieldNodes) => this.field(type, readable, fieldName, fieldNodes, row));
  }

  /** Compiles for another viewer and a single row; returns the aliases and objects it used instead of counting them. */
  private compileSeparately(viewer: Viewer, compile: () => Sql): Compiled {
    const { currentViewer, aliases, objects, factor } = this;
    this.isNested = true;
    this.currentViewer = viewer;
    this.objects = 0;
    this.factor = 1;
    try {
      const columns = compile();
      return { columns, aliases: this.aliases - aliases, objects: this.objects };
    } finally {
      this.isNested = false;
      Object.assign(this, { currentViewer, aliases, objects, factor });
    }
  }

  /** One `expression as "response key"` per selected field. */
  pairs(
    type: GraphQLObjectType,
    nodes: readonly FieldNode[],
    expression: (fieldName: string, nodes: readonly FieldNode[]) => Sql,
  ): Sql {
    const columns: Sql[] = [];
    for (const [key, fieldNodes] of this.subselection(type, nodes)) {
      const fieldName = (fieldNodes[0] as FieldNode).name.value;
      try {
        if (key.length > 63) throw badInput(`The alias "${key}" is longer than 63 characters.`);
        const column = fieldName === '__typename' ? raw(`'${type.name}'::text`) : expression(fieldName, fieldNodes);
        columns.push(sql`${column} as ${name(key)}`);
      } catch (error) {
        throw error instanceof DomainError
          ? new GraphQLError(error.message, { nodes: fieldNodes, path: [key], originalError: error })
          : below([key], type.getFields()[fieldName]?.type, error);
      }
    }
    return join(columns);
  }

  /** An object of `type` as JSON, from the rows of `source` (`from … where …`). */
  object(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Sql, source: Sql): Sql {
    return sql`(select row_to_json("$") from (select ${this.columns(type, nodes, row)} ${source}) "$")`;
  }

  arguments(field: GraphQLField<unknown, unknown>, node: FieldNode): Record<string, unknown> {
    if (field.args.length === 0) return {};
    try {
      return getArgumentValues(field, node, this.info.variableValues);
    } catch (error) {
      throw error instanceof GraphQLError ? badInput(error.message) : error;
    }
  }

  /** `from table row where visible and …` for the rows of a type. */
  rows(type: Type | string, row: Sql, conditions: readonly Condition[]): Sql {
    const readable = this.catalog.readable(typeof type === 'string' ? type : type.name);
    const all = conditions.map((each) => (typeof each === 'boolean' ? each : conditionSql(each, row)));
    return sql`from ${readable.table} ${row} where ${and([...all, readable.reading.visible(row, this.viewer)])}`;
  }

  private field(
    type: GraphQLObjectType,
    readable: ReadableType,
    fieldName: string,
    nodes: readonly FieldNode[],
    row: Sql,
  ): Sql {
    const field = type.getFields()[fieldName] as GraphQLField<unknown, unknown>;
    const plan = readable.plan(fieldName);
    const args = this.arguments(field, nodes[0] as FieldNode);
    return this.value(plan, field.type, nodes, row, args);
  }

  private value(
    plan: FieldPlan,
    type: GraphQLOutputType,
    nodes: readonly FieldNode[],
    row: Sql,
    args: Readonly<Record<string, unknown>>,
  ): Sql {
    if (plan.kind === 'value') {
      const seen = plan.visible?.(row, this.viewer) ?? true;
      if (seen === false) return raw('null');
      const expression = plan.sql(row, this.viewer, args);
      return seen === true ? expression : sql`case when ${seen} then ${expression} end`;
    }
    if (plan.kind === 'many') return this.many(plan, type, nodes, row, args);
    const named = getNamedType(type);
    if (plan.kind === 'variants') return this.variants(plan, nodes, row);
    if (!isObjectType(named)) throw new Error(`${named.name} is not an object type.`);
    if (plan.kind === 'one') {
      const seen = plan.visible?.(row, this.viewer) ?? true;
      if (seen === false) return raw('null');
      const target = this.alias();
      return this.times(1, () =>
        this.object(named, nodes, target, this.rows(named.name, target, [plan.where(row, target), seen])),
      );
    }
    const target = plan.from ? this.alias() : row;
    const seen = this.catalog.readable(named.name).reading.visible(target, this.viewer);
    const source = plan.from?.(row, target, this.viewer) ?? raw('');
    return this.object(named, nodes, target, seen === true ? source : sql`${source} where ${and([seen])}`);
  }

  private variants({ variants, ids }: VariantsPlan, nodes: readonly FieldNode[], row: Sql): Sql {
    const first = (parent: Sql): Sql => {
      const each = variants().map(({ type, where }) => {
        const target = this.alias();
        const named = this.schema.getType(type.name) as GraphQLObjectType;
        return this.object(named, nodes, target, this.rows(type, target, [where(parent, target)]));
      });
      return sql`coalesce(${join(each)})`;
    };
    if (!ids) return first(row);
    const listed = this.alias();
    const node = this.times(ids.length, () => first(listed));
    return sql`coalesce((select json_agg(${node} order by ${listed}."position") from unnest(${ids}::uuid[]) with ordinality ${listed} (id, "position")), '[]'::json)`;
  }

  private many(
    plan: ManyPlan,
    type: GraphQLOutputType,
    nodes: readonly FieldNode[],
    row: Sql,
    args: Readonly<Record<string, unknown>>,
  ): Sql {
    const named = getNamedType(type);
    const nullable = isNonNullType(type) ? type.ofType : type;
    if (!isObjectType(named) || isAbstractType(named)) throw new Error(`${named.name} cannot be listed.`);
    if (!isListType(nullable)) return connectionSql(this, this.catalog, plan, named, nodes, row, args);
    const target = this.alias();
    const max = typeof args['first'] === 'number' ? this.pageSize(args['first']) : (plan.max ?? this.limits.page);
    const order = plan.order?.(target) ?? sql`${target}.id`;
    const columns = this.times(expectedRows(plan, args, max), () => this.columns(named, nodes, target));
    const source =
      plan.from?.(row, target, this.viewer) ??
      this.rows(named.name, target, [plan.where(row, target, this.viewer, args)]);
    return sql`coalesce((select json_agg("$") from (select ${columns} ${source} order by ${order} limit ${raw(String(max))}) "$"), '[]'::json)`;
  }

  pageSize(first: unknown): number {
    const size = first ?? 20;
    if (typeof size !== 'number' || !Number.isInteger(size) || size < 1 || size > this.limits.page) {
      throw badInput(`"first" must be a whole number from 1 to ${this.limits.page}.`, {
        first: `must be from 1 to ${this.limits.page}`,
      });
    }
    return size;
  }
}

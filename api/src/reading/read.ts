import type { FieldNode, GraphQLCompositeType, GraphQLResolveInfo } from 'graphql';
import type { Pool, QueryConfig } from 'pg';
import { badInput } from '../common/errors.ts';
import type { Pipelines } from '../database/pipelines.ts';
import { isId } from '../rules/id.ts';
import type { Catalog } from './catalog.ts';
import { answered, isSearch, type Finder } from './searchPlaceholder.ts';
import { RawJson } from './rawJson.ts';
import { isPersonal } from './personal.ts';
import { Planner, type ReadLimits } from './planner.ts';
import {
  everything,
  from,
  many,
  one,
  variants,
  type Condition,
  type FieldPlan,
  type ListBounds,
  type Type,
  type VariantsPlan,
  type Viewer,
} from './reading.ts';
import { sql, type Sql } from './sql.ts';
import type { StatementNames } from './statementNames.ts';

/** The request data needed for reading. */
export interface ReadContext {
  viewer: Viewer;
  limits: ReadLimits;
  /** Answers the searches of lists. */
  finder: Finder;
  /** Queues the caller's statements; without it they run immediately. */
  budget?: { limited: <T>(work: () => Promise<T>) => Promise<T>; cheapCaller?: string | undefined };
}

/** Statements for more objects have connections of their own, so that they delay no others. */
const CHEAP_OBJECTS = 250;

type Row = { json: string | null };

export type ReadArguments = Readonly<Record<string, unknown>>;

/** Resolves root fields with one statement each and returns PostgreSQL's JSON text unchanged. */
export class Reader {
  constructor(
    readonly pool: Pool,
    private readonly catalog: Catalog,
    private readonly names: StatementNames,
    /** Carry the cheap statements, if given. */
    private readonly pipelines?: Pipelines,
  ) {}

  /** The row of `type` that matches `where`, or null. */
  one(ctx: ReadContext, info: GraphQLResolveInfo, type: Type, where: (row: Sql) => Sql): Promise<RawJson | null> {
    return this.run(
      ctx,
      info,
      one(
        () => type,
        (_parent, row) => where(row),
      ),
    ).catch(nullWhereNoId);
  }

  byId(ctx: ReadContext, info: GraphQLResolveInfo, type: Type, id: Sql | string | null): Promise<RawJson | null> {
    return this.one(ctx, info, type, (row) => sql`${row}.id = ${id}`);
  }

  /** A plain list or a connection of `type`, depending on the field's type. */
  many(
    ctx: ReadContext,
    info: GraphQLResolveInfo,
    type: Type,
    args: ReadArguments = {},
    where: (row: Sql) => Condition = everything,
    more: ListBounds = {},
  ): Promise<RawJson | null> {
    return this.run(
      ctx,
      info,
      many(
        () => type,
        (_parent, row) => where(row),
        more,
      ),
      args,
    );
  }

  /** The first of several types that has a matching row. */
  variants(ctx: ReadContext, info: GraphQLResolveInfo, plans: VariantsPlan['variants']): Promise<RawJson | null> {
    return this.run(ctx, info, variants(plans)).catch(nullWhereNoId);
  }

  /** As `variants`, for each of the ids; null for those that are not valid. */
  variantsOf(
    ctx: ReadContext,
    info: GraphQLResolveInfo,
    ids: readonly string[],
    plans: VariantsPlan['variants'],
  ): Promise<RawJson | null> {
    const max = ctx.limits.page;
    if (ids.length > max)
      throw badInput(`"ids" must have at most ${max} ids.`, { ids: `must have at most ${max} ids` });
    return this.run(ctx, info, { ...variants(plans), ids: ids.map((id) => (isId(id) ? id : null)) });
  }

  /** An object without a row: its fields are separate expressions, evaluated over `source` if given. */
  computed(
    ctx: ReadContext,
    info: GraphQLResolveInfo,
    type: Type,
    source?: (target: Sql) => Sql,
  ): Promise<RawJson | null> {
    return this.run(
      ctx,
      info,
      from(() => type, source && ((_parent, target) => source(target))),
    );
  }

  /** Whether members who are not parties to an auction can get different answers to a selection on its change. */
  isPersonal(
    info: Pick<GraphQLResolveInfo, 'fragments' | 'variableValues'>,
    type: GraphQLCompositeType,
    nodes: readonly FieldNode[],
  ): boolean {
    return isPersonal(this.catalog, info, type, nodes);
  }

  /** Rows of a statement of its own, which counts among the caller's statements too. */
  async rows<Row extends object>({ budget }: Pick<ReadContext, 'budget'>, statement: QueryConfig): Promise<Row[]> {
    const query = () => this.pool.query<Row>(statement);
    return (await (budget ? budget.limited(query) : query())).rows;
  }

  private async run(
    ctx: ReadContext,
    info: GraphQLResolveInfo,
    plan: FieldPlan,
    args: ReadArguments = {},
  ): Promise<RawJson | null> {
    const planner = new Planner(this.catalog, info, ctx.viewer, ctx.limits);
    const expression = planner.root(plan, args);
    const statement = this.names.prepared(sql`select (${expression})::text as "json"`);
    const values = await answered(statement.values, ctx.finder);
    const isCheap = planner.objects <= CHEAP_OBJECTS && !isSearch(statement.values);
    const caller = isCheap ? ctx.budget?.cheapCaller : undefined;
    const query = async () =>
      (caller === undefined ? undefined : await this.pipelines?.query<Row>(caller, { ...statement, values })) ??
      (await this.pool.query<Row>({ ...statement, values })).rows;
    const [row] = await (ctx.budget ? ctx.budget.limited(query) : query());
    const json = row?.json;
    return json === null || json === undefined ? null : new RawJson(json);
  }
}

/** invalid_text_representation and character_not_in_repertoire: only the id of a root field reaches SQL unchecked. */
const NO_ID = new Set(['22P02', '22021']);

/** An invalid UUID is handled like an unknown id. */
const nullWhereNoId = (error: unknown): null => {
  if (NO_ID.has(String((error as { code?: unknown }).code))) return null;
  throw error;
};

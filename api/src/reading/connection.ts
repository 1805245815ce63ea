import { getNamedType, type FieldNode, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { badInput } from '../common/errors.ts';
import type { Catalog } from './catalog.ts';
import { cursorSql, readCursor } from './cursor.ts';
import { TopNPerKey } from './topNPerKey.ts';
import type { Condition, ManyPlan, Sort, Type, Viewer } from './reading.ts';
import { MAX_CANDIDATES, Search } from './search.ts';
import { and, join, name, raw, sql, type Sql } from './sql.ts';

const MAX_OFFSET = 10_000;
/** Limit of `totalCount` where a filter has to look at each row. */
const MAX_COUNTED = 10_000;
/** Lower limit for searches, which compare their words with the text of each row. */
const MAX_COUNTED_IN_SEARCH = 5_000;

/** What a connection needs from the planner of its root field. */
interface Planner {
  readonly viewer: Viewer;
  alias(): Sql;
  pageSize(first: unknown): number;
  times<T>(rows: number, inside: () => T): T;
  subselection(type: GraphQLObjectType, nodes: readonly FieldNode[]): Map<string, readonly FieldNode[]>;
  pairs(
    type: GraphQLObjectType,
    nodes: readonly FieldNode[],
    expression: (fieldName: string, nodes: readonly FieldNode[]) => Sql,
  ): Sql;
  columns(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Sql): Sql;
  object(type: GraphQLObjectType, nodes: readonly FieldNode[], row: Sql, source: Sql): Sql;
  rows(type: Type | string, row: Sql, conditions: readonly Condition[]): Sql;
}

interface Page {
  planner: Planner;
  nodeType: GraphQLObjectType;
  row: Sql;
  first: number;
  sort: Sort;
  /** The sort expression. */
  key: Sql;
  conditions: Condition[];
  /** Whether a search or filter applies that no index answers. */
  isFiltered: boolean;
  keyset: Sql[];
  offset: number;
  after: boolean;
}

/** A keyset connection: nodes, edges, pageInfo and totalCount; only selected parts cost anything. */
export const connectionSql = (
  planner: Planner,
  catalog: Catalog,
  plan: ManyPlan,
  type: GraphQLObjectType,
  nodes: readonly FieldNode[],
  parent: Sql,
  args: Readonly<Record<string, unknown>>,
): Sql => {
  const nodeType = getNamedType(
    (type.getFields()['nodes'] as GraphQLField<unknown, unknown>).type,
  ) as GraphQLObjectType;
  const page = pageOf(planner, catalog, plan, nodeType, parent, args);
  const parts = onlyNodes(planner, type, nodes) ? new PlainConnectionParts(page) : new ConnectionParts(page);
  const columns = planner.pairs(type, nodes, (field, fieldNodes) => parts.part(field, type, fieldNodes));
  return sql`(select row_to_json("$") from (select ${columns}${parts.source()}) "$")`;
};

/** True if neither cursors nor page information are selected, as in most screens and every REST list. */
const onlyNodes = (planner: Planner, type: GraphQLObjectType, nodes: readonly FieldNode[]): boolean =>
  [...planner.subselection(type, nodes).values()].every(([node]) =>
    ['nodes', 'totalCount', '__typename'].includes(node?.name.value ?? ''),
  );

const pageOf = (
  planner: Planner,
  catalog: Catalog,
  plan: ManyPlan,
  nodeType: GraphQLObjectType,
  parent: Sql,
  args: Readonly<Record<string, unknown>>,
): Page => {
  const { reading } = catalog.readable(nodeType.name);
  const row = planner.alias();
  const sorts = reading.sorts ?? {};
  const sort = sorts[String(args['sort'] ?? defaultSort(sorts, args))];
  if (!sort)
    throw badInput(`${nodeType.name} has no sort "${String(args['sort'])}".`, { sort: 'is not one of this list' });
  const offset = (args['offset'] as number | undefined | null) ?? 0;
  if (offset < 0 || offset > MAX_OFFSET)
    throw badInput(`"offset" must be from 0 to ${MAX_OFFSET}.`, { offset: `must be from 0 to ${MAX_OFFSET}` });
  const conditions = [plan.where(parent, row, planner.viewer, args)];
  for (const [key, filter] of Object.entries(reading.filters ?? {})) {
    const wanted = args[key];
    if (wanted !== undefined && wanted !== null && wanted !== '')
      conditions.push(filter(row, wanted, planner.viewer, args));
  }
  const isFiltered = conditions.slice(1).some((each) => typeof each !== 'boolean' && !(each instanceof TopNPerKey));
  const key = sort.by(row, planner.viewer, args);
  const keyset: Sql[] = [];
  if (args['after']) {
    const at = readCursor(String(args['after']), sort.type);
    keyset.push(
      sql`(${key}, ${row}.id) ${raw(sort.descending ? '<' : '>')} (${at.value}::${raw(sort.type)}, ${at.id}::uuid)`,
    );
  }
  return {
    planner,
    nodeType,
    row,
    first: planner.pageSize(args['first']),
    sort,
    key,
    conditions,
    isFiltered,
    keyset,
    offset,
    after: keyset.length > 0,
  };
};

const orderOf = ({ row, key, sort }: Page): Sql => {
  const direction = raw(sort.descending ? 'desc' : 'asc');
  return sql`${key} ${direction}, ${row}.id ${direction}`;
};

const defaultSort = (
  sorts: Record<string, Sort>,
  { search, updatedSince }: Readonly<Record<string, unknown>>,
): string | undefined => {
  if (updatedSince && 'updated' in sorts) return 'updated';
  return typeof search === 'string' && search.trim() !== '' && 'relevance' in sorts
    ? 'relevance'
    : Object.keys(sorts)[0];
};

/** The rows that contain a page's first `count` rows. */
const rowsOf = (page: Page, count: number): Sql => {
  const { planner, nodeType, row, conditions, keyset } = page;
  const search = scanningSearch(page);
  if (search) return sql`${foundFirst(page, search)} where ${and([search.short, ...keyset])}`;
  const [only, ...others] = conditions.filter((each) => each !== true);
  // With another condition, such as a search, that condition's index is the selective one.
  if (!(only instanceof TopNPerKey) || others.length > 0)
    return planner.rows(nodeType.name, row, [...conditions, ...keyset]);
  const each = planner.alias();
  const firstRows = planner.rows(nodeType.name, row, [sql`${row}.${name(only.column)} = ${each}.id`, ...keyset]);
  return sql`from (${only.ids}) ${each} cross join lateral
    (select ${row}.* ${firstRows} order by ${orderOf(page)} limit ${raw(String(count))}) ${row}`;
};

/** The first rows, in the order of the list, that an index finds for a search with words that no index contains. */
const foundFirst = (page: Page, search: Search): Sql => {
  const { planner, nodeType, row, conditions } = page;
  const indexed = conditions.map((each) => (each === search ? search.indexed : each));
  return sql`from (select ${row}.* ${planner.rows(nodeType.name, row, indexed)} order by ${orderOf(page)} limit ${raw(String(MAX_CANDIDATES))}) ${row}`;
};

/** The search of a page that has words which no index contains. */
const scanningSearch = ({ conditions }: Page): (Search & { short: Sql }) | undefined =>
  conditions.find((each): each is Search & { short: Sql } => each instanceof Search && each.short !== undefined);

/** The parts of a connection; rows are read once for nodes, edges and pageInfo. */
class ConnectionParts {
  private readonly rowColumns: Sql[] = [];
  private readonly aggregates: Sql[] = [];

  constructor(protected readonly page: Page) {}

  part(field: string, type: GraphQLObjectType, nodes: readonly FieldNode[]): Sql {
    if (field === 'totalCount') return this.totalCount();
    if (field === 'nodes')
      return this.aggregate(
        sql`coalesce(json_agg(${this.node(nodes)} order by "$p"."n") filter (where "$p"."n" <= ${this.size()}), '[]'::json)`,
      );
    const inner = getNamedType((type.getFields()[field] as GraphQLField<unknown, unknown>).type) as GraphQLObjectType;
    return field === 'edges' ? this.edges(inner, nodes) : this.pageInfo(inner, nodes);
  }

  /** The connection's `from (…)`; empty if only the count is selected. */
  source(): Sql {
    if (this.aggregates.length === 0) return raw('');
    const { first, offset } = this.page;
    const order = orderOf(this.page);
    const columns = join([...this.rowColumns, sql`row_number() over (order by ${order}) as "n"`]);
    const rows = rowsOf(this.page, offset + first + 1);
    const limit = raw(String(first + 1));
    const skip = offset > 0 ? raw(` offset ${offset}`) : raw('');
    return sql` from (select ${join(this.aggregates)} from (select ${columns} ${rows} order by ${order} limit ${limit}${skip}) "$p") "$a"`;
  }

  private size(): Sql {
    return raw(String(this.page.first + this.page.offset));
  }

  private aggregate(expression: Sql): Sql {
    const column = name(`a${this.aggregates.length}`);
    this.aggregates.push(sql`${expression} as ${column}`);
    return sql`"$a".${column}`;
  }

  private rowColumn(expression: Sql): Sql {
    const column = name(`c${this.rowColumns.length}`);
    this.rowColumns.push(sql`${expression} as ${column}`);
    return sql`"$p".${column}`;
  }

  private node(nodes: readonly FieldNode[]): Sql {
    const { planner, nodeType, row, first } = this.page;
    return this.rowColumn(planner.times(first, () => planner.object(nodeType, nodes, row, raw(''))));
  }

  private cursor(): Sql {
    const { key, row } = this.page;
    return this.rowColumn(cursorSql(key, sql`${row}.id`));
  }

  private edges(type: GraphQLObjectType, nodes: readonly FieldNode[]): Sql {
    const columns = this.page.planner.pairs(type, nodes, (field, fieldNodes) =>
      field === 'cursor' ? this.cursor() : this.node(fieldNodes),
    );
    return this.aggregate(
      sql`coalesce(json_agg((select row_to_json("$") from (select ${columns}) "$") order by "$p"."n") filter (where "$p"."n" <= ${this.size()}), '[]'::json)`,
    );
  }

  private pageInfo(type: GraphQLObjectType, nodes: readonly FieldNode[]): Sql {
    const { after, offset } = this.page;
    const columns = this.page.planner.pairs(type, nodes, (field) => {
      if (field === 'hasPreviousPage') return raw(String(after || offset > 0));
      if (field === 'hasNextPage') return this.aggregate(sql`count(*) filter (where "$p"."n" > ${this.size()}) > 0`);
      const direction = raw(field === 'startCursor' ? 'asc' : 'desc');
      return this.aggregate(
        sql`(array_agg(${this.cursor()} order by "$p"."n" ${direction}) filter (where "$p"."n" <= ${this.size()}))[1]`,
      );
    });
    return sql`(select row_to_json("$") from (select ${columns}) "$")`;
  }

  protected totalCount(): Sql {
    const { planner, nodeType, row, conditions, isFiltered } = this.page;
    const rows = planner.rows(nodeType.name, row, conditions);
    if (!isFiltered) return sql`(select count(*)::int ${rows})`;
    const search = scanningSearch(this.page);
    const counted = search ? sql`${foundFirst(this.page, search)} where ${search.short}` : rows;
    const isSearch = conditions.some((each) => each instanceof Search);
    const limit = raw(String(isSearch ? MAX_COUNTED_IN_SEARCH : MAX_COUNTED));
    return sql`(select count(*)::int from (select 1 ${counted} limit ${limit}) "$c")`;
  }
}

/** A plain sub-select, the fastest form, for pages without cursors and page information. */
class PlainConnectionParts extends ConnectionParts {
  override part(field: string, _type: GraphQLObjectType, nodes: readonly FieldNode[]): Sql {
    if (field === 'totalCount') return this.totalCount();
    const { planner, nodeType, row, first, offset } = this.page;
    const columns = planner.times(first, () => planner.columns(nodeType, nodes, row));
    const rows = rowsOf(this.page, offset + first);
    const limit = raw(`limit ${first}${offset > 0 ? ` offset ${offset}` : ''}`);
    return sql`coalesce((select json_agg("$") from (select ${columns} ${rows} order by ${orderOf(this.page)} ${limit}) "$"), '[]'::json)`;
  }

  override source(): Sql {
    return raw('');
  }
}

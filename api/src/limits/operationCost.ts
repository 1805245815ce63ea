import {
  getArgumentValues,
  getNamedType,
  getNullableType,
  getVariableValues,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type OperationDefinitionNode,
} from 'graphql';
import { collectFields, collectSubfields } from 'graphql/execution/collectFields.js';
import type { Catalog } from '../reading/catalog.ts';
import { expectedRows } from '../reading/planner.ts';
import type { Arguments, ManyPlan } from '../reading/reading.ts';
import { isIndexed, wordsOf } from '../reading/search.ts';
import { isGiven } from '../rules/values.ts';
import { costOf } from './rootFieldCost.ts';
import {
  fieldWeights,
  filterWeights,
  indexed,
  narrowing,
  otherRows,
  otherUsualRows,
  ownRootLists,
  tableRows,
  usualRows,
  weights,
} from './costTable.ts';

export interface OperationCost {
  /** Points of the whole operation, rounded up. */
  points: number;
  /** The names of the root fields in document order; merged fields count once. */
  fields: readonly string[];
  /** Bids on auctions among the fields, and their points: they are limited per second instead. */
  auctionBids: { count: number; points: number };
}

export interface PricedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  /** Maximum rows of a page on this transport. */
  page: number;
}

type Field = GraphQLField<unknown, unknown>;
type Nodes = readonly FieldNode[];

export const fragmentsIn = ({ definitions }: DocumentNode): Record<string, FragmentDefinitionNode> =>
  Object.fromEntries(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
  );

/** Computes what an operation costs before it runs: the records and fields that it asks for, and its searches and scans. */
export class CostModel {
  constructor(private readonly catalog: Catalog) {}

  of({ document, operation, variables, page }: PricedOperation): OperationCost {
    const { schema } = this.catalog;
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
    const type = schema.getRootType(operation.operation);
    // Execution refuses these variables before anything is read.
    if (!coerced || !type) return { points: weights.operation, fields: [], auctionBids: { count: 0, points: 0 } };
    const fragments = fragmentsIn(document);
    const selected = collectFields(schema, fragments, coerced, type, operation.selectionSet);
    const count = new CostCount(this.catalog, fragments, coerced, page);
    const points = weights.operation + count.rootFields(type, selected) + count.searches.size * weights.search;
    const fields = [...selected.values()].map((nodes) => nameOf(nodes));
    return { points: Math.ceil(points), fields, auctionBids: count.auctionBids };
  }
}

/** Counts the points of one operation. */
class CostCount {
  /** The texts of searches: the search engine runs once for each. */
  readonly searches = new Set<string>();
  readonly auctionBids = { count: 0, points: 0 };

  constructor(
    private readonly catalog: Catalog,
    private readonly fragments: Record<string, FragmentDefinitionNode>,
    private readonly variables: Record<string, unknown>,
    private readonly page: number,
  ) {}

  rootFields(type: GraphQLObjectType, selected: ReadonlyMap<string, Nodes>): number {
    return sum(selected.values(), (nodes) => {
      const name = nameOf(nodes);
      if (name === '__typename') return 0;
      const field = type.getFields()[name];
      if (!field) return weights.introspection;
      const price = costOf(field);
      if (name === 'placeBid' && isOnAuction(this.args(field, nodes))) {
        this.auctionBids.count += 1;
        this.auctionBids.points += price;
      }
      return price + this.resolved(field, nodes);
    });
  }

  /** A field with a resolver, which runs a statement if its type is read from the database. */
  private resolved(field: Field, nodes: Nodes): number {
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return weights.value;
    if (isConnection(type)) return weights.statement + this.connection(type, field, nodes, ownRootLists[field.name]);
    const rows = this.rootRows(field, nodes);
    if (this.catalog.isPlannedType(type.name)) return weights.statement + rows * this.object(type, nodes);
    // The server makes this object; the objects in it may be read from the database.
    return rows * this.fields(type, nodes, (inner, below) => this.resolved(inner, below));
  }

  private rootRows(field: Field, nodes: Nodes): number {
    if (!isListType(getNullableType(field.type))) return 1;
    const { ids } = this.args(field, nodes);
    // More ids are refused.
    return Array.isArray(ids) ? Math.min(ids.length, this.page) : (usualRows[field.name] ?? otherUsualRows);
  }

  /** One record of a type, or of every possible type of an abstract one. */
  private object(type: GraphQLNamedType, nodes: Nodes): number {
    if (isAbstractType(type))
      return sum(this.catalog.schema.getPossibleTypes(type), (possible) => this.object(possible, nodes));
    const columns = this.fields(type, nodes, (field, below) => {
      const plan = this.catalog.planOf(type.name, field.name);
      const inner = getNamedType(field.type);
      if (isConnection(inner)) return this.connection(inner, field, below, type.name === 'Category' ? undefined : 0);
      if (plan?.kind === 'many') return this.many(plan, field, inner, below);
      const own = fieldWeights[`${type.name}.${field.name}`] ?? weights.value;
      return own + (isCompositeType(inner) ? this.object(inner, below) : 0);
    });
    return weights.object + columns;
  }

  private many(plan: ManyPlan, field: Field, type: GraphQLNamedType, nodes: Nodes): number {
    const args = this.args(field, nodes);
    return weights.ownList + expectedRows(plan, args, this.pageSize(args, this.page)) * this.object(type, nodes);
  }

  /** `own`: what a list of own rows costs in addition: 0 for those of one record. Undefined for a whole table or a branch of the catalogue. */
  private connection(type: GraphQLObjectType, field: Field, nodes: Nodes, own: number | undefined): number {
    const args = this.args(field, nodes);
    const list = this.list(getNamedType(type.getFields()['nodes']?.type) as GraphQLObjectType, args, own);
    const first = this.pageSize(args, DEFAULT_FIRST);
    let isRead = false;
    const points = this.fields(type, nodes, (part, below) => {
      if (part.name === 'totalCount') return list.count;
      isRead = true;
      const inner = getNamedType(part.type);
      if (part.name === 'nodes') return first * this.object(inner, below);
      const each = this.fields(inner, below, (cell, under) =>
        cell.name === 'node' ? this.object(getNamedType(cell.type), under) : weights.value,
      );
      return part.name === 'edges' ? first * each : each;
    });
    return points + (isRead ? list.read : 0);
  }

  /** What it costs to find a page of a list, and to count the list. */
  private list({ name }: GraphQLObjectType, args: Arguments, own: number | undefined): { read: number; count: number } {
    const { sorts = {}, filters = {} } = this.catalog.readable(name).reading;
    const given = Object.keys(filters).filter((filter) => !['', null, undefined].includes(args[filter] as string));
    const search = String(args['search'] ?? '');
    const words = wordsOf(search);
    if (words.length > 0) this.searches.add(search);
    const sorted = sorts[String(args['sort'])]?.unindexed ? 1 : 0;
    const offset = (Math.max(0, Number(args['offset'] ?? 0)) / 1_000) * weights.offset;
    const looking = sum(
      given.flatMap((filter) => (args[filter] === false ? [filter, `${filter}: false`] : filter)),
      (filter) => filterWeights[`${name}.${filter}`] ?? 0,
    );
    if (own !== undefined || given.some((filter) => narrowing.has(filter) && args[filter] !== false)) {
      const count = (own ? own + looking : 0) + weights.ownList * (given.length + words.length + 1);
      return { count, read: count + sorted * weights.ownList + offset };
    }
    const thousands = tableRows[name] ?? otherRows;
    const scans = given.filter((filter) => !indexed.has(filter) && args[filter] !== 'active').length;
    // Lists with a sort by relevance take the rows that the search engine finds.
    const isShort = !('relevance' in sorts) && !words.every(isIndexed);
    const filtered =
      looking +
      given.length * weights.wholeList +
      scans * thousands * weights.scan +
      (isShort ? weights.shortWords : 0);
    return {
      count: given.length > 0 ? weights.wholeList + filtered : thousands * weights.count,
      read: weights.wholeList + filtered + sorted * thousands * weights.scan + offset,
    };
  }

  private fields(type: GraphQLNamedType, nodes: Nodes, points: (field: Field, nodes: Nodes) => number): number {
    if (!isObjectType(type)) return 0;
    const { catalog, fragments, variables } = this;
    const selected = collectSubfields(catalog.schema, fragments, variables, type, nodes as FieldNode[]);
    return sum(selected.values(), (below) => {
      const field = type.getFields()[nameOf(below)];
      return field ? points(field, below) : 0;
    });
  }

  /** Other sizes are refused when the list is read. */
  private pageSize({ first }: Arguments, other: number): number {
    return typeof first === 'number' ? Math.max(1, Math.min(first, this.page)) : other;
  }

  /** None if a required one is null: then the field is not read. */
  private args(field: Field, [node]: Nodes): Arguments {
    if (!node || field.args.length === 0) return {};
    try {
      return getArgumentValues(field, node, this.variables);
    } catch {
      return {};
    }
  }
}

const DEFAULT_FIRST = 20;

const isOnAuction = ({ input }: { input?: { auctionId?: string | null } }): boolean => isGiven(input?.auctionId);

const nameOf = ([node]: Nodes): string => node?.name.value ?? '';

const sum = <T>(all: Iterable<T>, points: (each: T) => number): number => {
  let total = 0;
  for (const each of all) total += points(each);
  return total;
};

const isConnection = (type: GraphQLNamedType): type is GraphQLObjectType =>
  isObjectType(type) && type.name.endsWith('Connection');

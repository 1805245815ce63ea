import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  OperationTypeNode,
  print,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Catalog, ReadableType } from '../reading/catalog.ts';
import { TopNPerKey } from '../reading/topNPerKey.ts';
import { FoundIds } from '../reading/found.ts';
import {
  conditionSql,
  type Arguments,
  type Condition,
  type FieldPlan,
  type ManyPlan,
  type Reading,
  type Rule,
  type Viewer,
} from '../reading/reading.ts';
import { MAX_CANDIDATES, Search } from '../reading/search.ts';
import { flattened, raw, type Sql } from '../reading/sql.ts';
import {
  commonValues,
  narrowing,
  otherRows,
  otherUsualRows,
  ownRootLists,
  rootFieldWeights,
  tableRows,
  usualRows,
  weights,
} from './costTable.ts';
import { GivenVariables } from './givenVariables.ts';

export interface OperationCost {
  /** Points of the whole operation, rounded up. */
  points: number;
  /** The root fields in document order, with their points; merged fields count once. */
  fields: readonly { name: string; points: number }[];
}

export interface PricedOperation {
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
  /** Maximum rows of a page on this transport. */
  page: number;
}

type Field = GraphQLField<unknown, unknown>;
type Merged = readonly [FieldNode, ...FieldNode[]];
type Selection = Map<string, Merged>;

/** Cached costs per operation; more would only serve callers who vary their variables. */
const MAX_KEPT = 32;
const LONGEST_KEY = 400;
const DEFAULT_FIRST = 20;

const member: Viewer = { id: '00000000-0000-0000-0000-000000000000', admin: false, staff: false };
const aRow = raw('"row"');
const aTarget = raw('"target"');

/** Computes what an operation costs before it runs, from its document, its variables and the planner's field plans. */
export class CostModel {
  private readonly catalog: Catalog;
  private readonly kept = new WeakMap<OperationDefinitionNode, Kept>();
  private readonly ruleCosts = new Map<Rule, number>();
  private readonly valueCosts = new Map<FieldPlan, number>();

  constructor(catalog: Catalog) {
    this.catalog = catalog;
  }

  of(priced: PricedOperation): OperationCost {
    const { operation, page } = priced;
    const variables = new GivenVariables(operation, priced.variables);
    let kept = this.kept.get(operation);
    if (!kept) this.kept.set(operation, (kept = new Kept()));
    const known = kept.find(page, variables);
    if (known) return known;
    const cost = new Walk(this, this.catalog, priced, variables).operation();
    kept.keep(page, variables, cost);
    return cost;
  }

  /** Points of the visibility rule of one row. */
  rule(rule: Rule): number {
    const known = this.ruleCosts.get(rule);
    if (known !== undefined) return known;
    const condition = rule(aRow, member);
    const points = typeof condition === 'boolean' ? 0 : ofSql(condition);
    this.ruleCosts.set(rule, points);
    return points;
  }

  /** Points of a computed field, which are those of its sub-selects. */
  value(plan: FieldPlan & { kind: 'value' }): number {
    const known = this.valueCosts.get(plan);
    if (known !== undefined) return known;
    const points = weights.value + ofSql(plan.sql(aRow, member, {})) + (plan.visible ? this.rule(plan.visible) : 0);
    this.valueCosts.set(plan, points);
    return points;
  }
}

/** The costs of one operation, keyed by the aspects of variables on which they depend. */
class Kept {
  private readonly aspects: GivenVariables['asked'] = new Map();
  private readonly costs = new Map<string, OperationCost>();

  find(page: number, variables: GivenVariables): OperationCost | undefined {
    return this.costs.get(this.key(page, variables));
  }

  keep(page: number, variables: GivenVariables, cost: OperationCost): void {
    const before = this.aspects.size;
    for (const [name, aspect] of variables.asked) this.aspects.set(name, aspect);
    // Cached costs did not distinguish by the new aspects.
    if (this.aspects.size > before || this.costs.size >= MAX_KEPT) this.costs.clear();
    const key = this.key(page, variables);
    if (key.length <= LONGEST_KEY) this.costs.set(key, cost);
  }

  private key(page: number, variables: GivenVariables): string {
    let key = String(page);
    for (const aspect of this.aspects.values()) key += ` ${String(variables.aspectOf(aspect))}`;
    return key;
  }
}

/** Points of the sub-selects in an expression. */
const ofSql = (expression: Sql): number => {
  const text = expression.chunks.join(' ');
  const selects = text.match(/\bselect\b/gi)?.length ?? 0;
  const aggregates = text.match(/\b(count|sum|max|min)\(/gi)?.length ?? 0;
  return aggregates * weights.aggregate + Math.max(0, selects - aggregates) * weights.lookup;
};

/** Computes the cost of one operation once. */
class Walk {
  private readonly model: CostModel;
  private readonly catalog: Catalog;
  private readonly schema: GraphQLSchema;
  private readonly priced: PricedOperation;
  private readonly variables: GivenVariables;
  /** The arguments of the searches that the search engine answers. */
  private readonly searches = new Set<string>();

  constructor(model: CostModel, catalog: Catalog, priced: PricedOperation, variables: GivenVariables) {
    this.model = model;
    this.catalog = catalog;
    this.schema = catalog.schema;
    this.priced = priced;
    this.variables = variables;
  }

  operation(): OperationCost {
    const { operation } = this.priced;
    const type = this.schema.getRootType(operation.operation);
    if (!type) return { points: weights.operation, fields: [] };
    const fields = [...this.selection(type, [operation.selectionSet]).values()].map((nodes) => ({
      name: nodes[0].name.value,
      points: this.rootField(type, nodes),
    }));
    const points = fields.reduce<number>((sum, field) => sum + field.points, weights.operation);
    return { points: Math.ceil(points), fields };
  }

  private rootField(type: GraphQLObjectType, nodes: Merged): number {
    const name = nodes[0].name.value;
    if (name === '__typename') return 0;
    if (name === '__schema' || name === '__type') return weights.introspection;
    const field = type.getFields()[name] as Field;
    const own = rootFieldWeights[name];
    const isChange = this.priced.operation.operation === OperationTypeNode.MUTATION;
    const searches = this.searches.size;
    const points = (own ?? (isChange ? weights.mutation : 0)) + this.resolved(field, nodes);
    return points + (this.searches.size - searches) * weights.engineSearch;
  }

  /** A field with a resolver, which runs a statement if its type is read from the database. */
  private resolved(field: Field, nodes: Merged): number {
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return weights.value;
    if (!this.catalog.isPlannedType(type.name)) return this.unplanned(field, type, nodes);
    if (isConnection(type)) return weights.statement + this.connection(type, nodes, rootScope(field.name));
    const rows = this.rootRows(field, nodes);
    return weights.statement + weights.lookup + rows * (weights.row + this.object(type, nodes));
  }

  private rootRows({ name, type, args }: Field, [node]: Merged): number {
    if (!isListType(getNullableType(type))) return 1;
    // The planner refuses more.
    if (args.some((each) => each.name === 'ids'))
      return Math.min(this.variables.elements(node, 'ids'), this.priced.page);
    return usualRows[name] ?? otherUsualRows;
  }

  /** An object that the server makes; nested fields may be read from the database. */
  private unplanned(field: Field, type: GraphQLNamedType, nodes: Merged): number {
    if (!isObjectType(type)) return weights.value;
    const rows = isListType(getNullableType(field.type)) ? (usualRows[field.name] ?? otherUsualRows) : 1;
    let points = 0;
    for (const inner of this.below(type, nodes).values()) {
      const found = type.getFields()[inner[0].name.value];
      if (found) points += this.resolved(found, inner);
    }
    return rows * points;
  }

  /** One record of a type, or of every possible type of an abstract one. */
  private object(type: GraphQLNamedType, nodes: Merged): number {
    if (isAbstractType(type))
      return this.schema
        .getPossibleTypes(type)
        .reduce((sum, possible) => sum + weights.lookup + this.object(possible, nodes), 0);
    if (!isObjectType(type)) return 0;
    const readable = this.catalog.readable(type.name);
    let points = this.model.rule(readable.reading.visible);
    for (const inner of this.below(type, nodes).values()) points += this.field(type, readable, inner);
    return points;
  }

  private field(type: GraphQLObjectType, readable: ReadableType, nodes: Merged): number {
    const name = nodes[0].name.value;
    if (name === '__typename') return 0;
    const field = type.getFields()[name];
    if (!field) return 0;
    const plan = readable.plan(name);
    const named = getNamedType(field.type);
    switch (plan.kind) {
      case 'value':
        return this.model.value(plan);
      case 'many':
        return this.many(plan, field, named, nodes);
      case 'one':
        return weights.lookup + (plan.visible ? this.model.rule(plan.visible) : 0) + this.object(named, nodes);
      case 'from':
        return weights.lookup + this.object(named, nodes);
      case 'variants':
        return this.object(named, nodes);
    }
  }

  private many(plan: ManyPlan, field: Field, type: GraphQLNamedType, nodes: Merged): number {
    if (isConnection(type)) {
      const isBranch = plan.where(aRow, aTarget, member, {}) instanceof TopNPerKey;
      return this.connection(type, nodes, isBranch ? 'branch' : 'own');
    }
    const rows = this.rowsOf(plan, field, nodes);
    return weights.ownList + rows * (weights.row + this.object(type, nodes));
  }

  private rowsOf(plan: ManyPlan, field: Field, [node]: Merged): number {
    const { page } = this.priced;
    if (field.args.some(({ name }) => name === 'first') && this.variables.isGiven(node, 'first'))
      return this.pageSize(node);
    if (plan.usual) return plan.usual(this.values(field, node));
    return plan.max === undefined ? page : Math.min(plan.max, otherUsualRows);
  }

  private values(field: Field, node: FieldNode): Arguments {
    return Object.fromEntries(
      field.args.map(({ name, defaultValue }) => [name, this.variables.value(node, name) ?? defaultValue]),
    );
  }

  private pageSize(node: FieldNode): number {
    const { page } = this.priced;
    const first = this.variables.value(node, 'first') ?? DEFAULT_FIRST;
    // The planner refuses anything else.
    return typeof first === 'number' && first >= 1 ? Math.min(first, page) : 1;
  }

  private connection(type: GraphQLObjectType, nodes: Merged, scope: Scope): number {
    const nodeType = getNamedType(type.getFields()['nodes']?.type) as GraphQLObjectType;
    const rows = this.pageSize(nodes[0]);
    const list = this.list(nodeType, nodes[0], scope);
    this.countSearch(nodeType, nodes[0]);
    let points = 0;
    let isRead = false;
    for (const inner of this.below(type, nodes).values()) {
      const name = inner[0].name.value;
      if (name === 'totalCount') points += list.count;
      else if (name === 'nodes') points += rows * this.object(nodeType, inner);
      else if (name === 'edges')
        points += rows * this.edge(nodeType, getNamedType(type.getFields()['edges']?.type), inner);
      if (name !== 'totalCount' && name !== '__typename') isRead = true;
    }
    return points + (isRead ? list.read + rows * weights.row : 0);
  }

  private edge(nodeType: GraphQLObjectType, type: GraphQLNamedType | undefined, nodes: Merged): number {
    let points = 0;
    if (!isObjectType(type)) return points;
    for (const inner of this.below(type, nodes).values())
      points += inner[0].name.value === 'node' ? this.object(nodeType, inner) : weights.value;
    return points;
  }

  /** The search engine runs once for equal arguments of an operation, in however many lists; different variables count as different. */
  private countSearch(nodeType: GraphQLObjectType, node: FieldNode): void {
    const { reading } = this.catalog.readable(nodeType.name);
    const { indexed, short } = this.variables.words(node, 'search');
    if (indexed + short === 0 || !asksFinder(searchOf(reading))) return;
    const names = nodeType.name === 'Product' ? ['search', 'filter', 'categoryId'] : ['search'];
    const key = (node.arguments ?? [])
      .filter(({ name }) => names.includes(name.value))
      .map(print)
      .sort()
      .join();
    this.searches.add(key);
  }

  /** The cost of finding a page of a list, and of counting the list. */
  private list(nodeType: GraphQLObjectType, node: FieldNode, scope: Scope): { read: number; count: number } {
    const { reading } = this.catalog.readable(nodeType.name);
    const filters = Object.keys(reading.filters ?? {}).filter((name) => this.variables.isGiven(node, name));
    const words = filters.includes('search') ? this.variables.words(node, 'search') : { indexed: 0, short: 0 };
    const sort = reading.sorts?.[String(this.variables.value(node, 'sort') ?? '')];
    const isByChange = filters.includes('updatedSince') && (!sort || sort === reading.sorts?.['updated']);
    const inBranch = filters.includes('categoryId') && !isBranchIndexed(reading) ? 1 : 0;
    const others = filters.filter((name) => !['search', 'categoryId'].includes(name) && !this.isNarrowing(name, node));
    const skipped = Number(this.variables.value(node, 'offset') ?? 0);
    const offset = skipped > 0 ? (skipped / 1_000) * weights.offset : 0;
    if (words.indexed + words.short > 0 && !(searchOf(reading) instanceof Search)) {
      const looked = weights.foundRows + (others.length + inBranch) * weights.ownScan;
      return { read: looked + offset, count: looked };
    }
    if (scope === 'own' || filters.some((name) => this.isNarrowing(name, node))) {
      const scans = others.length + inBranch + (sort?.unindexed ? 1 : 0);
      const searched = (words.indexed + words.short) * weights.ownSearch;
      const looked = searched + scans * weights.ownScan + this.model.rule(reading.visible);
      return { read: weights.ownList + looked + offset, count: weights.ownCount + looked };
    }
    const thousands = tableRows[nodeType.name] ?? otherRows;
    const filtered = others.reduce(
      (sum, name) => sum + (name === 'updatedSince' && isByChange ? weights.common : this.filter(name, node)),
      0,
    );
    const branch = inBranch * Math.max(weights.leastBranch, thousands * weights.branch);
    const short = words.short > 0 ? Math.min(thousands, MAX_CANDIDATES / 1_000) * weights.shortWords : 0;
    const looked = thousands * (words.indexed * weights.word + filtered) + branch + short;
    // Nested branches are found by a scan of the whole table in the list's order.
    const inBoth = scope === 'branch' && filters.includes('categoryId') ? thousands * weights.scan : 0;
    const sorted = sort?.unindexed ? thousands * weights.scan : 0;
    const isFound = words.indexed + words.short + inBranch + others.length > 0;
    const counted = isFound
      ? looked + Math.min(thousands * weights.countFound, weights.mostCountFound)
      : thousands * weights.count;
    return { read: weights.wholeList + looked + sorted + inBoth + offset, count: counted };
  }

  private isNarrowing(name: string, node: FieldNode): boolean {
    return narrowing.has(name) || (name === 'watched' && String(this.variables.value(node, name)) === 'true');
  }

  /** Points of a filter per thousand rows of a whole table. */
  private filter(name: string, node: FieldNode): number {
    return commonValues[name]?.includes(String(this.variables.value(node, name))) ? weights.common : weights.scan;
  }

  private below(type: GraphQLObjectType, nodes: Merged): Selection {
    const sets = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    return this.selection(type, sets);
  }

  /** The selected fields of a type by response key, collected as in execution. */
  private selection(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Selection {
    const found: Selection = new Map();
    const seen = new Set<string>();
    for (const set of sets) this.collect(type, set, found, seen);
    return found;
  }

  private collect(type: GraphQLObjectType, set: SelectionSetNode, found: Selection, seen: Set<string>): void {
    for (const selection of set.selections) {
      if (!this.isIncluded(selection.directives ?? [])) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const before = found.get(key);
        found.set(key, before ? [...before, selection] : [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (this.applies(type, selection.typeCondition?.name.value))
          this.collect(type, selection.selectionSet, found, seen);
      } else if (!seen.has(selection.name.value)) {
        seen.add(selection.name.value);
        const fragment = this.fragment(selection.name.value);
        if (fragment && this.applies(type, fragment.typeCondition.name.value))
          this.collect(type, fragment.selectionSet, found, seen);
      }
    }
  }

  private isIncluded(directives: NonNullable<FieldNode['directives']>): boolean {
    return directives.every((directive) => {
      const condition = this.variables.value(directive, 'if');
      return directive.name.value === 'skip'
        ? condition !== true
        : directive.name.value !== 'include' || condition !== false;
    });
  }

  private applies(type: GraphQLObjectType, condition: string | undefined): boolean {
    if (condition === undefined || condition === type.name) return true;
    const wanted = this.schema.getType(condition);
    return isAbstractType(wanted) && this.schema.isSubType(wanted, type);
  }

  private fragment(name: string): FragmentDefinitionNode | undefined {
    return this.priced.document.definitions.find(
      (each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === name,
    );
  }
}

/** The rows of a list: a whole table, a branch of the catalogue, or the rows of one record. */
type Scope = 'whole' | 'branch' | 'own';

/** Whether an index begins with the category, as for products; postings are found through their product. */
const isBranchIndexed = ({ filters }: Reading): boolean =>
  filters?.['categoryId']?.(aRow, member.id, member, {}) instanceof TopNPerKey;

/** The condition of a search in lists of a type. */
const searchOf = ({ filters }: Reading): Condition => {
  const search = 'word';
  return filters?.['search']?.(aRow, search, member, { search }) ?? true;
};

/** Whether the search engine is asked for a condition. */
const asksFinder = (condition: Condition): boolean =>
  flattened(conditionSql(condition, aRow)).values.some((value) => value instanceof FoundIds);

const rootScope = (fieldName: string): Scope => (ownRootLists.has(fieldName) ? 'own' : 'whole');

const isConnection = (type: GraphQLNamedType): type is GraphQLObjectType =>
  isObjectType(type) && type.name.endsWith('Connection');

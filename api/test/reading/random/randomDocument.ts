// Random documents over the real schema: fields, arguments, aliases, fragments and directives as a partner could write them.
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { timeframes } from '../../../src/features/prices/rules.ts';
import type { World } from '../reference/world.ts';
import type { Draw } from './draw.ts';
import { aValue } from './values.ts';

export interface RandomDocument {
  source: string;
  variables: Record<string, unknown>;
}

type Field = GraphQLField<unknown, unknown>;
type Given = Record<string, unknown>;

interface Place {
  /** Objects that may still stand below this one. */
  depth: number;
  /** How many rows this place can stand in. */
  factor: number;
  /** Within an abstract type: what keeps the keys of its types apart. */
  prefix: string;
  /** Rows of the list whose connection this is. */
  rows?: number;
}

interface Fragment {
  name: string;
  type: string;
  place: Place;
  cost: number;
}

/** None of them is a field, so an alias of these never meets one. */
const ALIASES = ['x', 't1', 't2', 'select', 'n', 'c0', 'a0', 'p', 'a', 'from', '_', 'null', 'T1', 'row', 'group', 'json', 'k'.repeat(63)];
const OBJECTS = 3_000;
const MOST_FIELDS = 70;
const MOST_ROWS = 300;
const DEFAULT_ROWS = 20;
const A_FEW = 10;
/** In percent; filters are rare, for together they leave nothing. */
const LIKELY: Record<string, number> = { sort: 50, first: 60, after: 20, offset: 15, region: 60, timeframe: 60 };

const isConnection = (type: { name: string }): boolean => type.name.endsWith('Connection');
const isEdge = (type: { name: string }): boolean => type.name.endsWith('Edge');

/** What a connection consists of, whatever its rows. */
const isPart = ({ name }: Field): boolean => ['nodes', 'edges', 'node', 'pageInfo'].includes(name);

export const randomDocument = (draw: Draw, schema: GraphQLSchema, world: World, roots: readonly string[]): RandomDocument =>
  new Writer(draw, schema, world).document(roots);

class Writer {
  private readonly draw: Draw;
  private readonly schema: GraphQLSchema;
  private readonly world: World;
  private readonly fragments: Fragment[] = [];
  private readonly definitions: string[] = [];
  private readonly declared: string[] = [];
  private readonly variables: Record<string, unknown> = {};
  private readonly taken = new Set<string>();
  private left = OBJECTS;
  /** Fields that may still be written. */
  private room: number;
  private keys = 0;

  constructor(draw: Draw, schema: GraphQLSchema, world: World) {
    this.draw = draw;
    this.schema = schema;
    this.world = world;
    this.room = draw.int(4, MOST_FIELDS);
  }

  document(roots: readonly string[]): RandomDocument {
    const query = this.schema.getQueryType()!;
    const parts = Array.from({ length: this.draw.int(1, 3) }, () => {
      this.left = OBJECTS;
      return this.field(query.getFields()[this.draw.one(roots)]!, { depth: 4, factor: 1, prefix: '' });
    });
    if (this.draw.chance(5)) parts.push(`${this.alias()}: __typename`);
    const head = this.declared.length > 0 ? `query Random(${this.declared.join(', ')}) ` : '';
    return { source: [`${head}{ ${parts.join(' ')} }`, ...this.definitions].join('\n'), variables: this.variables };
  }

  private selection(type: GraphQLCompositeType, place: Place): string {
    const parts: string[] = [];
    for (let most = this.draw.int(1, 6); parts.length < most && this.room > 0; ) parts.push(this.part(type, place));
    if (parts.length === 0) parts.push('__typename');
    // Without rows a connection says little.
    if (isConnection(type)) parts.push(this.member(type as GraphQLObjectType, this.draw.one(['nodes', 'edges']), place));
    if (isEdge(type)) parts.push(this.member(type as GraphQLObjectType, 'node', place));
    return `{ ${parts.join(' ')} }`;
  }

  private member(type: GraphQLObjectType, name: string, place: Place): string {
    return this.field(type.getFields()[name] as Field, place);
  }

  private part(type: GraphQLCompositeType, place: Place): string {
    const kind = this.draw.int(0, 99);
    if (kind >= 94) return `${this.draw.chance(50) ? `${this.alias()}: ` : ''}__typename${this.directives()}`;
    if (kind >= 86) return this.spread(type, place);
    if (isAbstractType(type) || kind >= 78) return this.inline(type, place);
    const fields = Object.values((type as GraphQLObjectType).getFields());
    const fitting = place.depth > 0 ? fields : fields.filter((field) => !isCompositeType(getNamedType(field.type)) || isPart(field));
    return fitting.length > 0 ? this.field(this.draw.one(fitting), place) : '__typename';
  }

  private inline(type: GraphQLCompositeType, place: Place): string {
    const target = this.narrowed(type);
    const condition = target === type && this.draw.chance(40) ? '' : ` on ${target.name}`;
    return `...${condition}${this.directives()} ${this.selection(target, this.within(type, target, place))}`;
  }

  private spread(type: GraphQLCompositeType, place: Place): string {
    const target = this.narrowed(type);
    const inside = this.within(type, target, place);
    const again = this.fragments.filter(
      (each) => each.type === target.name && each.place.prefix === inside.prefix && each.place.depth <= inside.depth && inside.factor <= each.place.factor && each.cost <= this.left,
    );
    if (again.length > 0 && this.draw.chance(50)) {
      const fragment = this.draw.one(again);
      this.left -= fragment.cost;
      return `...${fragment.name}${this.directives()}`;
    }
    const before = this.left;
    const body = this.selection(target, inside);
    const fragment = { name: `F${this.fragments.length + 1}`, type: target.name, place: inside, cost: before - this.left };
    this.fragments.push(fragment);
    this.definitions.push(`fragment ${fragment.name} on ${target.name} ${body}`);
    return `...${fragment.name}${this.directives()}`;
  }

  /** A type that values of `type` may have: itself, one of its types, or its interface. */
  private narrowed(type: GraphQLCompositeType): GraphQLCompositeType {
    if (isAbstractType(type)) return this.draw.one(this.schema.getPossibleTypes(type));
    const { length } = (type as GraphQLObjectType).getInterfaces();
    return length > 0 && this.draw.chance(15) ? (type as GraphQLObjectType).getInterfaces()[0]! : type;
  }

  private within(type: GraphQLCompositeType, target: GraphQLCompositeType, place: Place): Place {
    return isAbstractType(type) && isObjectType(target) ? { ...place, prefix: `${target.name}_` } : place;
  }

  private field(field: Field, place: Place): string {
    this.room--;
    const type = getNamedType(field.type);
    if (!isCompositeType(type)) return `${this.key(field, place)}${this.written(field, this.given(field, place))}${this.directives()}`;
    const given = this.given(field, place);
    const inside = this.inside(field, given, type, place);
    if (inside.factor > MOST_ROWS || (inside.rows === undefined && inside.factor > this.left)) return `${this.alias()}: __typename`;
    if (inside.rows === undefined) this.left -= inside.factor;
    return `${this.key(field, place)}${this.written(field, given)}${this.directives()} ${this.selection(type, inside)}`;
  }

  /** Connections and edges are no objects of their own: their rows are counted where they stand. */
  private inside(field: Field, given: Given, type: GraphQLCompositeType, place: Place): Place {
    if (isConnection(type)) return { depth: place.depth, factor: place.factor, prefix: '', rows: Number(given['first'] ?? DEFAULT_ROWS) };
    if (isEdge(type) || type.name === 'PageInfo') return { ...place, prefix: '', rows: place.rows ?? 1 };
    const rows = place.rows ?? (isListType(getNullableType(field.type)) ? this.lengthOf(field.name, given) : 1);
    return { depth: place.depth - (place.rows === undefined ? 1 : 0), factor: place.factor * rows, prefix: '' };
  }

  private lengthOf(fieldName: string, given: Given): number {
    if (fieldName === 'suppliers') return Number(given['first'] ?? 100);
    if (fieldName === 'history') return timeframes[(given['timeframe'] ?? '7d') as keyof typeof timeframes] + 1;
    return A_FEW;
  }

  /** Arguments with their values, as if no variable stood between. */
  private given(field: Field, place: Place): Given {
    const given: Given = {};
    const mostRows = Math.max(1, Math.min(12, Math.floor(MOST_ROWS / place.factor)));
    // The sort is settled before the cursor that depends on it.
    const inOrder = [...field.args].sort((a, b) => Number(b.name === 'sort') - Number(a.name === 'sort'));
    const rowType = getNamedType(field.type).name.replace(/Connection$/, '');
    for (const arg of inOrder) {
      const mustBe = isNonNullType(arg.type) || (arg.name === 'first' && place.factor * DEFAULT_ROWS > 100);
      if (!mustBe && !this.draw.chance(LIKELY[arg.name] ?? 10)) continue;
      if (!mustBe && this.draw.chance(8)) given[arg.name] = null;
      else given[arg.name] = aValue(this.draw, this.world, arg.name, getNamedType(arg.type), { fieldName: field.name, rowType, given }, mostRows);
    }
    return given;
  }

  private written(field: Field, given: Given): string {
    const all = field.args.filter(({ name }) => name in given).map((arg) => `${arg.name}: ${this.argument(arg, given[arg.name])}`);
    return all.length > 0 ? `(${all.join(', ')})` : '';
  }

  private argument(arg: GraphQLArgument, value: unknown): string {
    const literal = isEnumType(getNamedType(arg.type)) && value !== null ? String(value) : JSON.stringify(value);
    if (!this.draw.chance(35)) return literal;
    const name = `v${this.declared.length + 1}`;
    if (value !== null && this.draw.chance(30)) this.declared.push(`$${name}: ${arg.type} = ${literal}`);
    else {
      this.declared.push(`$${name}: ${arg.type}`);
      this.variables[name] = value;
    }
    return `$${name}`;
  }

  private key({ name, args }: Field, { prefix }: Place): string {
    if (args.length === 0 && !this.draw.chance(12)) return prefix && name !== 'id' ? `${prefix}${name}: ${name}` : name;
    const plain = `${prefix}${name}`;
    if (args.length > 0 && !this.taken.has(plain) && this.draw.chance(50)) {
      this.taken.add(plain);
      return prefix ? `${plain}: ${name}` : name;
    }
    return `${this.alias()}: ${name}`;
  }

  private alias(): string {
    const nasty = ALIASES.filter((alias) => !this.taken.has(alias));
    const alias = nasty.length > 0 && this.draw.chance(40) ? this.draw.one(nasty) : `k${++this.keys}`;
    this.taken.add(alias);
    return alias;
  }

  private directives(): string {
    if (!this.draw.chance(8)) return '';
    const directive = ` @${this.draw.one(['include', 'skip'])}(if: ${this.condition()})`;
    return this.draw.chance(10) ? `${directive} @${directive.includes('@skip') ? 'include' : 'skip'}(if: ${this.condition()})` : directive;
  }

  private condition(): string {
    const answer = this.draw.chance(50);
    if (this.draw.chance(50)) return String(answer);
    const name = `v${this.declared.length + 1}`;
    if (this.draw.chance(50)) this.declared.push(`$${name}: Boolean! = ${answer}`);
    else {
      this.declared.push(`$${name}: Boolean!`);
      this.variables[name] = answer;
    }
    return `$${name}`;
  }
}

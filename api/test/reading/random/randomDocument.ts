// Random documents for the real schema, with arguments, aliases, fragments and directives.
import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isCompositeType,
  isListType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { timeframes } from '../../../src/features/goods/catalogue/prices/rules.ts';
import type { World } from '../world.ts';
import type { Draw } from './draw.ts';
import { DEFAULT_ROWS, MAX_ROWS, someArguments, writtenArguments, type Field, type Given } from './fieldArguments.ts';
import { Names } from './names.ts';

export interface RandomDocument {
  source: string;
  variables: Record<string, unknown>;
}

interface Place {
  /** Remaining depth of nested objects. */
  depth: number;
  /** Number of rows in which this selection can occur. */
  factor: number;
  /** Within an abstract type: the prefix that separates the response keys of its types. */
  prefix: string;
  /** Rows of this connection's list. */
  rows?: number;
}

interface Fragment {
  name: string;
  type: string;
  place: Place;
  cost: number;
}

const OBJECTS = 3_000;
const MAX_FIELDS = 70;
const A_FEW = 10;

const isConnection = (type: { name: string }): boolean => type.name.endsWith('Connection');
const isEdge = (type: { name: string }): boolean => type.name.endsWith('Edge');

/** The fields of every connection. */
const isPart = ({ name }: Field): boolean => ['nodes', 'edges', 'node', 'pageInfo'].includes(name);

export const randomDocument = (
  draw: Draw,
  schema: GraphQLSchema,
  world: World,
  roots: readonly string[],
): RandomDocument => new Writer(draw, schema, world).document(roots);

class Writer {
  private readonly draw: Draw;
  private readonly schema: GraphQLSchema;
  private readonly world: World;
  private readonly fragments: Fragment[] = [];
  private readonly definitions: string[] = [];
  private readonly names: Names;
  private left = OBJECTS;
  /** Remaining number of fields. */
  private room: number;

  constructor(draw: Draw, schema: GraphQLSchema, world: World) {
    this.draw = draw;
    this.names = new Names(draw);
    this.schema = schema;
    this.world = world;
    this.room = draw.int(4, MAX_FIELDS);
  }

  document(roots: readonly string[]): RandomDocument {
    const query = this.schema.getQueryType()!;
    const parts = Array.from({ length: this.draw.int(1, 3) }, () => {
      this.left = OBJECTS;
      return this.field(query.getFields()[this.draw.one(roots)]!, { depth: 4, factor: 1, prefix: '' });
    });
    if (this.draw.chance(5)) parts.push(`${this.names.alias()}: __typename`);
    const head = this.names.declared.length > 0 ? `query Random(${this.names.declared.join(', ')}) ` : '';
    return {
      source: [`${head}{ ${parts.join(' ')} }`, ...this.definitions].join('\n'),
      variables: this.names.variables,
    };
  }

  private selection(type: GraphQLCompositeType, place: Place): string {
    const parts: string[] = [];
    for (let max = this.draw.int(1, 6); parts.length < max && this.room > 0;) parts.push(this.part(type, place));
    if (parts.length === 0) parts.push('__typename');
    // A connection without nodes tests little.
    if (isConnection(type))
      parts.push(this.member(type as GraphQLObjectType, this.draw.one(['nodes', 'edges']), place));
    if (isEdge(type)) parts.push(this.member(type as GraphQLObjectType, 'node', place));
    return `{ ${parts.join(' ')} }`;
  }

  private member(type: GraphQLObjectType, name: string, place: Place): string {
    return this.field(type.getFields()[name] as Field, place);
  }

  private part(type: GraphQLCompositeType, place: Place): string {
    const kind = this.draw.int(0, 99);
    if (kind >= 94)
      return `${this.draw.chance(50) ? `${this.names.alias()}: ` : ''}__typename${this.names.directives()}`;
    if (kind >= 86) return this.spread(type, place);
    if (isAbstractType(type) || kind >= 78) return this.inline(type, place);
    const fields = Object.values((type as GraphQLObjectType).getFields());
    const fitting =
      place.depth > 0 ? fields : fields.filter((field) => !isCompositeType(getNamedType(field.type)) || isPart(field));
    return fitting.length > 0 ? this.field(this.draw.one(fitting), place) : '__typename';
  }

  private inline(type: GraphQLCompositeType, place: Place): string {
    const target = this.narrowed(type);
    const condition = target === type && this.draw.chance(40) ? '' : ` on ${target.name}`;
    return `...${condition}${this.names.directives()} ${this.selection(target, this.within(type, target, place))}`;
  }

  private spread(type: GraphQLCompositeType, place: Place): string {
    const target = this.narrowed(type);
    const inside = this.within(type, target, place);
    const again = this.fragments.filter(
      (each) =>
        each.type === target.name &&
        each.place.prefix === inside.prefix &&
        each.place.depth <= inside.depth &&
        inside.factor <= each.place.factor &&
        each.cost <= this.left,
    );
    if (again.length > 0 && this.draw.chance(50)) {
      const fragment = this.draw.one(again);
      this.left -= fragment.cost;
      return `...${fragment.name}${this.names.directives()}`;
    }
    const before = this.left;
    const body = this.selection(target, inside);
    const fragment = {
      name: `F${this.fragments.length + 1}`,
      type: target.name,
      place: inside,
      cost: before - this.left,
    };
    this.fragments.push(fragment);
    this.definitions.push(`fragment ${fragment.name} on ${target.name} ${body}`);
    return `...${fragment.name}${this.names.directives()}`;
  }

  /** A type condition for values of `type`: itself, one of its types, or its interface. */
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
    if (!isCompositeType(type))
      return `${this.key(field, place)}${writtenArguments(this.names, field, someArguments(this.draw, this.world, field, place.factor))}${this.names.directives()}`;
    const given = someArguments(this.draw, this.world, field, place.factor);
    const inside = this.inside(field, given, type, place);
    if (inside.factor > MAX_ROWS || (inside.rows === undefined && inside.factor > this.left))
      return `${this.names.alias()}: __typename`;
    if (inside.rows === undefined) this.left -= inside.factor;
    return `${this.key(field, place)}${writtenArguments(this.names, field, given)}${this.names.directives()} ${this.selection(type, inside)}`;
  }

  /** Connections and edges do not count as objects; their rows do. */
  private inside(field: Field, given: Given, type: GraphQLCompositeType, place: Place): Place {
    if (isConnection(type))
      return { depth: place.depth, factor: place.factor, prefix: '', rows: Number(given['first'] ?? DEFAULT_ROWS) };
    if (isEdge(type) || type.name === 'PageInfo') return { ...place, prefix: '', rows: place.rows ?? 1 };
    const rows = place.rows ?? (isListType(getNullableType(field.type)) ? this.lengthOf(field.name, given) : 1);
    return { depth: place.depth - (place.rows === undefined ? 1 : 0), factor: place.factor * rows, prefix: '' };
  }

  private lengthOf(fieldName: string, given: Given): number {
    if (fieldName === 'suppliers') return Number(given['first'] ?? 100);
    if (fieldName === 'history') return timeframes[(given['timeframe'] ?? '7d') as keyof typeof timeframes] + 1;
    return A_FEW;
  }

  private key({ name, args }: Field, { prefix }: Place): string {
    if (args.length === 0 && !this.draw.chance(12)) return prefix && name !== 'id' ? `${prefix}${name}: ${name}` : name;
    const plain = `${prefix}${name}`;
    if (args.length > 0 && this.draw.chance(50) && this.names.take(plain)) {
      return prefix ? `${plain}: ${name}` : name;
    }
    return `${this.names.alias()}: ${name}`;
  }
}

/**
 * Says of types how they are read, and so in a world of its own.
 *
 * @jest-environment node
 */
import type { MetadataStorage } from '@mikro-orm/core';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { extendSchema, GraphQLNonNull, isNonNullType, parse, type GraphQLSchema } from 'graphql';
import { openOrm } from '../database/orm.ts';
import { Product } from '../features/catalogue/product.entity.ts';
import { Bid } from '../features/bids/bid.entity.ts';
import { feedstockSchema } from '../schema/schema.ts';
import { Catalog } from './catalog.ts';
import { alsoReads, everyone, hidden, one, reads, value } from './reading.ts';
import { sql } from './sql.ts';

let schema: GraphQLSchema;
let metadata: MetadataStorage;
beforeAll(async () => {
  // What is known of the tables without looking at them.
  const orm = await openOrm({ url: 'postgres://nobody@localhost/nothing' });
  metadata = orm.getMetadata();
  schema = await feedstockSchema();
  await orm.close();
});

const start =
  (changed: GraphQLSchema = schema) =>
  () =>
    new Catalog(changed, metadata);

const extended = (definitions: string): GraphQLSchema => extendSchema(schema, parse(definitions));

/** The schema with one field's NonNull put on or taken off. */
const turned = (typeName: string, fieldName: string): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (config, name, type) => {
      if (type !== typeName || name !== fieldName) return undefined;
      return { ...config, type: isNonNullType(config.type) ? config.type.ofType : new GraphQLNonNull(config.type) };
    },
  });

it('starts with the market as it is', () => {
  const catalog = start()();
  expect(catalog.isPlannedType('Product')).toBe(true);
  expect(catalog.isPlannedType('ProductConnection')).toBe(true);
  expect(catalog.isPlannedType('Node')).toBe(true);
  expect(catalog.isPlannedType('BidTarget')).toBe(true);
  expect(catalog.isPlannedType('SearchSuggestions')).toBe(false);
  expect(() => catalog.readable('SearchSuggestions')).toThrow('SearchSuggestions is not read from the database.');
  expect(() => catalog.readable('Product').plan('smell')).toThrow('Product.smell has no plan.');
});

describe('does not start with', () => {
  it('a field that nothing in the database answers', () => {
    expect(start(extended('extend type Product { smell: String }'))).toThrow(
      'Product.smell has neither a plan nor a column.',
    );
  });

  it('a NonNull field over a column that can be null', () => {
    expect(start(turned('Product', 'formula'))).toThrow(
      'Product.formula is NonNull in the schema but can be null in the database.',
    );
    expect(start(turned('Category', 'parent'))).toThrow(
      'Category.parent is NonNull in the schema but can be null in the database.',
    );
  });

  it.each([
    ['User', 'email'],
    ['Auction', 'currentPrice'],
    ['Bid', 'user'],
    ['Bid', 'bidder'],
    ['Order', 'bid'],
  ])('a NonNull field that a rule hides: %s.%s', (typeName, fieldName) => {
    expect(start(turned(typeName, fieldName))).toThrow(
      `${typeName}.${fieldName} is NonNull in the schema but can be null in the database.`,
    );
  });

  it('a field of a type that has no reading', () => {
    class Smell {}
    alsoReads(Product, {
      smell: one(
        () => Smell,
        () => sql`true`,
      ),
    });
    expect(start(extended('extend type Product { smell: Smell } type Smell { strength: Int }'))).toThrow(
      'Product.smell is of Smell, which has no reading.',
    );
  });

  it('a stored type that is published without a reading', () => {
    expect(start(extended('type Session { id: ID! } extend type Query { session: Session }'))).toThrow(
      'Session is stored and published but has no reading.',
    );
  });

  it('a type without a rule of who may see it', () => {
    class Scent {}
    reads(Scent, { visible: undefined as never, fields: { strength: value(() => sql`1`) } });
    expect(start(extended('type Scent { strength: Int! } extend type Query { scent: Scent }'))).toThrow(
      'Scent has no rule of who may see it.',
    );
  });

  it('a NonNull object of a type that not everybody sees', () => {
    class Whiff {}
    reads(Whiff, {
      visible: everyone,
      fields: {
        bid: one(
          () => Bid,
          () => sql`true`,
        ),
        secret: hidden(
          () => sql`1`,
          () => false,
        ),
      },
    });
    const query = 'extend type Query { whiff: Whiff }';
    expect(start(extended(`type Whiff { bid: Bid! } ${query}`))).toThrow('Whiff.bid is NonNull');
    expect(start(extended(`type Whiff { secret: Int! } ${query}`))).toThrow('Whiff.secret is NonNull');
    expect(start(extended(`type Whiff { bid: Bid secret: Int } ${query}`))).not.toThrow();
  });
});

it('adds fields only to what is read', () => {
  class Nothing {}
  expect(() => alsoReads(Nothing, {})).toThrow('Nothing has no reading to add fields to.');
});

/**
 * Registers test types globally, so it needs a separate module registry.
 *
 * @jest-environment node
 */
import type { MetadataStorage } from '@mikro-orm/core';
import { mapSchema, MapperKind } from '@graphql-tools/utils';
import { extendSchema, GraphQLNonNull, isNonNullType, parse, type GraphQLSchema } from 'graphql';
import { Product } from '../features/goods/catalogue/product.entity.ts';
import { Bid } from '../features/deals/bids/bid.entity.ts';
import { Catalog } from './catalog.ts';
import {
  extendType,
  everyone,
  hidden,
  many,
  one,
  visibleToParties,
  personal,
  defineType,
  value,
  type FieldPlan,
  type Reading,
} from './reading.ts';
import { raw, sql } from './sql.ts';
import { marketSchema, openMarketOrm } from '../slices.ts';

describe('reading/catalog', () => {
  let schema: GraphQLSchema;
  let metadata: MetadataStorage;
  beforeAll(async () => {
    // Metadata is available without a connection.
    const orm = await openMarketOrm({ url: 'postgres://nobody@localhost/nothing' });
    metadata = orm.getMetadata();
    schema = await marketSchema();
    await orm.close();
  });

  const start =
    (changed: GraphQLSchema = schema) =>
    () =>
      new Catalog(changed, metadata);

  const extended = (definitions: string): GraphQLSchema => extendSchema(schema, parse(definitions));

  /** The schema with NonNull added to or removed from one field. */
  const turned = (typeName: string, fieldName: string): GraphQLSchema =>
    mapSchema(schema, {
      [MapperKind.OBJECT_FIELD]: (config, name, type) => {
        if (type !== typeName || name !== fieldName) return undefined;
        return { ...config, type: isNonNullType(config.type) ? config.type.ofType : new GraphQLNonNull(config.type) };
      },
    });

  it('The catalog accepts the current schema', () => {
    const catalog = start()();
    expect(catalog.isPlannedType('Product')).toBe(true);
    expect(catalog.isPlannedType('ProductConnection')).toBe(true);
    expect(catalog.isPlannedType('Node')).toBe(true);
    expect(catalog.isPlannedType('BidTarget')).toBe(true);
    expect(catalog.isPlannedType('SearchSuggestions')).toBe(false);
    expect(() => catalog.readable('SearchSuggestions')).toThrow('SearchSuggestions is not read from the database.');
    expect(() => catalog.readable('Product').plan('smell')).toThrow('Product.smell has no plan.');
  });

  describe('The server does not start with', () => {
    it('a field without a plan or column', () => {
      expect(start(extended('extend type Product { smell: String }'))).toThrow(
        'Product.smell has neither a plan nor a column.',
      );
    });

    it('a NonNull field for a nullable column', () => {
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
    ])('a NonNull field that a rule can hide: %s.%s', (typeName, fieldName) => {
      expect(start(turned(typeName, fieldName))).toThrow(
        `${typeName}.${fieldName} is NonNull in the schema but can be null in the database.`,
      );
    });

    it('a field whose type has no read declaration', () => {
      class Smell {}
      extendType(Product, {
        smell: one(
          () => Smell,
          () => sql`true`,
        ),
      });
      expect(start(extended('extend type Product { smell: Smell } type Smell { strength: Int }'))).toThrow(
        'Product.smell is of Smell, which has no read declaration.',
      );
    });

    it('a stored type that is published without a read declaration', () => {
      expect(start(extended('type Session { id: ID! } extend type Query { session: Session }'))).toThrow(
        'Session is stored and published but has no read declaration.',
      );
    });

    it('a type without a visibility rule', () => {
      class Scent {}
      defineType(Scent, Object.assign({} as Reading, { fields: { strength: value(() => sql`1`) } }));
      expect(start(extended('type Scent { strength: Int! } extend type Query { scent: Scent }'))).toThrow(
        'Scent has no visibility rule.',
      );
    });

    it('a field that depends on the viewer and is not declared personal', () => {
      class Taste {}
      const mine = value((_row, { id }) => sql`${id}::uuid is not null`);
      const taste = (fields: Record<string, FieldPlan>) => {
        defineType(Taste, { visible: everyone, fields });
        return start(extended('type Taste { mine: Boolean! } extend type Query { taste: Taste }'));
      };
      expect(taste({ mine })).toThrow("Taste.mine depends on the viewer's id, but its plan is not declared personal.");
      expect(taste({ mine: personal(mine) })).not.toThrow();
      expect(taste({ mine: visibleToParties(mine) })).not.toThrow();
      expect(taste({ mine: personal(value(() => sql`true`)) })).toThrow(
        "Taste.mine is declared personal, but does not depend on the viewer's id.",
      );
    });

    it.each<[string, FieldPlan]>([
      [
        'by a rule that hides the value',
        hidden(
          () => sql`1`,
          (_row, { id }) => sql`${id}::uuid is null`,
        ),
      ],
      [
        'by the visibility of the rows it leads to',
        one(
          () => Bid,
          () => sql`true`,
        ),
      ],
      [
        'by the condition of its list',
        many(
          () => Product,
          (_row, product, { id }) => sql`${product}.id = ${id}`,
        ),
      ],
      ['by an id that is inserted as text', value((_row, { id }) => raw(`'${id}'::text`))],
    ])('a field that depends on the viewer %s and is not declared personal', (_how, plan) => {
      class Flavour {}
      defineType(Flavour, { visible: everyone, fields: { own: plan } });
      const type = plan.kind === 'value' ? 'String' : plan.kind === 'one' ? 'Bid' : '[Product!]!';
      expect(start(extended(`type Flavour { own: ${type} } extend type Query { flavour: Flavour }`))).toThrow(
        "Flavour.own depends on the viewer's id, but its plan is not declared personal.",
      );
    });

    it('a NonNull object of a type that some viewers cannot see', () => {
      class Whiff {}
      defineType(Whiff, {
        visible: everyone,
        fields: {
          bid: personal(
            one(
              () => Bid,
              () => sql`true`,
            ),
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

  it('fields can be added only to types with a read declaration', () => {
    class Nothing {}
    expect(() => extendType(Nothing, {})).toThrow('Nothing has no read declaration to add fields to.');
  });
});

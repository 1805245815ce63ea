import fc from 'fast-check';
import {
  getNamedType,
  getOperationAST,
  isCompositeType,
  isObjectType,
  parse,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { Catalog } from '../reading/catalog.ts';
import { freshDatabase } from '../../test/database.ts';
import { required } from '../../test/minimalCall.ts';
import { CostModel } from './operationCost.ts';
import { marketSchema, openMarketOrm } from '../slices.ts';

describe('limits/variables', () => {
  let catalog: Catalog;
  let model: CostModel;
  beforeAll(async () => {
    const database = await freshDatabase();
    const orm = await openMarketOrm(database.connection);
    catalog = new Catalog(await marketSchema(), orm.getMetadata());
    model = new CostModel(catalog);
    await orm.close();
    await database.drop();
  });

  /** The price of a document for one set of variables after the other; each call starts with an unknown document. */
  const pricesOf = (source: string, all: readonly unknown[]): unknown[] => {
    const document = parse(source);
    const operation = getOperationAST(document)!;
    return all.map((v) => {
      try {
        return model.of({ document, operation, variables: { v }, page: 100 }).points;
      } catch (refused) {
        return String(refused);
      }
    });
  };

  interface Argument {
    name: string;
    /** An operation that takes the argument from the variable `$v`. */
    source: string;
  }

  const wrap = (args: string): string => args && `(${args})`;

  /** The fields without arguments that are not records. */
  const plainFields = (type: GraphQLNamedType): string =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter((field) => field.args.length === 0 && !isCompositeType(getNamedType(field.type)))
          .map((field) => field.name)
          .join(' ')
      : '';

  const selectionOf = (type: GraphQLNamedType): string => {
    if (!isCompositeType(type)) return '';
    const nodes = isObjectType(type) && type.getFields()['nodes'];
    const node = nodes ? `nodes { __typename ${plainFields(getNamedType(nodes.type))} }` : '';
    return `{ __typename ${plainFields(type)} ${node} }`;
  };

  /** Each argument of each field that a query can reach. */
  const queryArguments = (): Argument[] => {
    const found: Argument[] = [];
    const seen = new Set<GraphQLObjectType>();
    const walk = (type: GraphQLObjectType, within: (selection: string) => string): void => {
      if (seen.has(type)) return;
      seen.add(type);
      for (const { name, args, type: given } of Object.values(type.getFields())) {
        const inner = getNamedType(given);
        const ask = (argument: string, as: GraphQLInputType): string =>
          `query ($v: ${String(as)}) { ${within(`${name}(${argument}: $v, ${required(args, argument)}) ${selectionOf(inner)}`)} }`;
        found.push(...args.map((each) => ({ name: each.name, source: ask(each.name, each.type) })));
        if (isObjectType(inner)) walk(inner, (selection) => within(`${name}${wrap(required(args))} { ${selection} }`));
      }
    };
    walk(catalog.schema.getQueryType()!, (selection) => selection);
    const directive = (name: string): Argument => ({
      name: 'if',
      source: `query ($v: Boolean!) { offerings { nodes @${name}(if: $v) { id title price user { id } } } }`,
    });
    return [...found, directive('skip'), directive('include')];
  };

  const texts = ['90', 'false', '', 'acid', 'an acid of tin', 'price', 'active', 'expired'];
  const values = [...texts, 1, 90, 9.5, true, false, null, [], Array(90).fill('a')];

  it('The price of an operation never depends on the variables that were sent before, right or wrong', () => {
    const all = queryArguments();
    const priced = new Set<string>();
    for (const { name, source } of all) {
      const alone = new Map(values.map((value) => [value, pricesOf(source, [value])[0]]));
      if (new Set(alone.values()).size > 2) priced.add(name);
      fc.assert(
        fc.property(fc.shuffledSubarray(values, { minLength: values.length }), (order) => {
          expect(pricesOf(source, order)).toEqual(order.map((value) => alone.get(value)));
        }),
        { numRuns: 1 },
      );
    }
    expect(all.length).toBeGreaterThan(100);
    // Two prices are those of right and of wrong values, so that more show that the argument enters the price.
    expect([...priced]).toEqual(
      expect.arrayContaining(['first', 'offset', 'search', 'sort', 'status', 'ids', 'verified', 'if']),
    );
  });
});

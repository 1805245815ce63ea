import {
  getNamedType,
  getNullableType,
  getOperationAST,
  isCompositeType,
  isListType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FragmentDefinitionNode,
} from 'graphql';
import { restOperations, webOperations, type OwnDocument } from '../../test/reading/documents.ts';
import { Catalog } from '../reading/catalog.ts';
import { freshDatabase } from '../../test/database.ts';
import { staffFields } from '../../test/staffFields.ts';
import { MAX_PER_OPERATION, weights } from './costTable.ts';
import { CostModel } from './operationCost.ts';
import { marketSchema, openMarketOrm } from '../slices.ts';

describe('limits/ownOperations', () => {
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

  /** The largest page of the web app. */
  const WEB_PAGE = 50;

  const pointsOf = ({ document, variables }: OwnDocument, page: number, more: Record<string, unknown>): number =>
    Math.max(
      ...variables.map((given) => {
        const operation = getOperationAST(document)!;
        const { points } = model.of({ document, operation, variables: { ...given, ...more }, page });
        // Otherwise the variables are refused.
        expect(points).toBeGreaterThan(weights.operation);
        return points;
      }),
    );

  /** Whether the operation starts with a field that only support or admins may use. */
  const asksStaffFields = ({ document }: OwnDocument): boolean =>
    getOperationAST(document)!.selectionSet.selections.some(
      (field) => field.kind === Kind.FIELD && staffFields().includes(field.name.value),
    );

  const table = (rows: readonly { name: string; points: number }[]): string =>
    rows
      .toSorted((a, b) => b.points - a.points)
      .map(({ name, points }) => `${String(points).padStart(5)}  ${name}`)
      .join('\n');

  it('Every operation of the web app costs at most a tenth of the limit, and a third in the admin area', () => {
    const costs = webOperations(catalog.schema).map((each) => ({
      name: each.name,
      points: pointsOf(each, 100, { first: WEB_PAGE }),
    }));
    process.stdout.write(`Points of the web app's operations, of ${MAX_PER_OPERATION}:\n${table(costs)}\n`);
    expect(costs.length).toBeGreaterThan(60);
    const isForStaff = new Set(
      webOperations(catalog.schema)
        .filter(asksStaffFields)
        .map(({ name }) => name),
    );
    const limitOf = (name: string): number => MAX_PER_OPERATION / (isForStaff.has(name) ? 3 : 10);
    expect(costs.filter(({ name, points }) => points > limitOf(name))).toEqual([]);
  });

  /** The operation and the fragments that it uses below a list ask for reasons there. */
  const reasonsInLists = (document: DocumentNode): string[] => {
    const found = new Set<string>();
    const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
    const walk = (node: DocumentNode | FragmentDefinitionNode, within: number): void => {
      let lists = within;
      const info = new TypeInfo(catalog.schema);
      const isList = () => isListType(getNullableType(info.getType())) && isCompositeType(getNamedType(info.getType()));
      const visitor = visitWithTypeInfo(info, {
        Field: {
          enter: ({ name }) => {
            if (name.value === 'whyNot' && lists > 0) found.add(info.getParentType()!.name);
            if (isList()) lists++;
          },
          leave: () => {
            if (isList()) lists--;
          },
        },
        FragmentSpread: ({ name }) =>
          fragments.filter((each) => each.name.value === name.value).forEach((each) => walk(each, lists)),
        FragmentDefinition: { enter: (each) => (each === node ? undefined : false) },
      });
      visit(node, visitor);
    };
    walk(document, 0);
    return [...found];
  };

  it('No list of the web app asks why moves are refused, which pages of one record show', () => {
    const operations = webOperations(catalog.schema);
    expect(
      operations.flatMap(({ name, document }) => reasonsInLists(document).map((type) => `${name}: ${type}`)),
    ).toEqual([]);
  });

  it('Every REST call is within the limit with its largest page', () => {
    const costs = restOperations(catalog.schema).map((each) => ({
      name: each.name,
      points: pointsOf(each, 1_000, { limit: 1_000 }),
    }));
    process.stdout.write(`Points of the REST calls with pages of 1,000:\n${table(costs)}\n`);
    expect(costs.filter(({ points }) => points > MAX_PER_OPERATION)).toEqual([]);
  });
});

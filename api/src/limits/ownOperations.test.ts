import { getOperationAST } from 'graphql';
import { restOperations, webOperations, type OwnDocument } from '../../test/reading/documents.ts';
import { openOrm } from '../database/orm.ts';
import { Catalog } from '../reading/catalog.ts';
import { feedstockSchema } from '../schema/schema.ts';
import { freshDatabase } from '../../test/database.ts';
import { MOST_PER_OPERATION } from './costTable.ts';
import { CostModel } from './operationCost.ts';

let catalog: Catalog;
let model: CostModel;
beforeAll(async () => {
  const database = await freshDatabase();
  const orm = await openOrm(database.connection);
  catalog = new Catalog(await feedstockSchema(), orm.getMetadata());
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
      return model.of({ document, operation, variables: { ...given, ...more }, page }).points;
    }),
  );

const table = (rows: readonly { name: string; points: number }[]): string =>
  rows
    .toSorted((a, b) => b.points - a.points)
    .map(({ name, points }) => `${String(points).padStart(5)}  ${name}`)
    .join('\n');

it('every operation of the web app costs at most a tenth of what one operation may cost', () => {
  const costs = webOperations(catalog.schema).map((each) => ({
    name: each.name,
    points: pointsOf(each, 100, { first: WEB_PAGE }),
  }));
  process.stdout.write(`Points of the web app's operations, of ${MOST_PER_OPERATION}:\n${table(costs)}\n`);
  expect(costs.length).toBeGreaterThan(60);
  expect(costs.filter(({ points }) => points > MOST_PER_OPERATION / 10)).toEqual([]);
});

it('every REST call may be made with its largest page', () => {
  const costs = restOperations(catalog.schema).map((each) => ({
    name: each.name,
    points: pointsOf(each, 1_000, { limit: 1_000 }),
  }));
  process.stdout.write(`Points of the REST calls with pages of 1,000:\n${table(costs)}\n`);
  expect(costs.filter(({ points }) => points > MOST_PER_OPERATION)).toEqual([]);
});

import { compared } from '../../test/reading/agree.ts';
import { restQueries, webQueries, type OwnDocument } from '../../test/reading/documents.ts';
import { as, graphqlLimits, nobody, ReadMarket } from '../../test/reading/readMarket.ts';

let market: ReadMarket;
beforeAll(async () => {
  market = await ReadMarket.open();
});
afterAll(() => market.close());

/** Screens that are an admin's; to everybody else their queries are refused. */
const ofAdmins = ['AdminVerificationScreen'];

const agrees = async ({ name, document, variables }: OwnDocument, limits: typeof graphqlLimits) => {
  for (const viewer of [nobody, as('bea'), as('sam'), as('ada')]) {
    for (const given of variables) {
      const { answer, expected } = await compared(market, document, viewer, given, limits);
      expect(answer).toEqual(expected);
      const isRefused = ofAdmins.includes(name) && !viewer.admin;
      if (viewer.id !== null) expect(answer.errors).toEqual(isRefused ? ['Only an admin may do this.'] : []);
    }
  }
};

it('answers every query of the REST calls as the reference does, one statement for each root field', async () => {
  const documents = restQueries(market.schema);
  expect(documents.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Products', 'Suppliers', 'Auctions', 'DashboardStats']),
  );
  for (const each of documents) await agrees(each, { page: 1_000, nodes: 1_000_000 });
});

it('answers every query of the web app as the reference does, within the bounds of its door', async () => {
  // Sessions are no rows of the market: the settings' own tests read them.
  const documents = webQueries(market.schema).filter(({ name }) => name !== 'SettingsScreen');
  expect(documents.length).toBeGreaterThan(10);
  for (const each of documents) await agrees(each, graphqlLimits);
});

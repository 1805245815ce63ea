import { compared } from '../../test/reading/agree.ts';
import { restQueries, webQueries, type OwnDocument } from '../../test/reading/documents.ts';
import { as, graphqlLimits, nobody, ReadMarket } from '../../test/reading/readMarket.ts';

let market: ReadMarket;
beforeAll(async () => {
  market = await ReadMarket.open();
});
afterAll(() => market.close());

/** Screens for admins; other viewers get an error. */
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

it('every REST query gives the same answer as the reference, with one statement per root field', async () => {
  const documents = restQueries(market.schema);
  expect(documents.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Products', 'Suppliers', 'Auctions', 'DashboardStats']),
  );
  for (const each of documents) await agrees(each, { page: 1_000, nodes: 1_000_000 });
});

it('every query of the web app gives the same answer as the reference, within its limits', async () => {
  // Sessions are not read by the planner; the settings' tests cover them.
  const documents = webQueries(market.schema).filter(({ name }) => name !== 'SettingsScreen');
  expect(documents.length).toBeGreaterThan(10);
  for (const each of documents) await agrees(each, graphqlLimits);
});

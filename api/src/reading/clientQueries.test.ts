import { getOperationAST, Kind, type DocumentNode } from 'graphql';
import { answered } from '../../test/reading/answered.ts';
import { restQueries, webQueries, type OwnDocument } from '../../test/reading/documents.ts';
import { as, graphqlLimits, visitor, ReadMarket } from '../../test/reading/readMarket.ts';
import type { Viewer } from './reading.ts';

describe('reading/clientQueries', () => {
  let market: ReadMarket;
  beforeAll(async () => {
    market = await ReadMarket.open();
  });
  afterAll(() => market.close());

  /** Screens for support and admins; other viewers get an error. */
  const ofStaff = [
    'AdminMemberListScreen',
    'AdminCompaniesScreen',
    'AdminAuditScreen',
    'MembersNamed',
    'AdminReportsScreen',
    'AdminOverviewScreen',
  ];

  /** Queries for admins only. */
  const ofAdmins = [
    'ManagedCategories',
    'ManagedMaterials',
    'MaterialSuggestions',
    'AdminPricesScreen',
    'CommodityPoints',
  ];
  /** The second factor, preferences, files, and suggestions and completions of a search are not read by the planner. */
  const unplanned = [
    'AdminMemberScreen',
    'AdminSystemScreen',
    'DataExport',
    'OfferingImport',
    'ChangedRows',
    'LatestOfferingImport',
    'ImportUnderWay',
    'SecondFactor',
    'ApiKeys',
    'EmailPreferences',
    'SearchSuggestions',
    'CatalogueFile',
    'SearchCompletions',
    'WatchedSearches',
    'WebhooksScreen',
    'WebhookDeliveries',
    'CompanyMembers',
    'CompanyInvitations',
    'TeamScreen',
    'InvitationScreen',
  ];

  /** What only the search engine knows is tested with it. */
  const asksEngine = (document: DocumentNode): boolean =>
    (getOperationAST(document)?.selectionSet.selections ?? []).some(
      (field) =>
        field.kind === Kind.FIELD &&
        ['materialSearch', 'searchCompletions', 'watchedSearches'].includes(field.name.value),
    );

  const refusalOf = (name: string, viewer: Viewer): string[] => {
    if (ofAdmins.includes(name) && !viewer.admin) return ['Only an admin may do this.'];
    return ofStaff.includes(name) && !viewer.staff ? ['Only support or an admin may do this.'] : [];
  };

  const answersAll = async ({ name, document, variables }: OwnDocument, limits: typeof graphqlLimits) => {
    for (const viewer of [visitor, as('bea'), as('sam'), as('sue'), as('ada')]) {
      for (const given of variables) {
        const answer = await answered(market, document, viewer, given, limits);
        // Errors of nullable fields begin with their path.
        const refusals = answer.errors.map((error) => error.replace(/^\w+: /, ''));
        if (viewer.id !== null) expect(refusals).toEqual(refusalOf(name, viewer));
      }
    }
  };

  it('every REST query is answered with one statement per root field', async () => {
    const documents = restQueries(market.schema).filter(({ name }) => !unplanned.includes(name));
    expect(documents.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Products', 'Suppliers', 'Auctions', 'DashboardStats']),
    );
    for (const each of documents) await answersAll(each, { page: 1_000, nodes: 1_000_000 });
  });

  it('every query of the web app is answered with one statement per root field, within its limits', async () => {
    // Sessions are not read by the planner; the settings' tests cover them.
    const documents = webQueries(market.schema).filter(
      ({ name, document }) => name !== 'SettingsScreen' && !unplanned.includes(name) && !asksEngine(document),
    );
    expect(documents.length).toBeGreaterThan(10);
    for (const each of documents) await answersAll(each, graphqlLimits);
  });
});

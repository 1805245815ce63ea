import { isObjectType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { publicFields } from '../schema/access.ts';
import { Catalog } from './catalog.ts';
import { marketSchema, openMarketOrm } from '../slices.ts';

describe('reading/access', () => {
  let schema: GraphQLSchema;
  let catalog: Catalog;
  beforeAll(async () => {
    const orm = await openMarketOrm({ url: 'postgres://nobody@localhost/nothing' });
    schema = await marketSchema();
    catalog = new Catalog(schema, orm.getMetadata());
    await orm.close();
  });

  it('fields answered by the planner have no @Authorized, which would have no effect there', () => {
    const { fields, fieldResolvers } = getMetadataStorage();
    expect(fields.length).toBeGreaterThan(100);
    const columns = fields.map(({ target, name, roles }) => ({ type: target.name, name, roles }));
    const planned = fieldResolvers
      .map(({ getObjectType, methodName, roles }) => ({ type: getObjectType?.().name ?? '', name: methodName, roles }))
      .filter(({ type }) => catalog.isPlannedType(type));
    expect(planned.length).toBeGreaterThan(5);
    const marked = [...columns, ...planned].filter(({ roles }) => roles && roles.length > 0);
    expect(marked.map(({ type, name }) => `${type}.${name}`)).toEqual([]);
  });

  it('every root field declares who may use it', () => {
    const { queries, mutations, subscriptions } = getMetadataStorage();
    const types = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
    for (const name of types.flatMap((type) => Object.keys(type.getFields()))) {
      const root = [...queries, ...mutations, ...subscriptions].find(({ schemaName }) => schemaName === name);
      expect([name, root?.roles]).toEqual([
        name,
        expect.arrayContaining([expect.stringMatching(/^(anyone|member|support|admin)$/)]),
      ]);
    }
  });

  it('signed-out callers can use exactly these root fields', () => {
    expect([...publicFields()].sort()).toEqual([
      'auction',
      'auctionChanged',
      'auctions',
      'auctionsChanged',
      'categories',
      'category',
      'commodityPrices',
      'companies',
      'companyProfile',
      'completeLogIn',
      'confirmEmail',
      'confirmEmailChange',
      'declineInvitation',
      'formerEntry',
      'logIn',
      'logInWithPasskey',
      'logOut',
      'materialSearch',
      'me',
      'node',
      'nodes',
      'offering',
      'offeringChanged',
      'offerings',
      'openInvitation',
      'product',
      'products',
      'register',
      'requestPasswordReset',
      'resetPassword',
      'revertEmailChange',
      'rfp',
      'rfpPosted',
      'rfps',
      'searchCompletions',
      'startPasskeyLogIn',
    ]);
  });

  it('no secret column is published', () => {
    const secret =
      /password|hash|session|idempotency|leader|leadingAmount|acceptedBids|closedAt|cancelReason|aliasNumber|\.seq$/i;
    const types = Object.values(schema.getTypeMap()).filter(isObjectType);
    const published = types
      .filter(({ name }) => catalog.isPlannedType(name))
      .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
    expect(published.length).toBeGreaterThan(200);
    // When a company was closed is no secret of an auction.
    expect(published.filter((name) => secret.test(name) && name !== 'CompanyProfile.closedAt')).toEqual([]);
    // A session's owner sees only these fields, not the token.
    const session = schema.getType('OpenSession') as GraphQLObjectType;
    expect(Object.keys(session.getFields())).toEqual(['id', 'userAgent', 'createdAt', 'lastSeenAt', 'isCurrent']);
  });
});

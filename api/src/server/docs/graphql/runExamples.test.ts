// Runs the examples of queries and mutations on records like those they are about.
import { examplesOf, type Example } from '../../../../test/exampleOperations.ts';
import type { Caller } from '../../../../test/caller.ts';
import { sharedApp, type SharedApp } from '../../../../test/app.ts';
import {
  aCategory,
  aCommodity,
  aMessage,
  anAuction,
  anOffering,
  anOrder,
  anRfp,
  aProduct,
  aUser,
} from '../../../../test/factories.ts';
import { statusOf } from '../../../common/errors.ts';
import { sampleIds } from '../samples.ts';
import { marketSchema } from '../../../slices.ts';

describe('server/docs/graphql/runExamples', () => {
  /** What partners do most. */
  const tradeMutations = [
    'addAuctionNote',
    'changeOrder',
    'createAuction',
    'editOffering',
    'inquire',
    'placeBid',
    'placeOrder',
    'postOffering',
    'postRfp',
    'putOfferingBySku',
    'readMessage',
    'report',
    'requestParticipation',
    'saveCompanyProfile',
    'sendMessage',
    'suggestMaterial',
    'watch',
    'watchSearch',
    'withdrawOfferings',
  ];

  let app: SharedApp;
  let examples: Example[];
  /** Ids of real records in place of the fictitious ones. */
  let real: Record<string, string>;
  let seller: Caller;
  beforeAll(async () => {
    app = await sharedApp();
    examples = examplesOf(await marketSchema());
    const [owner, buyer, other] = [await aUser(app.pool), await aUser(app.pool), await aUser(app.pool)];
    seller = await app.as(owner);
    const category = await aCategory(app.pool);
    const product = await aProduct(app.pool, { category_id: category.id });
    const offering = await anOffering(app.pool, {
      ...{ user_id: owner.id, product_id: product.id, price: '210.50', unit: 'MT', quantity: 1000 },
    });
    real = {
      userId: other.id,
      sellerId: owner.id,
      productId: product.id,
      categoryId: category.id,
      offeringId: offering.id,
      rfpId: (await anRfp(app.pool, { user_id: owner.id })).id,
      auctionId: (await anAuction(app.pool, { user_id: owner.id, starting_price: '4000.00' })).id,
      orderId: (await anOrder(app.pool, { buyer_id: buyer.id, seller_id: owner.id, offering_id: offering.id })).id,
      messageId: (await aMessage(app.pool, { recipient_id: owner.id })).id,
      commodityId: (await aCommodity(app.pool)).id,
    };
  });
  afterAll(() => app.close());

  const withRealIds = (variables: object): unknown => {
    const ids = Object.entries(sampleIds).filter(([name]) => name in real);
    const text = ids.reduce((json, [name, id]) => json.replaceAll(id, real[name]!), JSON.stringify(variables));
    return JSON.parse(text);
  };

  const run = async (caller: Caller, { query, variables }: Example): Promise<string> => {
    const { text } = await caller.post('/graphql', { query, variables: withRealIds(variables) });
    const { errors = [] } = JSON.parse(text) as { errors?: { message: string; extensions: { code: string } }[] };
    return errors.map(({ message, extensions }) => `${extensions.code}: ${message}`).join('; ') || 'ok';
  };

  /** By field 'ok', or the errors. Refused examples run again as the owner of the records, because these would end what others need. */
  const outcomesOf = async (kind: Example['kind']): Promise<[string, string][]> => {
    // Staff last, because they pause and hide what others need.
    const ofKind = examples
      .filter((example) => example.kind === kind)
      .sort((a, b) => Number(a.scope === 'staff') - Number(b.scope === 'staff'));
    const outcomes = new Map<string, string>();
    for (const each of ofKind) {
      const caller = await app.as(await aUser(app.pool, each.scope === 'staff' ? { role: 'admin' } : {}));
      outcomes.set(each.field, await run(caller, each));
    }
    for (const each of ofKind)
      if (each.scope === 'trade' && /^(NOT_FOUND|FORBIDDEN)/.test(outcomes.get(each.field)!))
        outcomes.set(each.field, await run(seller, each));
    return [...outcomes];
  };

  /** Codes that say that the document, or the server, is wrong. */
  const MISTAKE = /^(INTERNAL|UNAVAILABLE|GRAPHQL_|COST_LIMIT|BAD_USER_INPUT: Variable|undefined)/;

  it('The examples of queries succeed', async () => {
    const outcomes = await outcomesOf('query');
    // A link from an email cannot be made up.
    expect(outcomes.filter(([, outcome]) => outcome !== 'ok' && !outcome.startsWith('LINK_INVALID'))).toEqual([]);
  });

  it('The examples of mutations succeed, or are refused with a documented code where they need something only a person has', async () => {
    const outcomes = await outcomesOf('mutation');
    expect(outcomes.filter(([, outcome]) => MISTAKE.test(outcome))).toEqual([]);
    for (const [, outcome] of outcomes) expect(['ok', ...Object.keys(statusOf)]).toContain(outcome.split(':')[0]);
    expect(outcomes.filter(([field, outcome]) => tradeMutations.includes(field) && outcome !== 'ok')).toEqual([]);
  });
});

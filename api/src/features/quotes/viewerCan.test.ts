import { sharedApp, type SharedApp } from '../../../test/app.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../test/colleagues.ts';
import { anOffering, aQuote, aUser } from '../../../test/factories.ts';
import { quoteById, quoteMutation, type QuoteMove } from '../../../test/quotes.ts';
import { expectAgreement, isAccepted, type Attempt } from '../../../test/viewerCan.ts';
import { day } from '../../../test/world.ts';

let app: SharedApp;
let ids: { buyer: string; seller: string };
let viewers: Record<'buyer' | 'seller' | 'reader', Caller>;
beforeAll(async () => {
  app = await sharedApp();
  const buyer = await aUser(app.pool);
  const { owner: seller, colleague: reader } = await aCompanyOfTwo(app, {}, 'reader');
  ids = { buyer: buyer.id, seller: seller.user.id };
  viewers = { buyer: await app.as(buyer), seller: seller.caller, reader: reader.caller };
});
afterAll(() => app.close());

interface State {
  id: string;
  price: string | null;
}

const attempt =
  (move: QuoteMove, more: Body = {}): Attempt<State> =>
  ({ id }, caller) =>
    isAccepted(caller, ...quoteMutation(move, { quoteId: id, revision: 1, ...more }));
const attempts = {
  revise: attempt('reviseQuote', { price: '80.00', validUntil: day(1) }),
  // Without a price it is bad input.
  accept: (state: State, caller: Caller) => (state.price ? attempt('acceptQuote')(state, caller) : undefined),
  decline: attempt('declineQuote', { reason: 'other' }),
  withdraw: attempt('withdrawQuote'),
};

it.each<[string, { offering?: Body; quote?: Body; terms?: Body }]>([
  ['waits for the buyer', {}],
  ['is valid until today', { terms: { available_until: day(0) } }],
  ['has expired', { terms: { available_until: day(-1) } }],
  ['is a request without a price', { terms: { side: 'buyer', price: null } }],
  ['has a price of the buyer', { terms: { side: 'buyer' } }],
  ['has a price of the buyer and has expired', { terms: { side: 'buyer', available_until: day(-1) } }],
  ['is about an expired offering', { offering: { status: 'expired', available_until: day(-1) } }],
  ['is about a withdrawn offering', { offering: { status: 'withdrawn' } }],
  ['is accepted', { quote: { status: 'accepted' } }],
  ['is declined', { quote: { status: 'declined' } }],
  ['is withdrawn', { quote: { status: 'withdrawn' } }],
])(
  'Of a quote that %s, each side can do exactly what the mutations accept',
  async (_name, { offering, quote, terms }) => {
    const price = terms?.['price'] === null ? null : '90.00';
    const make = async (): Promise<State> => {
      const { id } = await anOffering(app.pool, { user_id: ids.seller, ...offering });
      const sides = { buyer_id: ids.buyer, seller_id: ids.seller, offering_id: id };
      return { id: (await aQuote(app.pool, { ...sides, ...quote }, { ...terms, price })).id, price };
    };
    const read = async ({ id }: State, caller: Caller) =>
      (await quoteById(caller, id))!['viewerCan'] as Record<string, boolean>;
    await expectAgreement(make, viewers, read, attempts);
  },
);

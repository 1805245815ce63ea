import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { anOffering, aQuote, aUser } from '../../../../../test/factories.ts';
import { quoteRefusal } from '../../../../../test/quotes.ts';
import { day } from '../../../../../test/world.ts';

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
  offering?: Body;
  quote?: Body;
  terms?: Body;
}
const inserted = async ({ offering, quote, terms }: State): Promise<string> => {
  const { id } = await anOffering(app.pool, { user_id: ids.seller, ...offering });
  const sides = { buyer_id: ids.buyer, seller_id: ids.seller, offering_id: id };
  return (await aQuote(app.pool, { ...sides, ...quote }, { price: '90.00', ...terms })).id;
};

const moves = ['revise', 'accept', 'decline', 'withdraw'] as const;
type Said = Record<string, boolean> & { whyNot: Record<'move' | 'code' | 'message', string>[] };
const read = async (caller: Caller, id: string): Promise<Said> => {
  const query = `query ($id: ID!) { quote(id: $id) { viewerCan { ${moves.join(' ')} whyNot { move code message } } } }`;
  return (await caller.data<{ quote: { viewerCan: Said } }>(query, { id })).quote.viewerCan;
};
/** For each move `true`, or the code of its refusal. */
const answers = async (caller: Caller, id: string) => {
  const { whyNot, ...can } = await read(caller, id);
  const codes = Object.fromEntries(whyNot.map(({ move, code }) => [move, code]));
  expect(moves.map((move) => move in codes)).toEqual(moves.map((move) => !can[move]));
  return moves.map((move) => codes[move] ?? true);
};

const [TURN, CLOSED, EXPIRED, GONE] = ['NOT_YOUR_TURN', 'QUOTE_CLOSED', 'QUOTE_EXPIRED', 'OFFERING_CLOSED'];
const ended = [CLOSED, CLOSED, CLOSED, CLOSED];
const author = [true, TURN, TURN, true];
const other = [true, true, true, TURN];

it.each<[string, State, buyer: unknown[], seller: unknown[]]>([
  ['waits for the buyer', {}, other, author],
  ['is valid until today', { terms: { available_until: day(0) } }, other, author],
  ['has expired', { terms: { available_until: day(-1) } }, [EXPIRED, EXPIRED, true, TURN], author],
  ['has no price', { terms: { side: 'buyer', price: null } }, author, [true, 'BAD_USER_INPUT', true, TURN]],
  ['has a price of the buyer', { terms: { side: 'buyer' } }, author, other],
  [
    'has an expired price of the buyer',
    { terms: { side: 'buyer', available_until: day(-1) } },
    [EXPIRED, TURN, TURN, true],
    [true, EXPIRED, true, TURN],
  ],
  [
    'has the last terms',
    { quote: { current_revision: 50 }, terms: { number: 50 } },
    ['CONFLICT', true, true, TURN],
    ['CONFLICT', TURN, TURN, true],
  ],
  ['is about an expired offering', { offering: { status: 'expired', available_until: day(-1) } }, other, author],
  [
    'is about a withdrawn offering',
    { offering: { status: 'withdrawn' } },
    [GONE, GONE, true, TURN],
    [GONE, TURN, TURN, true],
  ],
  [
    'is about an offering that was withdrawn since',
    { offering: { withdrawn_at: day(1) } },
    [true, GONE, true, TURN],
    author,
  ],
  ['is accepted', { quote: { status: 'accepted' } }, ended, ended],
  ['is declined', { quote: { status: 'declined' } }, ended, ended],
  ['is withdrawn', { quote: { status: 'withdrawn' } }, ended, ended],
])('Of a quote that %s, each side makes these moves, or reads why not', async (_name, state, buyer, seller) => {
  const id = await inserted(state);
  expect(await answers(viewers.buyer, id)).toEqual(buyer);
  expect(await answers(viewers.seller, id)).toEqual(seller);
  expect(await answers(viewers.reader, id)).toEqual(Array(4).fill('FORBIDDEN'));
});

it('says what the mutation answers', async () => {
  const id = await inserted({ terms: { available_until: day(-1) } });
  const { code, message } = await quoteRefusal(viewers.buyer, 'acceptQuote', { quoteId: id, revision: 1 });
  expect((await read(viewers.buyer, id)).whyNot).toContainEqual({ move: 'accept', code, message });
});

const BLOCK = `insert into member_block (id, blocker_id, blocked_id, blocker_party_id, blocked_party_id)
  select gen_random_uuid(), one.id, other.id, one.party_id, other.party_id from "user" one, "user" other where one.id = $1 and other.id = $2`;

it('does not tell of a block', async () => {
  const id = await inserted({});
  await app.pool.query(BLOCK, [ids.seller, ids.buyer]);
  expect(await answers(viewers.buyer, id)).toEqual(other);
  expect(await quoteRefusal(viewers.buyer, 'acceptQuote', { quoteId: id, revision: 1 })).toMatchObject({
    code: 'NOT_RECEIVING',
  });
});

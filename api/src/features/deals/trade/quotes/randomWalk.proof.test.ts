// Random steps of two companies of two people and of one person alone, compared with a small reference: what each step answers, stock,
// totals and parties, and what everybody reads.
import fc from 'fast-check';
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { anOffering, aUser } from '../../../../../test/factories.ts';
import { quoteMutation, type QuoteMove } from '../../../../../test/quotes.ts';
import { movesOf, orderMoveNames, orderMoves, type OrderMove } from '../orders/rules.ts';

let app: SharedApp;
beforeAll(async () => {
  app = await sharedApp();
});
afterAll(() => app.close());

interface Person {
  id: string;
  caller: Caller;
  /** The party that they act for, and their own. */
  party: string;
  own: string;
  move?: { join: () => Promise<unknown>; leave: () => Promise<unknown>; company: string };
}
interface Stock {
  id: string;
  party: string;
  left: number;
  status: 'active' | 'sold_out' | 'withdrawn';
}
interface Deal {
  id: string;
  stock: Stock;
  buyer: string;
  seller: string;
  quantity: number;
}
interface Order extends Deal {
  status: 'pending' | OrderMove;
  total: string;
  quoteId: string | null;
}
interface Quote extends Deal {
  status: string;
  revision: number;
  side: 'buyer' | 'seller';
  price: string | null;
  closedBy?: string;
}

const PRICE = '100.50';
const cents = (price: string): number => Math.round(Number(price) * 100);
const totalOf = (price: string, quantity: number): string => ((cents(price) * quantity) / 100).toFixed(2);

/** The market as it should be. */
class Reference {
  readonly quotes: Quote[] = [];
  readonly orders: Order[] = [];

  /** Why a step on a quote is refused, in the order in which it is checked. */
  refusedStep(quote: Quote, person: Person, seen: number, turn?: 'author' | 'other'): string | undefined {
    const side = this.sideOf(quote, person);
    if (!side) return 'NOT_FOUND';
    if (quote.status !== 'open') return 'QUOTE_CLOSED';
    if (quote.revision !== seen) return 'TERMS_CHANGED';
    return turn && (turn === 'author') !== (side === quote.side) ? 'NOT_YOUR_TURN' : undefined;
  }

  sideOf({ buyer, seller }: Deal, { party }: Person): 'buyer' | 'seller' | undefined {
    if (party === buyer) return 'buyer';
    return party === seller ? 'seller' : undefined;
  }

  take(stock: Stock, quantity: number): void {
    stock.left -= quantity;
    if (stock.left === 0) stock.status = 'sold_out';
  }

  giveBack({ stock, quantity }: Order): void {
    stock.left += quantity;
    if (stock.status === 'sold_out') stock.status = 'active';
  }

  hasOpen(party: string): boolean {
    const of = ({ buyer, seller }: Deal) => party === buyer || party === seller;
    return (
      this.quotes.some((quote) => of(quote) && quote.status === 'open') ||
      this.orders.some((order) => of(order) && !['completed', 'cancelled'].includes(order.status))
    );
  }
}

const steps = ['request', 'revise', 'accept', 'decline', 'withdraw', 'order', 'change', 'takeOff', 'move'] as const;
const weights = {
  request: 4,
  revise: 6,
  accept: 5,
  decline: 1,
  withdraw: 1,
  order: 2,
  change: 5,
  takeOff: 0.3,
  move: 1,
};
const step = fc.record({
  kind: fc.oneof(...steps.map((kind) => ({ arbitrary: fc.constant(kind), weight: weights[kind] * 10 }))),
  who: fc.nat(4),
  /** Mostly of what was made last. */
  which: fc.nat(20),
  quantity: fc.integer({ min: 1, max: 9 }),
  price: fc.option(fc.constantFrom('90.00', '0.07', '99.99')),
  isStale: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
  status: fc.constantFrom(...orderMoveNames),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const aMarket = async () => {
  const [one, two, alone] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app), await aUser(app.pool)];
  const { rows } = await app.pool.query<{ id: string; party_id: string; own_party_id: string }>(
    'select id, party_id, own_party_id from "user" where id = any($1)',
    [[one.owner, one.colleague, two.owner, two.colleague].map(({ user }) => user.id).concat(alone.id)],
  );
  const person = (id: string, caller: Caller): Person => {
    const row = rows.find((each) => each.id === id)!;
    return { id, caller, party: row.party_id, own: row.own_party_id };
  };
  const people = [
    person(one.owner.user.id, one.owner.caller),
    { ...person(one.colleague.user.id, one.colleague.caller) },
    person(two.owner.user.id, two.owner.caller),
    { ...person(two.colleague.user.id, two.colleague.caller) },
    person(alone.id, await app.as(alone)),
  ];
  people[1]!.move = { join: one.join, leave: one.leave, company: people[0]!.party };
  people[3]!.move = { join: two.join, leave: two.leave, company: people[2]!.party };
  const stocks: Stock[] = [];
  for (const [at, left] of [
    [0, 20],
    [2, 12],
    [4, 9],
  ] as const) {
    const { id } = await anOffering(app.pool, { user_id: people[at]!.id, quantity: left, price: PRICE });
    stocks.push({ id, party: people[at]!.party, left, status: 'active' });
  }
  return { people, stocks, reference: new Reference() };
};
type Market = Awaited<ReturnType<typeof aMarket>>;

/** The code of the refusal, or the answer. */
const ask = async ({ caller }: Person, mutation: string, input: Body): Promise<string | Body> => {
  const { data, errors } = await caller.graphql(mutation, { input });
  return errors[0]?.extensions.code ?? (Object.values(data as Body)[0] as Body);
};
const askQuote = (person: Person, move: QuoteMove, named: Body) => {
  const [mutation, { input }] = quoteMutation(move, named);
  return ask(person, mutation, input as Body);
};

/** Does a step and returns what was answered, with what the reference expects. */
const take = async ({ people, stocks, reference }: Market, at: Step): Promise<[string, string]> => {
  const person = people[at.who]!;
  const stock = stocks[at.which % stocks.length]!;
  const quote = reference.quotes.at(-1 - (at.which % Math.max(1, Math.min(4, reference.quotes.length))));
  const answered = (answer: string | Body) => (typeof answer === 'string' ? answer : 'OK');
  const isOwn = stock.party === person.party;
  switch (at.kind) {
    case 'request': {
      const { quantity, price } = at;
      const answer = await askQuote(person, 'requestQuote', { offeringId: stock.id, quantity, price });
      const expected = (isOwn && 'OWN_POSTING') || (stock.status !== 'active' && 'OFFERING_CLOSED') || 'OK';
      if (typeof answer !== 'string') {
        const sides = { buyer: person.party, seller: stock.party };
        const id = answer['id'] as string;
        reference.quotes.push({ id, stock, ...sides, quantity, status: 'open', revision: 1, side: 'buyer', price });
      }
      return [answered(answer), expected];
    }
    case 'order': {
      const { quantity } = at;
      const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
      const total = totalOf(PRICE, quantity);
      const answer = await ask(person, PLACE, { offeringId: stock.id, quantity, totalAmount: total });
      const expected =
        (isOwn && 'OWN_POSTING') ||
        (stock.status !== 'active' && 'OFFERING_CLOSED') ||
        (quantity > stock.left && 'BAD_USER_INPUT') ||
        'OK';
      if (typeof answer !== 'string') {
        const deal = { id: answer['id'] as string, stock, buyer: person.party, seller: stock.party, quantity };
        reference.orders.push({ ...deal, status: 'pending', total, quoteId: null });
        reference.take(stock, quantity);
      }
      return [answered(answer), expected];
    }
    case 'takeOff': {
      const answer = await ask(person, 'mutation ($input: EditOfferingInput!) { editOffering(input: $input) { id } }', {
        offeringId: stock.id,
        status: 'withdrawn',
      });
      const expected = (!isOwn && 'NOT_FOUND') || (stock.status === 'sold_out' && 'OFFERING_CLOSED') || 'OK';
      if (expected === 'OK') stock.status = 'withdrawn';
      return [answered(answer), expected];
    }
    case 'move': {
      const { move } = person;
      if (!move) return ['', ''];
      const isIn = person.party === move.company;
      if (isIn) await move.leave();
      else if (reference.hasOpen(person.own)) return ['', ''];
      else await move.join();
      person.party = isIn ? person.own : move.company;
      return ['', ''];
    }
    case 'change': {
      const order = reference.orders.at(-1 - (at.which % Math.max(1, reference.orders.length)));
      if (!order) return ['', ''];
      const CHANGE = 'mutation ($input: ChangeOrderInput!) { changeOrder(input: $input) { id } }';
      const answer = await ask(person, CHANGE, { orderId: order.id, status: at.status, note: 'Noted.' });
      const side = reference.sideOf(order, person);
      const by: readonly string[] = orderMoves[at.status].by;
      const expected =
        (!side && 'NOT_FOUND') ||
        (!by.includes(side!) && 'FORBIDDEN') ||
        (!movesOf(order.status, side!).includes(at.status) && 'ORDER_STATE') ||
        'OK';
      if (expected === 'OK') order.status = at.status;
      if (expected === 'OK' && at.status === 'cancelled') reference.giveBack(order);
      return [answered(answer), expected];
    }
    default:
      return quote ? takeOnQuote(reference, person, quote, at) : ['', ''];
  }
};

const takeOnQuote = async (reference: Reference, person: Person, quote: Quote, at: Step): Promise<[string, string]> => {
  const seen = quote.revision + (at.isStale ? 1 : 0);
  const input = { quoteId: quote.id, revision: seen };
  const answered = (answer: string | Body) => (typeof answer === 'string' ? answer : 'OK');
  const { stock } = quote;
  const isRepeated = (status: string) =>
    quote.status === status &&
    quote.closedBy === person.id &&
    quote.revision === seen &&
    reference.sideOf(quote, person);
  const close = (status: string, expected: string): void => {
    if (expected === 'OK' && quote.status === 'open') Object.assign(quote, { status, closedBy: person.id });
  };
  if (at.kind === 'revise') {
    const terms = { quantity: at.quantity, ...(at.price && { price: at.price }) };
    const answer = await askQuote(person, 'reviseQuote', { ...input, ...terms });
    const side = reference.sideOf(quote, person);
    const price = at.price ?? quote.price;
    const expected =
      reference.refusedStep(quote, person, seen) ??
      ((stock.status === 'withdrawn' && 'OFFERING_CLOSED') ||
        (side === 'seller' && !price && 'BAD_USER_INPUT') ||
        'OK');
    if (expected === 'OK') Object.assign(quote, { revision: quote.revision + 1, side, price, quantity: at.quantity });
    return [answered(answer), expected];
  }
  if (at.kind === 'accept') {
    const answer = await askQuote(person, 'acceptQuote', input);
    if (isRepeated('accepted')) return [answered(answer), 'OK'];
    const { price, quantity } = quote;
    const expected =
      reference.refusedStep(quote, person, seen, 'other') ??
      ((!price && 'BAD_USER_INPUT') ||
        (stock.status === 'withdrawn' && 'OFFERING_CLOSED') ||
        (quantity > stock.left && 'BAD_USER_INPUT') ||
        'OK');
    close('accepted', expected);
    if (typeof answer !== 'string') {
      const id = (answer['order'] as Body)['id'] as string;
      const total = totalOf(price!, quantity);
      reference.orders.push({ ...quote, id, status: 'confirmed', total, quoteId: quote.id });
      reference.take(stock, quantity);
    }
    return [answered(answer), expected];
  }
  const [move, status, turn, more] =
    at.kind === 'decline'
      ? (['declineQuote', 'declined', 'other', { reason: 'other' }] as const)
      : (['withdrawQuote', 'withdrawn', 'author', {}] as const);
  const answer = await askQuote(person, move, { ...input, ...more });
  if (isRepeated(status)) return [answered(answer), 'OK'];
  const expected = reference.refusedStep(quote, person, seen, turn) ?? 'OK';
  close(status, expected);
  return [answered(answer), expected];
};

const READ = `query ($ids: [ID!]!) {
  quotes(first: 100) { nodes { id } } orders(first: 100) { nodes { id } }
  nodes(ids: $ids) { id }
  messages(first: 50) { nodes { quote { id } order { id } } }
  conversations(first: 20) { nodes { messages(first: 20) { nodes { quote { id } order { id } } } } }
  offerings(first: 20) { nodes { orders(first: 20) { nodes { id } } } }
}`;

/** Ids in an answer, wherever they stand. */
const idsIn = (value: unknown): string[] =>
  JSON.stringify(value).match(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g) ?? [];

const expectAgreement = async ({ people, stocks, reference }: Market): Promise<void> => {
  const { pool } = app;
  const stored = await pool.query<Body>(
    `select id, status, quantity as left, party_id as party from offering where id = any($1) order by id`,
    [stocks.map(({ id }) => id)],
  );
  expect(stored.rows).toEqual(stocks.map(({ id, status, left, party }) => ({ id, status, left, party })));
  const orders = await pool.query<Body>(
    `select id, status, total_amount as total, quantity, buyer_party_id as buyer, seller_party_id as seller, quote_id as "quoteId"
     from "order" where offering_id = any($1) order by id`,
    [stocks.map(({ id }) => id)],
  );
  expect(orders.rows).toEqual(
    reference.orders.map(({ id, status, total, quantity, buyer, seller, quoteId }) => ({
      ...{ id, status, total, quantity, buyer, seller, quoteId },
    })),
  );
  const quotes = await pool.query<Body>(
    `select quote.id, status, current_revision as revision, side, price, quantity, buyer_party_id as buyer, seller_party_id as seller
     from quote join quote_revision on quote_id = quote.id and quote_revision.number = current_revision where offering_id = any($1) order by id`,
    [stocks.map(({ id }) => id)],
  );
  expect(quotes.rows).toEqual(
    reference.quotes.map(({ id, status, revision, side, price, quantity, buyer, seller }) => ({
      ...{ id, status, revision, side, price, quantity, buyer, seller },
    })),
  );
  const revisions = await pool.query<{ id: string; quote_id: string }>(
    'select id, quote_id from quote_revision where quote_id = any($1)',
    [reference.quotes.map(({ id }) => id)],
  );
  const quoteOf = new Map(revisions.rows.map(({ id, quote_id }) => [id, quote_id]));
  const all: Deal[] = [...reference.quotes, ...reference.orders];
  for (const { caller, party, own } of people) {
    const reads = ({ buyer, seller }: Deal) => [party, own].some((each) => each === buyer || each === seller);
    const mine = new Set(all.filter(reads).map(({ id }) => id));
    const ids = [...all.map(({ id }) => id), ...quoteOf.keys()];
    const data = await caller.data<Record<string, unknown>>(READ, { ids: ids.slice(-100) });
    expect(idsIn([data['quotes'], data['orders']]).sort()).toEqual([...mine].sort());
    expect(idsIn(data['nodes'])).toEqual(ids.slice(-100).filter((id) => mine.has(quoteOf.get(id) ?? id)));
    for (const path of ['messages', 'conversations', 'offerings'])
      for (const id of idsIn(data[path])) expect([path, mine.has(id)]).toEqual([path, true]);
  }
};

it('Stock, totals, parties, refusals and what everybody reads agree with the reference', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 40 }), async (walk) => {
      const market = await aMarket();
      for (const at of walk) {
        const [answered, expected] = await take(market, at);
        expect({ ...at, answered }).toEqual({ ...at, answered: expected });
        seen.add(`${at.kind} ${answered}`);
      }
      await expectAgreement(market);
    }),
    { seed: 20_261_126, numRuns: 4, endOnFailure: true },
  );
  // Otherwise the walk would not say much.
  expect([...seen]).toEqual(
    expect.arrayContaining(
      ['request', 'revise', 'accept', 'decline', 'withdraw', 'order', 'change'].map((kind) => `${kind} OK`),
    ),
  );
  const codes = ['NOT_FOUND', 'TERMS_CHANGED', 'NOT_YOUR_TURN', 'BAD_USER_INPUT', 'QUOTE_CLOSED', 'OWN_POSTING'];
  expect([...seen].map((each) => each.split(' ')[1])).toEqual(expect.arrayContaining(codes));
});

// Two steps at two instances, the second before the first commits, in both orders; and midnight while a step waits.
import pg from 'pg';
import { startApp, type TestApp, type Twin } from '../../../../../test/app.ts';
import type { Answer } from '../../../../../test/answer.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aCompanyOfTwo } from '../../../../../test/colleagues.ts';
import { anOffering, aQuote, aUser } from '../../../../../test/factories.ts';
import { gateAt, holding, patient, waiting } from '../../../../../test/lockGate.ts';
import type { Connection } from '../../../../database/embedded.ts';
import { day } from '../../../../../test/world.ts';

/** So that a test can put a clock of its own before PostgreSQL's. */
const ownFunctionsFirst = async (connection: Connection): Promise<Connection> => {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `alter role current_user in database "${connection.database}" set search_path = public, pg_catalog`,
  );
  await client.end();
  return connection;
};

let app: TestApp;
let twin: Twin;
let gate: Awaited<ReturnType<typeof gateAt>>;
let buyers: Awaited<ReturnType<typeof aCompanyOfTwo>>;
let sellers: Awaited<ReturnType<typeof aCompanyOfTwo>>;
let other: { id: string };
beforeAll(async () => {
  app = await startApp({}, { address: async (address) => ownFunctionsFirst(await patient(address)) });
  twin = await app.twin();
  gate = await gateAt(app.pool, 'quote', 'quote_revision', 'order', 'offering');
  [buyers, sellers] = [await aCompanyOfTwo(app), await aCompanyOfTwo(app)];
  other = await aUser(app.pool);
});
afterAll(() => app.close());

type Step = (at: (caller: Caller) => Caller) => Promise<Answer>;
const PROBLEM = { accept: 'application/json' };

/** Status, or the code of the refusal, of both steps. */
const inOrder = async (first: Step, second: Step): Promise<unknown[]> =>
  (
    await gate.through(
      () => first((caller) => caller),
      () => second(twin.as),
    )
  ).map(outcomeOf);
const outcomeOf = ({ status, text }: Answer): unknown => (status < 400 ? status : (JSON.parse(text) as Body)['code']);
const count = async (table: string, where: string, ...values: unknown[]): Promise<number> =>
  (await app.pool.query<{ count: number }>(`select count(*)::int from "${table}" where ${where}`, values)).rows[0]!
    .count;

const prepared = async (quantity = 20) => {
  const offering = await anOffering(app.pool, { user_id: sellers.owner.user.id, quantity });
  const quoteFor = async (buyer: { id: string }) => {
    const quote = await aQuote(app.pool, {
      buyer_id: buyer.id,
      seller_id: sellers.owner.user.id,
      offering_id: offering.id,
    });
    const path = `/api/quotes/${quote.id}`;
    const ending =
      (caller: Caller, status: string): Step =>
      (at) =>
        at(caller).call('PATCH', path, { status, revision: 1 }, PROBLEM);
    return { ...quote, path, ending };
  };
  return { offering, quoteFor, quote: await quoteFor(buyers.owner.user) };
};
type Prepared = Awaited<ReturnType<typeof prepared>>;

const accept = ({ quote }: Prepared): Step => quote.ending(buyers.owner.caller, 'accepted');
const acceptAsColleague = ({ quote }: Prepared): Step => quote.ending(buyers.colleague.caller, 'accepted');
const withdraw = ({ quote }: Prepared): Step => quote.ending(sellers.colleague.caller, 'withdrawn');
const revise =
  ({ quote }: Prepared): Step =>
  (at) =>
    at(sellers.owner.caller).post(`${quote.path}/revisions`, { revision: 1, price: '95.00' }, PROBLEM);
const takeOff =
  ({ offering }: Prepared): Step =>
  (at) =>
    at(sellers.owner.caller).call('PATCH', `/api/offerings/${offering.id}`, { status: 'withdrawn' }, PROBLEM);
const orderAll =
  ({ offering }: Prepared): Step =>
  (at) =>
    at(buyers.colleague.caller).post(
      '/api/orders',
      { sellerId: sellers.owner.user.id, offeringId: offering.id, quantity: 20 },
      PROBLEM,
    );

it.each<[string, (of: Prepared) => Step, (of: Prepared) => Step, unknown[], number]>([
  ['an acceptance and a revision', accept, revise, [200, 'QUOTE_CLOSED'], 1],
  ['a revision and an acceptance', revise, accept, [201, 'TERMS_CHANGED'], 0],
  ['an acceptance and a withdrawal', accept, withdraw, [200, 'QUOTE_CLOSED'], 1],
  ['a withdrawal and an acceptance', withdraw, accept, [200, 'QUOTE_CLOSED'], 0],
  ['two acceptances of colleagues', accept, acceptAsColleague, [200, 'QUOTE_CLOSED'], 1],
  ['an acceptance and its repetition', accept, accept, [200, 200], 1],
  ['an acceptance and an order of all at the listed price', accept, orderAll, [200, 'BAD_USER_INPUT'], 1],
  ['an order of all at the listed price and an acceptance', orderAll, accept, [201, 'OFFERING_CLOSED'], 1],
  ['an acceptance and the withdrawal of the offering', accept, takeOff, [200, 200], 1],
  ['the withdrawal of the offering and an acceptance', takeOff, accept, [200, 'OFFERING_CLOSED'], 0],
  ['the withdrawal of the offering and a revision', takeOff, revise, [200, 'OFFERING_CLOSED'], 0],
])('Of %s, the first one counts', async (_name, first, second, outcomes, orders) => {
  const of = await prepared();
  expect(await inOrder(first(of), second(of))).toEqual(outcomes);
  expect(await count('order', 'offering_id = $1', of.offering.id)).toBe(orders);
});

it('Of two quotes that exceed the quantity, the second acceptance hears what is left', async () => {
  const { quote, quoteFor, offering } = await prepared(8);
  const second = await quoteFor(other);
  const steps = [
    quote.ending(buyers.owner.caller, 'accepted'),
    second.ending(await app.as(other), 'accepted'),
  ] as const;
  expect(await inOrder(...steps)).toEqual([200, 'OFFERING_CLOSED']);
  const { rows } = await app.pool.query('select quantity from offering where id = $1', [offering.id]);
  expect(rows).toEqual([{ quantity: 3 }]);
});

it('A step of a side that waits for a quote does not hold the quota of the other steps of that side', async () => {
  const of = await prepared();
  await app.pool.query(
    `insert into write_quota (member_id, day) select party_id, (now() at time zone 'UTC')::date from company_profile where id = $1 on conflict do nothing`,
    [buyers.company.id],
  );
  const held = await holding(app.pool, ['select from quote where id = $1 for update', [of.quote.id]]);
  const accepted = accept(of)((caller) => caller);
  await waiting(app.pool, 1);
  const revised = buyers.colleague.caller.post(`${of.quote.path}/revisions`, { revision: 1, price: '95.00' }, PROBLEM);
  await waiting(app.pool, 2);
  const free = await app.pool.query(
    'select from write_quota where member_id = (select party_id from company_profile where id = $1) for update skip locked',
    [buyers.company.id],
  );
  await held.end('commit');
  expect(free.rowCount).toBe(1);
  expect([await accepted, await revised].map(outcomeOf)).toEqual([200, 'QUOTE_CLOSED']);
});

it('Terms that expire while an acceptance waits for the quote are not accepted', async () => {
  await app.pool.query(`create table test_clock (now timestamptz);
    grant select on test_clock to public;
    insert into test_clock values ('${day(0)} 23:59:59Z');
    create function clock_timestamp() returns timestamptz language sql volatile as 'select now from test_clock';
    create function statement_timestamp() returns timestamptz language sql volatile as 'select now from test_clock'`);
  const { offering } = await prepared();
  const sides = { buyer_id: buyers.owner.user.id, seller_id: sellers.owner.user.id, offering_id: offering.id };
  const quote = await aQuote(app.pool, sides, { available_until: day(0) });
  const gateLock = await holding(app.pool, ['select from quote where id = $1 for update', [quote.id]]);
  const answer = buyers.owner.caller.call(
    'PATCH',
    `/api/quotes/${quote.id}`,
    { status: 'accepted', revision: 1 },
    PROBLEM,
  );
  await waiting(app.pool, 1);
  await app.pool.query(`update test_clock set now = now + interval '2 seconds'`);
  await gateLock.end('commit');
  expect(outcomeOf(await answer)).toBe('QUOTE_EXPIRED');
});

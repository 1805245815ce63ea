// Race conditions outside the auction engine: two writes at two instances, the second before the first commits, in both orders.
import { startApp, type TestApp, type Twin } from '../../test/app.ts';
import { registration } from '../../test/bodies.ts';
import type { Answer } from '../../test/answer.ts';
import type { Body, Caller } from '../../test/caller.ts';
import { aBid, aMessage, anAuction, anOffering, anRfp, aUser } from '../../test/factories.ts';
import { gateAt, patient, waiting } from '../../test/lockGate.ts';

let app: TestApp;
let twin: Twin;
let gate: Awaited<ReturnType<typeof gateAt>>;
let ada: Caller;
let ben: Caller;
let adaUser: { id: string };
let benUser: { id: string };
beforeAll(async () => {
  app = await startApp({}, { address: patient });
  twin = await app.twin();
  gate = await gateAt(app.pool, 'order', 'company_profile', 'user', 'message');
  [adaUser, benUser] = [await aUser(app.pool), await aUser(app.pool)];
  [ada, ben] = [await app.as(adaUser), await app.as(benUser)];
});
afterAll(() => app.close());

type Command = (at: (caller: Caller) => Caller) => Promise<Answer>;

const inOrder = (first: Command, second: Command): Promise<[Answer, Answer]> =>
  gate.through(
    () => first((caller) => caller),
    () => second(twin.as),
  );
const count = async (table: string, where: string, ...values: unknown[]): Promise<number> =>
  (await app.pool.query<{ count: number }>(`select count(*)::int from "${table}" where ${where}`, values)).rows[0]!
    .count;
const statusesOf = (answers: readonly Answer[]): number[] => answers.map(({ status }) => status);

describe('Two orders for the same offering', () => {
  it.each(['the first', 'the second'])(
    'two bids of one RFP are awarded at once: %s that was asked for is',
    async (which) => {
      const rfp = await anRfp(app.pool, { user_id: adaUser.id });
      const bidOf = async (sellerId: string) => ({
        ...(await aBid(app.pool, { rfp_id: rfp.id, user_id: sellerId })),
        sellerId,
      });
      const [one, two] = [await bidOf(benUser.id), await bidOf((await aUser(app.pool)).id)];
      const order =
        (bid: { id: string; sellerId: string }): Command =>
        (at) =>
          at(ada).post('/api/orders', { sellerId: bid.sellerId, bidId: bid.id });
      const [first, second] = which === 'the first' ? [one, two] : [two, one];
      expect(statusesOf(await inOrder(order(first), order(second)))).toEqual([201, 409]);
      expect(await count('order', 'bid_id = any($1)', [one.id, two.id])).toBe(1);
      const { rows } = await app.pool.query('select status, awarded_bid_id from rfp where id = $1', [rfp.id]);
      expect(rows).toEqual([{ status: 'awarded', awarded_bid_id: first.id }]);
    },
  );

  it.each([
    [15, 10, [201, 400], 5],
    [10, 15, [201, 400], 10],
    [10, 10, [201, 201], 0],
  ])('of %i and then %i of 20 units never sell more than there is', async (one, two, statuses, left) => {
    const offering = await anOffering(app.pool, { user_id: adaUser.id, quantity: 20 });
    const order =
      (caller: Caller, quantity: number): Command =>
      (at) =>
        at(caller).post('/api/orders', { sellerId: adaUser.id, offeringId: offering.id, quantity });
    const other = await app.as(await aUser(app.pool));
    expect(statusesOf(await inOrder(order(ben, one), order(other, two)))).toEqual(statuses);
    const { rows } = await app.pool.query<{ sold: number; left: number }>(
      `select (select sum(quantity)::int from "order" where offering_id = offering.id) as sold, quantity as left from offering where id = $1`,
      [offering.id],
    );
    expect(rows).toEqual([{ sold: 20 - left, left }]);
  });
});

it('two simultaneous first saves of a company profile create one, with the second’s data', async () => {
  for (const [first, second] of [
    ['Acme One', 'Acme Two'],
    ['Acme Two', 'Acme One'],
  ] as const) {
    const user = await aUser(app.pool);
    const caller = await app.as(user);
    const save =
      (companyName: string): Command =>
      (at) =>
        at(caller).put('/api/company-profile', { companyName, phone: '+34 91 123 45 67' });
    const answers = await inOrder(save(first), save(second));
    expect(statusesOf(answers)).toEqual([201, 200]);
    const ids = answers.map(({ text }) => (JSON.parse(text) as Body)['id']);
    expect(ids[0]).toBe(ids[1]);
    const { rows } = await app.pool.query('select id, company_name from company_profile where user_id = $1', [user.id]);
    expect(rows).toEqual([{ id: ids[0], company_name: second }]);
  }
});

it('registering one e-mail address twice creates one account, the first one', async () => {
  for (const [first, second] of [
    ['Twice@acme.example', 'twice@acme.example'],
    ['again@acme.example', 'Again@Acme.example'],
  ] as const) {
    const register =
      (email: string): Command =>
      (at) =>
        at(app.anyone).post('/api/register', { ...registration, email, companyName: email });
    const answers = await inOrder(register(first), register(second));
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect(answers[1].text).toBe('An account with this email already exists.');
    expect(await count('user', 'lower(email) = lower($1) and company_name = $2', first, first)).toBe(1);
    expect(await count('user', 'lower(email) = lower($1)', first)).toBe(1);
  }
});

describe('Reading a message', () => {
  it('twice at once counts once', async () => {
    const message = await aMessage(app.pool, { recipient_id: adaUser.id, sending_user_id: benUser.id });
    const read: Command = (at) => at(ada).put(`/api/messages/${message.id}/read`);
    expect(statusesOf(await inOrder(read, read))).toEqual([200, 200]);
    expect(await count('message', 'id = $1 and is_read', message.id)).toBe(1);
  });

  it('neither loses nor delays notices that arrive at the same time', async () => {
    const owner = await aUser(app.pool);
    const caller = await app.as(owner);
    const message = await aMessage(app.pool, { recipient_id: owner.id, sending_user_id: benUser.id });
    const isOver = {
      start_time: new Date(Date.now() - 7_200_000),
      end_time: new Date(Date.now() - 1_000),
      opened: true,
    };
    const unread = () => count('message', 'recipient_id = $1 and not is_read', owner.id);

    // The close's notice is held back while the owner reads another message.
    const auction = await gate.shut(async (open) => {
      const over = await anAuction(app.pool, { user_id: owner.id, ...isOver });
      await waiting(app.pool, 2);
      const read = caller.put(`/api/messages/${message.id}/read`);
      await waiting(app.pool, 3);
      await open();
      expect((await read).status).toBe(200);
      return over;
    });
    await app.settled();
    expect(await unread()).toBe(1);
    expect(await count('message', `link = '/auctions/' || $1`, auction.id)).toBe(1);

    // The other way round: reading is held back while an auction closes.
    const other = await gate.shut(async (open) => {
      const { rows } = await app.pool.query<{ id: string }>(
        'select id from message where recipient_id = $1 and not is_read',
        [owner.id],
      );
      const read = caller.put(`/api/messages/${rows[0]!.id}/read`);
      await waiting(app.pool, 1);
      const over = await anAuction(app.pool, { user_id: owner.id, ...isOver });
      await waiting(app.pool, 3);
      await open();
      expect((await read).status).toBe(200);
      return over;
    });
    await app.settled();
    expect(await unread()).toBe(1);
    expect(await count('message', `link = '/auctions/' || $1`, other.id)).toBe(1);
  });
});

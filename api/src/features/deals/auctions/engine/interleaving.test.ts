// R2: two commands for one auction, the second arriving at another instance in the middle of the first, in both orders.
import { setTimeout as sleep } from 'node:timers/promises';
import { startApp, type TestApp, type Twin } from '../../../../../test/app.ts';
import type { Answer } from '../../../../../test/answer.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { gateAt, holding, patient, waiting } from '../../../../../test/lockGate.ts';
import { postAuction } from '../../../../../test/auctions.ts';
import { eventsOf, expectInvariants } from '../../../../../test/auctionInvariants.ts';

let app: TestApp;
let twin: Twin;
let gate: Awaited<ReturnType<typeof gateAt>>;
let owner: Caller;
let admin: Caller;
let ada: Caller;
let ben: Caller;
let cy: Caller;
beforeAll(async () => {
  app = await startApp({}, { address: patient });
  twin = await app.twin();
  gate = await gateAt(app.pool, 'auction_event');
  const person = async () => app.as(await aUser(app.pool));
  [owner, ada, ben, cy] = [await person(), await person(), await person(), await person()];
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
});
afterAll(() => app.close());

/** Already opened, so that no instance opens it during the test. */
const posted = async (body: Body = {}): Promise<string> => {
  const id = await postAuction(app.pool, owner, body);
  await app.settled();
  return id;
};

const inMs = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
const JSON_ERRORS = { accept: 'application/json' };

/** 'accepted', or the code of the refusal. */
const outcomeOf = ({ status, text }: Answer): string => {
  const { code, errors } = JSON.parse(text) as { code?: string; errors?: { extensions: Body }[] };
  if (errors) return String(errors[0]?.extensions['code']);
  return status < 300 ? 'accepted' : String(code);
};

/** Sends the first command to this instance and the second to its twin, so that only the row lock orders them. */
const inOrder = async (
  first: (at: Place) => Promise<Answer>,
  second: (at: Place) => Promise<Answer>,
): Promise<string[]> =>
  (
    await gate.through(
      () => first((caller) => caller),
      () => second(twin.as),
    )
  ).map(outcomeOf);

type Place = (caller: Caller) => Caller;
type Command = (at: Place) => Promise<Answer>;

const bid =
  (caller: Caller, auctionId: string, amount: string, headers: Record<string, string> = {}, more: Body = {}): Command =>
  (at) =>
    at(caller).post('/api/bids', { auctionId, amount, confirmed: true, ...more }, { ...JSON_ERRORS, ...headers });
const graphql =
  (caller: Caller, query: string, variables: Body): Command =>
  (at) =>
    at(caller).post('/graphql', { query, variables }, JSON_ERRORS);
const cancel = (auctionId: string): Command =>
  graphql(owner, 'mutation ($auctionId: ID!) { cancelAuction(auctionId: $auctionId, reason: "Sold.") { id } }', {
    auctionId,
  });
const moveEnd = (auctionId: string, endTime: string): Command =>
  graphql(
    owner,
    'mutation ($auctionId: ID!, $endTime: DateTime!) { moveAuctionEnd(auctionId: $auctionId, endTime: $endTime) { id } }',
    {
      auctionId,
      endTime,
    },
  );
const voidBid = (bidId: string): Command =>
  graphql(owner, 'mutation ($bidId: ID!) { voidBid(bidId: $bidId, reason: "A mistake.") { id } }', { bidId });

const pause = (auctionId: string): Command =>
  graphql(admin, 'mutation ($id: ID!) { pauseAuction(auctionId: $id, reason: "Samples.") { id } }', { id: auctionId });
const resume = (auctionId: string): Command =>
  graphql(admin, 'mutation ($id: ID!) { resumeAuction(auctionId: $id) { id } }', { id: auctionId });

const times = { startTime: inMs(-3_600_000), endTime: inMs(3_600_000) };
/** Changes only the starting price. */
const edit = (auctionId: string): Command =>
  graphql(
    owner,
    'mutation ($auctionId: ID!, $input: CreateAuctionInput!) { editAuction(auctionId: $auctionId, input: $input) { id } }',
    {
      auctionId,
      input: {
        ...{
          title: 'Acid',
          description: 'Strong.',
          productId: 'none',
          quantity: 20,
          unit: 'MT',
          startingPrice: '10.00',
        },
        ...times,
      },
    },
  );

const alone = async (command: Command): Promise<Body> => JSON.parse((await command((caller) => caller)).text) as Body;
const endOf = async (auctionId: string): Promise<number> =>
  (
    await app.pool.query<{ end_time: Date }>('select end_time from auction where id = $1', [auctionId])
  ).rows[0]!.end_time.getTime();
/** Other work can wait for locks too, so that two waiting statements do not prove that the auction has ended. */
const isPast = async (time: number): Promise<void> => {
  while (Date.now() <= time) await sleep(20);
};
const typesOf = async (auctionId: string) => (await eventsOf(app.pool, auctionId)).map(({ event }) => event.type);

describe('bid and bid', () => {
  it('equal amounts: the first bid is accepted', async () => {
    for (const [first, second] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      const id = await posted();
      expect(await inOrder(bid(first, id, '100.00'), bid(second, id, '100.00'))).toEqual([
        'accepted',
        'NOT_AN_IMPROVEMENT',
      ]);
      await expectInvariants(app.pool, id);
    }
  });

  it('different amounts: the lower bid is accepted only if it is first', async () => {
    const [up, down] = [await posted(), await posted()];
    expect(await inOrder(bid(ada, up, '100.00'), bid(ben, up, '105.00'))).toEqual(['accepted', 'accepted']);
    expect(await inOrder(bid(ben, down, '105.00'), bid(ada, down, '100.00'))).toEqual([
      'accepted',
      'NOT_AN_IMPROVEMENT',
    ]);
    for (const id of [up, down]) await expectInvariants(app.pool, id);
  });
});

/** Leaves enough time for one request, and less than a statement waits for a lock. */
const endSoon = (auctionId: string) =>
  app.pool.query(
    `update auction set (end_time, original_end_time) = (select soon, soon from (select clock_timestamp() + interval '1500 milliseconds' as soon) now) where id = $1`,
    [auctionId],
  );

describe('bid and close', () => {
  it('a bid decided before the end wins even if it is written after the end', async () => {
    const id = await posted();
    await endSoon(id);
    const early = await gate.shut(async (open) => {
      const answer = bid(ada, id, '100.00')((caller) => caller);
      await waiting(app.pool, 1);
      // The bid waits at the gate; the close of the other instance waits for the row lock.
      await waiting(app.pool, 2);
      await isPast(await endOf(id));
      await open();
      return answer;
    });
    expect(outcomeOf(early)).toBe('accepted');
    await app.settled();
    const events = await expectInvariants(app.pool, id);
    expect(events.at(-1)?.event).toMatchObject({ type: 'closed', outcome: 'awarded', price: '100.00' });
  });

  it('a bid that waits for the lock until after the end is refused', async () => {
    const id = await posted();
    await endSoon(id);
    const held = await holding(app.pool, ['select from auction where id = $1 for no key update', [id]]);
    const waited = bid(ada, id, '100.00')(twin.as);
    await waiting(app.pool, 1);
    expect(Date.now()).toBeLessThan(await endOf(id));
    // Now the close of one instance also waits for the lock; the other instance queues its close behind the bid.
    await waiting(app.pool, 2);
    await isPast(await endOf(id));
    await held.end('rollback');
    expect(outcomeOf(await waited)).toBe('AUCTION_ENDED');
    await app.settled();
    const events = await expectInvariants(app.pool, id);
    expect(events.at(-1)?.event).toMatchObject({ type: 'closed', outcome: 'no_bids' });
  });

  it('a bid during the close is refused', async () => {
    const id = await posted();
    await alone(bid(ada, id, '100.00'));
    await endSoon(id);
    const late = await gate.shut(async (open) => {
      // One close waits at the gate, the other for the row lock.
      await waiting(app.pool, 2);
      const answers = [bid(ben, id, '105.00')((caller) => caller), bid(ben, id, '105.00')(twin.as)];
      await open();
      return Promise.all(answers);
    });
    expect(late.map(outcomeOf)).toEqual(['AUCTION_ENDED', 'AUCTION_ENDED']);
    await app.settled();
    const events = await expectInvariants(app.pool, id);
    expect(events.at(-1)?.event).toMatchObject({ type: 'closed', price: '100.00' });
  });
});

it('close and close: only one of two instances closes the auction', async () => {
  const id = await posted();
  await alone(bid(ada, id, '100.00'));
  await endSoon(id);
  await gate.shut(async (open) => {
    await waiting(app.pool, 2);
    await open();
  });
  await app.settled();
  await expectInvariants(app.pool, id);
  const { rows } = await app.pool.query<{ subject: string }>(
    `select subject from message where link = '/auctions/' || $1 and subject not like 'New bid%' order by subject`,
    [id],
  );
  expect(rows.map(({ subject }) => subject)).toEqual(['Auction ended: Acid', 'You won: Acid']);
});

describe('bid and cancel', () => {
  it('after a bid that would win, the owner cannot cancel', async () => {
    const id = await posted();
    expect(await inOrder(bid(ada, id, '100.00'), cancel(id))).toEqual(['accepted', 'ADMIN_ONLY']);
    await expectInvariants(app.pool, id);
  });

  it('a bid after the cancellation is refused', async () => {
    const id = await posted();
    expect(await inOrder(cancel(id), bid(ada, id, '100.00'))).toEqual(['accepted', 'AUCTION_CANCELLED']);
    await expectInvariants(app.pool, id);
  });
});

describe('bid and pause', () => {
  it('a bid before the pause is kept', async () => {
    const id = await posted();
    expect(await inOrder(bid(ada, id, '100.00'), pause(id))).toEqual(['accepted', 'accepted']);
    expect(await typesOf(id)).toEqual(['created', 'opened', 'bid_accepted', 'paused']);
    await expectInvariants(app.pool, id);
  });

  it('a bid during the pause command is refused', async () => {
    const id = await posted();
    expect(await inOrder(pause(id), bid(ada, id, '100.00'))).toEqual(['accepted', 'AUCTION_PAUSED']);
    await expectInvariants(app.pool, id);
  });

  it('a bid that waits for the resume is accepted', async () => {
    const id = await posted();
    await alone(pause(id));
    expect(await inOrder(resume(id), bid(ada, id, '100.00'))).toEqual(['accepted', 'accepted']);
    await expectInvariants(app.pool, id);
  });
});

describe('pause and close', () => {
  it('an auction paused before its end is not closed even if the pause is written after the end', async () => {
    const id = await posted();
    await alone(bid(ada, id, '100.00'));
    await endSoon(id);
    const paused = await gate.shut(async (open) => {
      const answer = pause(id)((caller) => caller);
      await waiting(app.pool, 1);
      // The pause waits at the gate; the close of the other instance waits for the row lock.
      await waiting(app.pool, 2);
      await open();
      return answer;
    });
    expect(outcomeOf(paused)).toBe('accepted');
    // Queued behind the close at the other instance.
    expect(outcomeOf(await pause(id)(twin.as))).toBe('AUCTION_PAUSED');
    expect(Date.now()).toBeGreaterThan(await endOf(id));
    expect(await typesOf(id)).toEqual(['created', 'opened', 'bid_accepted', 'paused']);
    await expectInvariants(app.pool, id);
  });

  it('a closed auction cannot be paused', async () => {
    const id = await posted();
    await endSoon(id);
    const late = await gate.shut(async (open) => {
      // One close waits at the gate, the other for the row lock.
      await waiting(app.pool, 2);
      const answers = [pause(id)((caller) => caller), pause(id)(twin.as)];
      await open();
      return Promise.all(answers);
    });
    expect(late.map(outcomeOf)).toEqual(['AUCTION_ENDED', 'AUCTION_ENDED']);
    await app.settled();
    expect((await expectInvariants(app.pool, id)).at(-1)?.event).toMatchObject({ type: 'closed' });
  });
});

describe('bid and edit', () => {
  const informed = (id: string): Command => bid(ada, id, '100.00', {}, { termsVersion: 0 });

  it('a bid for the old terms is refused', async () => {
    const id = await posted(times);
    expect(await inOrder(edit(id), informed(id))).toEqual(['accepted', 'TERMS_CHANGED']);
    expect(outcomeOf(await bid(ada, id, '10.00', {}, { termsVersion: 1 })((caller) => caller))).toBe('accepted');
    await expectInvariants(app.pool, id);
  });

  it('a bid freezes the terms', async () => {
    const id = await posted(times);
    expect(await inOrder(informed(id), edit(id))).toEqual(['accepted', 'TERMS_FROZEN']);
    await expectInvariants(app.pool, id);
  });

  it('a bid without a terms version is accepted under the new terms', async () => {
    const id = await posted(times);
    expect(await inOrder(edit(id), bid(ada, id, '100.00'))).toEqual(['accepted', 'accepted']);
    await expectInvariants(app.pool, id);
  });
});

describe('bid and the owner’s later end', () => {
  const late = { endTime: inMs(60_000), autoExtend: true, autoExtendDuration: 5 };

  it('a late bid extends the auction before the owner does', async () => {
    const [id, end] = [await posted(late), inMs(600_000)];
    expect(await inOrder(bid(ada, id, '100.00'), moveEnd(id, end))).toEqual(['accepted', 'accepted']);
    expect(await typesOf(id)).toEqual(['created', 'opened', 'bid_accepted', 'extended', 'extended']);
    expect(await endOf(id)).toBe(Date.parse(end));
    await expectInvariants(app.pool, id);
  });

  it('after the owner has moved the end, the bid is not late', async () => {
    const [id, end] = [await posted(late), inMs(600_000)];
    expect(await inOrder(moveEnd(id, end), bid(ada, id, '100.00'))).toEqual(['accepted', 'accepted']);
    expect(await typesOf(id)).toEqual(['created', 'opened', 'extended', 'bid_accepted']);
    expect(await endOf(id)).toBe(Date.parse(end));
    await expectInvariants(app.pool, id);
  });
});

it('the last place goes to the first bidder', async () => {
  for (const [first, second] of [
    [ada, ben],
    [ben, ada],
  ] as const) {
    const id = await posted({ maxBidders: 2 });
    await alone(bid(cy, id, '100.00'));
    expect(await inOrder(bid(first, id, '105.00'), bid(second, id, '110.00'))).toEqual(['accepted', 'BIDDER_LIMIT']);
    await expectInvariants(app.pool, id);
  }
});

describe('first and retry', () => {
  it('a retry at another instance gets exactly the first answer', async () => {
    for (const [here, there] of [
      [(caller: Caller) => caller, twin.as],
      [twin.as, (caller: Caller) => caller],
    ] as const) {
      const id = await posted();
      const command = bid(ada, id, '100.00', { 'idempotency-key': `retry of ${id}` });
      const [first, retry] = await gate.through(
        () => command(here),
        () => command(there),
      );
      expect([first.status, retry.status, retry.text]).toEqual([201, 201, first.text]);
      await expectInvariants(app.pool, id);
    }
  });

  it('another bid under the same key is refused, in either order', async () => {
    for (const amounts of [
      ['100.00', '105.00'],
      ['105.00', '100.00'],
    ] as const) {
      const id = await posted();
      const key = { 'idempotency-key': `other than ${id}` };
      expect(await inOrder(bid(ada, id, amounts[0], key), bid(ada, id, amounts[1], key))).toEqual([
        'accepted',
        'IDEMPOTENCY_MISMATCH',
      ]);
      await expectInvariants(app.pool, id);
    }
  });

  it('one key on two auctions at once is accepted once', async () => {
    const [one, two] = [await posted(), await posted()];
    const key = { 'idempotency-key': `${one} or ${two}` };
    expect(await inOrder(bid(ada, one, '100.00', key), bid(ada, two, '100.00', key))).toEqual([
      'accepted',
      'IDEMPOTENCY_MISMATCH',
    ]);
    for (const id of [one, two]) await expectInvariants(app.pool, id);
  });
});

describe('void and bid', () => {
  const withLead = async (): Promise<{ id: string; lead: string }> => {
    const id = await posted();
    await alone(bid(ada, id, '100.00'));
    return { id, lead: String((await alone(bid(cy, id, '200.00')))['id']) };
  };

  it('a bid after the void must beat the remaining bids', async () => {
    const { id, lead } = await withLead();
    expect(await inOrder(voidBid(lead), bid(ben, id, '105.00'))).toEqual(['accepted', 'accepted']);
    await expectInvariants(app.pool, id);
  });

  it('a bid before the void must beat the voided bid, and then leads', async () => {
    const { id, lead } = await withLead();
    expect(await inOrder(bid(ben, id, '205.00'), voidBid(lead))).toEqual(['accepted', 'accepted']);
    expect((await eventsOf(app.pool, id)).at(-1)?.event).toMatchObject({ type: 'bid_voided', price: '205.00' });
    await expectInvariants(app.pool, id);
  });
});

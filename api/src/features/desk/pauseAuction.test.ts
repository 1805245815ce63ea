// An admin lets the clock of a running auction stand, and go on.
import { newSession, startApp, type TestApp } from '../../../test/app.ts';
import { bidOn, endAuction, postAuction, verdictOn } from '../../../test/auctions.ts';
import { movableClock, putForward } from '../../../test/clock.ts';
import type { Body, Caller } from '../../../test/caller.ts';
import { aUser } from '../../../test/factories.ts';
import { until } from '../../../test/instances.ts';
import { Onlooker, subscriptions } from '../../../test/onlooker.ts';
import { eventsOf, expectSound } from '../../../test/soundAuction.ts';
import { aWorld, type World } from '../../../test/world.ts';
import { newId } from '../../database/id.ts';
import { tellOfEnds } from './endsSoon.ts';

let app: TestApp;
let world: World;
let admin: Caller;
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  world = await aWorld(app);
  admin = await app.as(await aUser(app.pool, { role: 'admin' }));
});
afterAll(() => app.close());

const MINUTE = 60_000;
const REASON = 'Samples are being checked.';
const SEEN = 'status pausedAt pauseReason endTime';
const PAUSE = `mutation ($id: ID!, $reason: String! = "${REASON}") { pauseAuction(auctionId: $id, reason: $reason) { ${SEEN} } }`;
const RESUME = `mutation ($id: ID!) { resumeAuction(auctionId: $id) { ${SEEN} } }`;
const NOTE = 'mutation ($id: ID!) { addAuctionNote(auctionId: $id, note: "Bay 3.") { id } }';
const MOVE = 'mutation ($id: ID!, $end: DateTime!) { moveAuctionEnd(auctionId: $id, endTime: $end) { id } }';
const CANCEL = `mutation ($id: ID!) { cancelAuction(auctionId: $id, reason: "Sold.") { ${SEEN} outcome } }`;

const pause = async (id: string) => (await admin.data(PAUSE, { id }))['pauseAuction'] as Body;
const resume = async (id: string) => (await admin.data(RESUME, { id }))['resumeAuction'] as Body;
const seen = async (id: string, caller: Caller = app.anyone) =>
  (await caller.data(`query ($id: ID!) { auction(id: $id) { ${SEEN} } }`, { id }))['auction'] as Body;

const refused = async (caller: Caller, mutation: string, variables: Body) => {
  const before = await app.fingerprint();
  const { code, status, fields } = await caller.refusal(mutation, variables);
  expect(await app.fingerprint()).toEqual(before);
  return [status, code, ...Object.keys(fields ?? {})];
};
const tryToBid = async (id: string, bidder: Caller, amount: string) => {
  const { status, text } = await bidder.post('/api/bids', { auctionId: id, amount }, { accept: 'application/json' });
  const { code, message } = JSON.parse(text) as Body;
  return [status, code, message];
};
const told = async (caller: Caller, about: string): Promise<unknown[]> => {
  await app.settled();
  return (await caller.read<Body[]>('/api/messages'))
    .filter(({ subject }) => subject === `${about}: Acid`)
    .map(({ content }) => content);
};
const at = (iso: unknown) => Date.parse(String(iso));
/** Not the last event: what had to wait, such as the opening, may come after it. */
const resumingOf = async (id: string) => (await eventsOf(app.pool, id)).find(({ event }) => event.type === 'resumed');

describe('A paused auction', () => {
  it('shows since when and why, takes no bid, and does not end; resumed, it has the time that was left', async () => {
    const id = await postAuction(app.pool, world.seller);
    await bidOn(id, world.buyer, '100.00');
    const { endTime } = await seen(id);
    await putForward(app.pool, 50);
    const paused = await pause(id);
    expect(paused).toMatchObject({ status: 'active', pauseReason: REASON, endTime });
    const left = at(endTime) - at(paused['pausedAt']);
    expect(Math.abs(left - 10 * MINUTE)).toBeLessThan(MINUTE);

    await putForward(app.pool, 300);
    expect(await seen(id)).toEqual(paused);
    const message = `This auction is paused; it will go on with the time that was left. Reason: ${REASON}`;
    expect(await tryToBid(id, world.other, '105.00')).toEqual([409, 'AUCTION_PAUSED', message]);

    const resumed = await resume(id);
    expect(resumed).toMatchObject({ status: 'active', pausedAt: null, pauseReason: null });
    const resuming = await resumingOf(id);
    expect(resuming?.event).toEqual({ type: 'resumed', end: resumed['endTime'] });
    expect(at(resumed['endTime']) - at(resuming?.at)).toBe(left);
    await bidOn(id, world.other, '105.00');
    await endAuction(app.pool, id);
    expect(await verdictOn(app.pool, id)).toMatchObject({ problems: [], winner: 2, price: '105.00' });
    await expectSound(app.pool, id);
  });

  it('keeps its time over an outage', async () => {
    const id = await postAuction(app.pool, world.seller);
    const running = await postAuction(app.pool, world.seller);
    const { endTime, pausedAt } = await pause(id);
    // Without the engine's sign of life: nobody was there.
    await app.pool.query(`update moved.clock set ahead = ahead + interval '2 hours'`);
    const extended = async (auction: string) =>
      (await eventsOf(app.pool, auction)).filter(({ event }) => event.type === 'extended').length;
    for (let wait = 0; (await extended(running)) === 0; wait++) {
      if (wait > 500) throw new Error('The outage is not made good.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const resumed = await resume(id);
    expect(await extended(id)).toBe(0);
    expect(at(resumed['endTime']) - at((await resumingOf(id))?.at)).toBe(at(endTime) - at(pausedAt));
  });

  it('is among the live ones, behind those that end', async () => {
    const id = await postAuction(app.pool, world.seller);
    const later = await postAuction(app.pool, world.seller, { endTime: '2990-01-01T00:00:00Z' });
    const over = await postAuction(app.pool, world.seller);
    await pause(id);
    await endAuction(app.pool, over);
    const list = async (args: string) => {
      const { auctions } = await app.anyone.data(`{ auctions(${args}, first: 100) { nodes { id } } }`);
      return (auctions as { nodes: Body[] }).nodes.map((auction) => auction['id']);
    };
    expect((await list('status: active, sort: ends_soonest')).slice(-2)).toEqual([later, id]);
    const ended = await list('status: ended, sort: ended_latest');
    expect(ended).toContain(over);
    expect(ended).not.toContain(id);
    // A place in a list may be such an auction's.
    const page = async (after: string | null): Promise<unknown[]> => {
      const { auctions } = await app.anyone.data(
        'query ($after: String) { auctions(status: active, sort: ended_latest, first: 1, after: $after) { nodes { id } pageInfo { endCursor } } }',
        { after },
      );
      const { nodes, pageInfo } = auctions as { nodes: Body[]; pageInfo: { endCursor: string | null } };
      return [...nodes.map((auction) => auction['id']), ...(pageInfo.endCursor ? await page(pageInfo.endCursor) : [])];
    };
    expect(await page(null)).toEqual(await list('status: active, sort: ended_latest'));
  });

  it('is told of to its owner, whoever takes part and whoever watches, once each', async () => {
    const id = await postAuction(app.pool, world.seller, { preQualificationRequired: true });
    const [bidder, asking, watcher] = await Promise.all([0, 1, 2].map(() => aUser(app.pool)));
    const [byBidder, byAsking, byWatcher] = await Promise.all([bidder, asking, watcher].map((user) => app.as(user!)));
    const REQUEST = 'mutation ($id: ID!) { requestParticipation(auctionId: $id) { id } }';
    for (const caller of [byBidder!, byAsking!]) await caller.data(REQUEST, { id });
    await world.seller.data('mutation ($id: ID!) { approveBidder(auctionId: $id, bidder: 1) { id } }', { id });
    await bidOn(id, byBidder!, '100.00');
    for (const user of [watcher!, bidder!, world.sellerUser])
      await app.pool.query('insert into watch (id, user_id, auction_id) values ($1, $2, $3)', [newId(), user.id, id]);
    const everyone = [world.seller, byBidder!, byAsking!, byWatcher!];
    const before = (await told(world.seller, 'Auction paused')).length;

    await pause(id);
    const pausing = `The auction 'Acid' is paused: no bid is taken, and the time that is left is kept. Reason: ${REASON}`;
    for (const caller of everyone.slice(1)) expect(await told(caller, 'Auction paused')).toEqual([pausing]);
    expect(await told(world.seller, 'Auction paused')).toHaveLength(before + 1);
    await putForward(app.pool, 70);
    await tellOfEnds(app.pool);
    expect(await told(byBidder!, 'Auction ends soon')).toEqual([]);

    const { endTime } = await resume(id);
    const end = `${String(endTime).slice(0, 16).replace('T', ' ')} UTC`;
    for (const caller of everyone.slice(1))
      expect(await told(caller, 'Auction resumed')).toEqual([
        `Bidding in the auction 'Acid' goes on. It now ends at ${end}.`,
      ]);
    await putForward(app.pool, 50);
    for (const _again of [1, 2]) await tellOfEnds(app.pool);
    expect(await told(byWatcher!, 'Auction ends soon')).toEqual([`The auction 'Acid' ends at ${end}.`]);
  });

  it.each(['public', 'sealed'])('is seen by whoever looks at it, as it goes: %s', async (bidVisibility) => {
    const id = await postAuction(app.pool, world.seller, { bidVisibility });
    await app.settled();
    const onlookers = [undefined, await newSession(app.pool, world.otherUser)].map(
      (cookie) =>
        new Onlooker({
          query: subscriptions.auctionChanged(SEEN),
          variables: { auctionId: id },
          cookie,
          url: () => app.url,
        }),
    );
    await Promise.all(onlookers.map(({ ready }) => ready));
    const paused = await pause(id);
    await until('everybody has heard of the pause', () => onlookers.every(({ frames }) => frames.length === 1));
    const resumed = await resume(id);
    await until('everybody has heard that it goes on', () => onlookers.every(({ frames }) => frames.length === 2));
    for (const { frames } of onlookers) {
      expect(frames.map(({ news }) => news)).toMatchObject([[{ kind: 'paused' }], [{ kind: 'resumed' }]]);
      expect(frames.map(({ auction }) => auction)).toEqual([
        { id, ...paused },
        { id, ...resumed },
      ]);
    }
    await Promise.all(onlookers.map((onlooker) => onlooker.close()));
  });

  it('can be noted on, and cancelled; terms and end wait', async () => {
    const id = await postAuction(app.pool, world.seller);
    const { endTime } = await pause(id);
    await world.seller.data(NOTE, { id });
    const end = new Date(at(endTime) + MINUTE).toISOString();
    expect(await refused(world.seller, MOVE, { id, end })).toEqual([409, 'AUCTION_PAUSED']);
    expect((await world.seller.data(CANCEL, { id }))['cancelAuction']).toEqual({
      status: 'ended',
      outcome: 'cancelled',
      pausedAt: null,
      pauseReason: null,
      endTime,
    });
    expect(await verdictOn(app.pool, id)).toMatchObject({ problems: [], winner: null });
  });
});

describe('Pausing', () => {
  it('is for admins only, and so is going on', async () => {
    const id = await postAuction(app.pool, world.seller);
    const paused = await postAuction(app.pool, world.seller);
    await pause(paused);
    await app.settled();
    for (const [mutation, of] of [
      [PAUSE, id],
      [RESUME, paused],
    ] as const) {
      for (const caller of [world.seller, world.buyer])
        expect(await refused(caller, mutation, { id: of })).toEqual([403, 'FORBIDDEN']);
      expect(await refused(app.anyone, mutation, { id: of })).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect((await world.seller.refusal(PAUSE, { id })).message).toBe('Only an admin may do this.');
  });

  it('is of a running auction, with a reason, and once', async () => {
    const id = await postAuction(app.pool, world.seller);
    expect(await refused(admin, RESUME, { id })).toEqual([409, 'NOT_PAUSED']);
    for (const reason of [' ', 'x'.repeat(1001)])
      expect(await refused(admin, PAUSE, { id, reason })).toEqual([400, 'BAD_USER_INPUT', 'reason']);
    await pause(id);
    await app.settled();
    expect(await refused(admin, PAUSE, { id })).toEqual([409, 'AUCTION_PAUSED']);
    const upcoming = await postAuction(app.pool, world.seller, {
      startTime: '2990-01-01T00:00:00Z',
      endTime: '2990-01-02T00:00:00Z',
    });
    expect(await refused(admin, PAUSE, { id: upcoming })).toEqual([409, 'AUCTION_NOT_STARTED']);
    const over = await postAuction(app.pool, world.seller);
    await endAuction(app.pool, over);
    await app.settled();
    for (const mutation of [PAUSE, RESUME])
      expect(await refused(admin, mutation, { id: over })).toEqual([409, 'AUCTION_ENDED']);
    expect(await refused(admin, PAUSE, { id: newId() })).toEqual([404, 'NOT_FOUND']);
  });
});

// An admin pauses and resumes a running auction.
import { newSession, startApp, type TestApp } from '../../../../../test/app.ts';
import { bidOn, endAuction, postAuction, verdictOn } from '../../../../../test/auctions.ts';
import { movableClock, putForward } from '../../../../../test/clock.ts';
import type { Body, Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { until } from '../../../../../test/instanceGroup.ts';
import { AuctionWatcher, subscriptions } from '../../../../../test/auctionWatcher.ts';
import { eventsOf, expectInvariants } from '../../../../../test/auctionInvariants.ts';
import { aWorld, type World } from '../../../../../test/world.ts';
import { newId } from '../../../../database/id.ts';
import { sendEndsSoon } from '../notices/endsSoon.ts';

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
const noticesOf = async (caller: Caller, about: string): Promise<unknown[]> => {
  await app.settled();
  return (await caller.read<Body[]>('/api/messages'))
    .filter(({ subject }) => subject === `${about}: Acid`)
    .map(({ content }) => content);
};
const at = (iso: unknown) => Date.parse(String(iso));
/** Not always the last event: delayed events, such as the opening, may follow. */
const resumingOf = async (id: string) => (await eventsOf(app.pool, id)).find(({ event }) => event.type === 'resumed');

describe('A paused auction', () => {
  it('shows its pause, accepts no bids and does not end; after the resume it has the remaining time', async () => {
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
    const message = `This auction is paused. It will resume with the remaining time. Reason: ${REASON}`;
    expect(await tryToBid(id, world.other, '105.00')).toEqual([409, 'AUCTION_PAUSED', message]);

    const resumed = await resume(id);
    expect(resumed).toMatchObject({ status: 'active', pausedAt: null, pauseReason: null });
    const resuming = await resumingOf(id);
    expect(resuming?.event).toEqual({ type: 'resumed', end: resumed['endTime'] });
    expect(at(resumed['endTime']) - at(resuming?.at)).toBe(left);
    await bidOn(id, world.other, '105.00');
    await endAuction(app.pool, id);
    expect(await verdictOn(app.pool, id)).toMatchObject({ problems: [], winner: 2, price: '105.00' });
    await expectInvariants(app.pool, id);
  });

  it('keeps its remaining time during an outage', async () => {
    const id = await postAuction(app.pool, world.seller);
    const running = await postAuction(app.pool, world.seller);
    const { endTime, pausedAt } = await pause(id);
    // Without moving the heartbeat, so that it is an outage.
    await app.pool.query(`update moved.clock set ahead = ahead + interval '2 hours'`);
    const extended = async (auction: string) =>
      (await eventsOf(app.pool, auction)).filter(({ event }) => event.type === 'extended').length;
    for (let wait = 0; (await extended(running)) === 0; wait++) {
      if (wait > 500) throw new Error('The auction was not extended for the outage.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const resumed = await resume(id);
    expect(await extended(id)).toBe(0);
    expect(at(resumed['endTime']) - at((await resumingOf(id))?.at)).toBe(at(endTime) - at(pausedAt));
  });

  it('is listed as live, after auctions that end', async () => {
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
    // A cursor may point to a paused auction.
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

  it('notifies the owner, the participants and the watchers once each', async () => {
    const id = await postAuction(app.pool, world.seller, { preQualificationRequired: true });
    const [bidder, requester, watcher] = await Promise.all([0, 1, 2].map(() => aUser(app.pool)));
    const [byBidder, byRequester, byWatcher] = await Promise.all(
      [bidder, requester, watcher].map((user) => app.as(user!)),
    );
    const REQUEST = 'mutation ($id: ID!) { requestParticipation(auctionId: $id) { id } }';
    for (const caller of [byBidder!, byRequester!]) await caller.data(REQUEST, { id });
    await world.seller.data('mutation ($id: ID!) { approveBidder(auctionId: $id, bidder: 1) { id } }', { id });
    await bidOn(id, byBidder!, '100.00');
    for (const user of [watcher!, bidder!, world.sellerUser])
      await app.pool.query('insert into watch (id, user_id, auction_id) values ($1, $2, $3)', [newId(), user.id, id]);
    const everyone = [world.seller, byBidder!, byRequester!, byWatcher!];
    const before = (await noticesOf(world.seller, 'Auction paused')).length;

    await pause(id);
    const pausing = `The auction 'Acid' is paused: no bid is taken, and the time that is left is kept. Reason: ${REASON}`;
    for (const caller of everyone.slice(1)) expect(await noticesOf(caller, 'Auction paused')).toEqual([pausing]);
    expect(await noticesOf(world.seller, 'Auction paused')).toHaveLength(before + 1);
    await putForward(app.pool, 70);
    await sendEndsSoon(app.pool);
    expect(await noticesOf(byBidder!, 'Auction ends soon')).toEqual([]);

    const { endTime } = await resume(id);
    const end = `${String(endTime).slice(0, 16).replace('T', ' ')} UTC`;
    for (const caller of everyone.slice(1))
      expect(await noticesOf(caller, 'Auction resumed')).toEqual([
        `Bidding in the auction 'Acid' goes on. It now ends at ${end}.`,
      ]);
    await putForward(app.pool, 50);
    for (const _again of [1, 2]) await sendEndsSoon(app.pool);
    expect(await noticesOf(byWatcher!, 'Auction ends soon')).toEqual([`The auction 'Acid' ends at ${end}.`]);
  });

  it.each(['public', 'sealed'])('appears live on open auction pages: %s', async (bidVisibility) => {
    const id = await postAuction(app.pool, world.seller, { bidVisibility });
    await app.settled();
    const watchers = [undefined, await newSession(app.pool, world.otherUser)].map(
      (cookie) =>
        new AuctionWatcher({
          query: subscriptions.auctionChanged(SEEN),
          variables: { auctionId: id },
          cookie,
          url: () => app.url,
        }),
    );
    await Promise.all(watchers.map(({ ready }) => ready));
    const paused = await pause(id);
    await until('all watchers received the pause', () => watchers.every(({ frames }) => frames.length === 1));
    const resumed = await resume(id);
    await until('all watchers received the resume', () => watchers.every(({ frames }) => frames.length === 2));
    for (const { frames } of watchers) {
      expect(frames.map(({ news }) => news)).toMatchObject([[{ kind: 'paused' }], [{ kind: 'resumed' }]]);
      expect(frames.map(({ auction }) => auction)).toEqual([
        { id, ...paused },
        { id, ...resumed },
      ]);
    }
    await Promise.all(watchers.map((watcher) => watcher.close()));
  });

  it('accepts notes and can be cancelled, but its end cannot be moved', async () => {
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
  it('and resuming are for admins only', async () => {
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

  it('needs a running auction and a reason', async () => {
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

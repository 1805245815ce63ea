// The message with a bid on an auction, visible to the bidder and, of the winning bid, to the owner.
import { startApp, type TestApp } from '../../../../test/app.ts';
import { bidOn, endAuction, postAuction } from '../../../../test/auctions.ts';
import type { Caller } from '../../../../test/caller.ts';
import { movableClock } from '../../../../test/clock.ts';
import { aUser } from '../../../../test/factories.ts';
import { readAuctionLog } from '../auctions/engine/auctionLogDownload.ts';

let app: TestApp;
let owner: Caller;
let winner: Caller;
let loser: Caller;
let other: Caller;
let admin: Caller;
beforeAll(async () => {
  app = await startApp({}, { address: movableClock });
  [owner, winner, loser, other, admin] = (await Promise.all(
    ['both', 'both', 'both', 'both', 'admin'].map(async (role) => app.as(await aUser(app.pool, { role }))),
  )) as [Caller, Caller, Caller, Caller, Caller];
});
afterAll(() => app.close());

const WINNING = 'We load on Mondays.';
const LOSING = 'Our truck is nearby.';

const MESSAGES = 'query ($id: ID!) { auction(id: $id) { bids { nodes { message } } awardedBid { message } } }';
type Messages = { bids: { nodes: { message: string | null }[] }; awardedBid: { message: string | null } | null };

/** The messages that a caller can read on an auction's page. */
const readBy = async (caller: Caller, id: string): Promise<string[]> => {
  const { bids, awardedBid } = (await caller.data<{ auction: Messages }>(MESSAGES, { id })).auction;
  const messages = [...bids.nodes, ...(awardedBid ? [awardedBid] : [])].map(({ message }) => message);
  return [...new Set(messages.filter((message) => message !== null))].sort();
};

it.each(['public', 'rank_only', 'sealed'])(
  'in a %s auction only bidders read their messages, and the owner that of the winning bid after the end',
  async (bidVisibility) => {
    const id = await postAuction(app.pool, owner, { bidVisibility });
    expect(await bidOn(id, loser, '100.00', { message: LOSING })).toMatchObject({ message: LOSING });
    await bidOn(id, winner, '120.00', { message: `  ${WINNING}  ` });
    await app.settled();
    expect(await readBy(winner, id)).toEqual([WINNING]);
    expect(await readBy(loser, id)).toEqual([LOSING]);
    for (const caller of [owner, other, admin, app.anyone]) expect(await readBy(caller, id)).toEqual([]);

    await endAuction(app.pool, id);
    await app.settled();
    expect(await readBy(owner, id)).toEqual([WINNING]);
    expect(await readBy(winner, id)).toEqual([WINNING]);
    expect(await readBy(loser, id)).toEqual([LOSING]);
    for (const caller of [other, admin, app.anyone]) expect(await readBy(caller, id)).toEqual([]);

    const log = JSON.stringify(await readAuctionLog(app.pool, id));
    for (const message of [WINNING, LOSING]) expect(log).not.toContain(message);
  },
);

it('a bid without a message has none', async () => {
  const id = await postAuction(app.pool, owner);
  expect(await bidOn(id, winner, '100.00')).toMatchObject({ message: null });
  await app.settled();
  expect(await readBy(winner, id)).toEqual([]);
});

it('a message that is too long is refused, and no bid is placed', async () => {
  const id = await postAuction(app.pool, owner);
  const { status, text } = await winner.post('/api/bids', {
    auctionId: id,
    amount: '100.00',
    message: 'x'.repeat(2_001),
  });
  expect(status).toBe(400);
  expect(text).toBe('Message must be at most 2000 characters.');
  const { rowCount } = await app.pool.query('select from bid where auction_id = $1', [id]);
  expect(rowCount).toBe(0);
});

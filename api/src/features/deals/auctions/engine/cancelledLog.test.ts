// What the public log of a cancelled auction reveals.
import { sharedApp, type SharedApp } from '../../../../../test/app.ts';
import { bidOn, postAuction } from '../../../../../test/auctions.ts';
import type { Caller } from '../../../../../test/caller.ts';
import { aUser } from '../../../../../test/factories.ts';
import { rehashLog } from '../../../../../test/rehashLog.ts';
import type { AuctionLog } from '../core/log.ts';
import { receiptsIn, verifyAuction, type GivenReceipt } from '../verifier/report.ts';

let app: SharedApp;
let owner: Caller;
let ada: Caller;
let ben: Caller;
let admin: Caller;
beforeAll(async () => {
  app = await sharedApp();
  [owner, ada, ben, admin] = (await Promise.all(
    ['both', 'both', 'both', 'admin'].map(async (role) => app.as(await aUser(app.pool, { role }))),
  )) as [Caller, Caller, Caller, Caller];
});
afterAll(() => app.close());

type Downloaded = AuctionLog & { publicKey: string };

const logOf = async (id: string) => {
  const { status, text } = await app.anyone.get(`/api/auctions/${id}/log`);
  expect(status).toBe(200);
  return { text, log: JSON.parse(text) as Downloaded };
};

const CANCEL =
  'mutation ($auctionId: ID!, $reason: String!) { cancelAuction(auctionId: $auctionId, reason: $reason) { id } }';

const cancelled = async (bidVisibility: string) => {
  const id = await postAuction(app.pool, owner, { bidVisibility, reservePrice: '777.77' });
  const placed = [await bidOn(id, ada, '123.45'), await bidOn(id, ben, '234.56')];
  const bids: GivenReceipt[] = JSON.parse(JSON.stringify(placed));
  await admin.data(CANCEL, { auctionId: id, reason: 'The goods were damaged.' });
  await app.settled();
  const messages = await ada.read<{ content: string; link: string }[]>('/api/messages');
  const notice = messages.find(({ link, content }) => link === `/auctions/${id}` && content.includes('was cancelled'))!;
  const finalHash = /ends in ([\da-f]{64})/.exec(notice.content)![1]!;
  return { id, bids, finalHash, ...(await logOf(id)) };
};

describe.each(['sealed', 'rank_only'])('a %s auction that was cancelled', (visibility) => {
  it('keeps every amount as a commitment in its log', async () => {
    const { text, log } = await cancelled(visibility);
    for (const amount of ['777.77', '123.45', '234.56']) expect(text).not.toContain(amount);
    expect(log.events.map(({ opened }) => opened)).toEqual(log.events.map(() => ({})));
    expect(log.terms.reservePrice).toEqual({ commitment: expect.stringMatching(/^[\da-f]{64}$/) });
  });

  it('can still be verified: the chain, the final hash, and the receipts of its bidders', async () => {
    const { log, bids, finalHash } = await cancelled(visibility);
    const found = await verifyAuction({ log, finalHash, receipts: receiptsIn(bids) });
    expect(found).toMatchObject({ isVerified: true, winner: null, price: null, receipts: [], signatures: [] });
    expect(found.lines.join('\n')).toContain('the auction was cancelled and its amounts stay hidden');
  });

  it('is not verified if its log was changed', async () => {
    const { log, bids, finalHash } = await cancelled(visibility);
    const bid = log.events.find(({ type }) => type === 'bid_accepted')!;
    const verifyWith = (change: Partial<Downloaded>) =>
      verifyAuction({ log: { ...log, ...change }, finalHash, receipts: receiptsIn(bids) });
    const replaced = (event: object) => log.events.map((one) => (one === bid ? { ...one, ...event } : one));
    expect((await verifyWith({ events: log.events.filter((one) => one !== bid) })).isVerified).toBe(false);
    expect((await verifyWith({ events: replaced({ at: new Date(0).toISOString() }) })).isVerified).toBe(false);
    expect((await verifyWith({ terms: { ...log.terms, step: '1.00' } })).isVerified).toBe(false);
  });

  it.each([
    ['a missing bid', (log: Downloaded) => log.events.filter((one) => one !== firstBid(log))],
    [
      'a bid outside the auction time',
      (log: Downloaded) =>
        log.events.map((one) => (one.type === 'bid_accepted' ? { ...one, at: '2020-01-01T00:00:00.000Z' } : one)),
    ],
    [
      'an amount in plain text',
      (log: Downloaded) =>
        log.events.map((one) =>
          one === firstBid(log)
            ? { ...one, payload: one.payload.replace(/"amount":\{"commitment":"[\da-f]{64}"\}/, '"amount":"123.45"') }
            : one,
        ),
    ],
  ])('is not verified when its chain was recomputed with %s', async (_what, change) => {
    const { log } = await cancelled(visibility);
    const rehashed = rehashLog({ ...log, events: change(log) }) as Downloaded;
    const found = await verifyAuction({ log: rehashed });
    expect(found.isVerified).toBe(false);
  });

  it('hides the amounts of other bidders', async () => {
    const { id } = await cancelled(visibility);
    const QUERY = `query ($id: ID!) { auction(id: $id) { currentPrice reservePrice outcome bids { nodes { amount } } } }`;
    expect((await app.anyone.data(QUERY, { id }))['auction']).toMatchObject({
      outcome: 'cancelled',
      currentPrice: null,
      reservePrice: null,
      bids: { nodes: [] },
    });
    expect((await ada.data(QUERY, { id }))['auction']).toMatchObject({
      currentPrice: null,
      bids: { nodes: [{ amount: '123.45' }] },
    });
  });
});

const firstBid = (log: Downloaded) => log.events.find(({ type }) => type === 'bid_accepted');

it('the log of a cancelled public auction shows all amounts', async () => {
  const { text, log, bids, finalHash } = await cancelled('public');
  expect(text).toContain('777.77');
  expect(log.terms.reservePrice).toBe('777.77');
  expect(await verifyAuction({ log, finalHash, receipts: receiptsIn(bids) })).toMatchObject({ isVerified: true });
});

// R11: many auctions end at the same time and instances are killed meanwhile; each auction must be closed exactly once.
import { createHash } from 'node:crypto';
import { bidOn, postAuction } from '../../../../../test/auctions.ts';
import { movableClock, putForward } from '../../../../../test/clock.ts';
import { aCompanyProfile, aUser } from '../../../../../test/factories.ts';
import { startInstances, until, type Instances } from '../../../../../test/instanceGroup.ts';
import { expectInvariants } from '../../../../../test/auctionInvariants.ts';
import { verifyLog } from '../core/verify.ts';
import { readAuctionLog } from './auctionLogDownload.ts';

const AUCTIONS = Number(process.env['STORM_AUCTIONS'] ?? 40);
const KILLS = Number(process.env['STORM_KILLS'] ?? 2);

let market: Instances;
let clock: Promise<unknown> | undefined;
beforeAll(async () => {
  market = await startInstances({
    address: async (connection) => {
      await (clock ??= movableClock(connection));
      return connection;
    },
  });
}, 60_000);
afterAll(() => market.close());

const count = async (text: string, values: unknown[] = []): Promise<number> =>
  (await market.pool.query<{ count: number }>(text, values)).rows[0]!.count;
const closed = () => count('select count(*)::int from auction where closed_at is not null');

/** Limits concurrency to `size`. */
const inGroups = async <T, R>(
  all: readonly T[],
  size: number,
  work: (one: T, nth: number) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  for (let at = 0; at < all.length; at += size)
    results.push(...(await Promise.all(all.slice(at, at + size).map((one, nth) => work(one, at + nth)))));
  return results;
};

it('closes each auction once, with one order and one notice per participant', async () => {
  const { pool } = market;
  const users = await Promise.all([0, 1, 2].map(() => aUser(pool)));
  const [owner, loser, winner] = await Promise.all(users.map((user) => market.as(user)));
  // At full size, the number of auctions exceeds the daily quota of unverified companies.
  await aCompanyProfile(pool, { user_id: users[0]!.id, verification_status: 'approved' });
  const now = Date.now();
  const terms = { startTime: new Date(now - 60_000).toISOString(), endTime: new Date(now + 3_600_000).toISOString() };
  // Every third auction has no bids.
  const ids = await inGroups(Array.from({ length: AUCTIONS }), 10, async (_, nth) => {
    const at = market.at(nth).url;
    const id = await postAuction(pool, owner!.at(at), terms);
    if (nth % 3 === 0) return id;
    await bidOn(id, loser!.at(at), '100.00');
    await bidOn(id, winner!.at(at), '105.00');
    return id;
  });

  await putForward(pool, 61);
  const began = performance.now();
  for (let kill = 0; kill < KILLS; kill++) {
    const [before, victim] = [await closed(), market.at(kill)];
    await until('some are closed', async () => (await closed()) > before || (await closed()) === AUCTIONS);
    await victim.kill();
    await victim.run();
  }
  await until('all are closed', async () => (await closed()) === AUCTIONS);
  if (process.env['STORM_REPORT'])
    console.log(
      `${AUCTIONS} auctions closed in ${Math.round(performance.now() - began)} ms, including ${KILLS} kills and restarts`,
    );

  const awarded = AUCTIONS - Math.ceil(AUCTIONS / 3);
  expect(await count('select count(*)::int from "order"')).toBe(awarded);
  const { rows } = await pool.query<{ kind: string; notices: number; recipients: number }>(
    `select notice.kind, count(*)::int as notices, count(distinct (link, recipient_id))::int as recipients
     from message cross join lateral (select case
       when subject like 'You won%' then 'won' when content like '%another bid won%' then 'lost' when subject like 'Auction ended%' then 'summary'
     end as kind) notice where notice.kind is not null group by notice.kind order by 1`,
  );
  expect(rows).toEqual([
    { kind: 'lost', notices: awarded, recipients: awarded },
    { kind: 'summary', notices: AUCTIONS, recipients: AUCTIONS },
    { kind: 'won', notices: awarded, recipients: awarded },
  ]);

  const sha256 = async (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
  for (const [nth, id] of ids.entries()) {
    const events = await expectInvariants(pool, id);
    expect(events.at(-1)?.event).toMatchObject({ type: 'closed', outcome: nth % 3 === 0 ? 'no_bids' : 'awarded' });
    expect((await verifyLog((await readAuctionLog(pool, id))!, { sha256 })).problems).toEqual([]);
  }
}, 600_000);

import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/database.ts';
import { verifyAuction } from '../features/deals/auctions/verifier/report.ts';
import { readAuctionLog } from '../features/deals/auctions/engine/auctionLogDownload.ts';
import { seedDemoMarket } from './demoMarket.ts';
import { replenishAuctions } from './replenish.ts';

const NOW = new Date('2026-03-14T15:42:10Z');

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await freshDatabase();
  client = new pg.Client(database.connection);
  await client.connect();
  await client.query(`set statement_timeout = 0; begin`);
  await seedDemoMarket(client, { now: NOW, passwordHash: 'a hash', priceDays: 1 });
  await client.query('commit');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const queryRows = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await client.query<Row>(text, values)).rows;
const queryNumber = async (text: string, ...values: unknown[]): Promise<number> =>
  Number(Object.values((await queryRows(text, ...values))[0] ?? {})[0]);

interface Auction {
  id: string;
  title: string;
  user_id: string;
  type: 'forward' | 'reverse';
  bid_visibility: 'public' | 'rank_only' | 'sealed';
  starting_price: string;
  bid_increment: string | null;
  start_time: Date;
  end_time: Date;
  max_bidders: number | null;
  leading_amount: string | null;
  leader_id: string | null;
  outcome: string | null;
  accepted_bids: number;
  bidders: number;
  bids: { user_id: string; amount: string; seq: number; alias_number: number; created_at: string }[];
}

const withBids = () =>
  queryRows<Auction>(`select auction.*, coalesce((select json_agg(bid order by seq) from (
    select user_id, amount::text, seq, alias_number, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at from bid where auction_id = auction.id
  ) bid), '[]') as bids from auction`);

const cents = (amount: string) => BigInt(amount.replace('.', ''));

/** The rules as a trader would state them, independent of the production code. */
const violations = (auction: Auction, now = NOW): string[] => {
  const problems: string[] = [];
  const sign = auction.type === 'forward' ? 1n : -1n;
  const step = auction.bid_increment ? cents(auction.bid_increment) : 1n;
  const last = new Map<string, bigint>();
  const aliases = new Map<string, number>();
  let leader: { user: string; amount: bigint } | undefined;
  let before = auction.start_time;
  auction.bids.forEach(({ user_id: user, amount: text, seq, alias_number: alias, created_at: at }, nth) => {
    const amount = cents(text);
    const complain = (what: string) => problems.push(`${auction.title}, bid ${seq}: ${what}`);
    if (seq !== nth + 1) complain('is out of order');
    if (user === auction.user_id) complain('is the owner’s');
    if (new Date(at) <= before || new Date(at) >= auction.end_time || new Date(at) > now) complain('is out of time');
    before = new Date(at);
    if (!aliases.has(user)) aliases.set(user, aliases.size + 1);
    if (aliases.get(user) !== alias) complain('bears another’s alias');
    if (sign * (amount - cents(auction.starting_price)) < 0n) complain('is worse than the start');
    if (auction.bid_visibility === 'public' && leader) {
      if (leader.user === user) complain('is the leader’s own');
      if (sign * (amount - leader.amount) < step) complain('does not beat the leader by the step');
    }
    const own = last.get(user);
    if (auction.bid_visibility === 'rank_only' && own !== undefined && sign * (amount - own) < step)
      complain('does not improve by the step');
    last.set(user, amount);
    if (!leader || sign * (amount - leader.amount) > 0n) leader = { user, amount };
  });
  if (auction.accepted_bids !== auction.bids.length) problems.push(`${auction.title}: bids miscounted`);
  if (auction.bidders !== aliases.size) problems.push(`${auction.title}: bidders miscounted`);
  if (auction.max_bidders !== null && aliases.size > auction.max_bidders)
    problems.push(`${auction.title}: too many bidders`);
  // A sealed auction has no leader, unless it was awarded.
  const isSealed = auction.bid_visibility === 'sealed';
  if (isSealed && auction.outcome === null) leader = undefined;
  const leads = isSealed && auction.outcome !== 'awarded' ? null : (leader?.user ?? null);
  if (auction.leader_id !== leads) problems.push(`${auction.title}: wrong leader`);
  if ((auction.leading_amount && cents(auction.leading_amount)) !== (leader?.amount ?? null))
    problems.push(`${auction.title}: wrong leading amount`);
  return problems;
};

describe('The auctions', () => {
  it('contain only bids that their rules allow, with the correct lead', async () => {
    const auctions = await withBids();
    expect(auctions.flatMap((auction) => violations(auction))).toEqual([]);
    expect(
      new Set(
        auctions.filter(({ bids }) => bids.length > 0).map((auction) => `${auction.type} ${auction.bid_visibility}`),
      ).size,
    ).toBe(6);
  });

  it('are live, upcoming or ended according to their times, and stay live for a while', async () => {
    const hours = (count: number) => new Date(NOW.getTime() + count * 3_600_000);
    expect(
      await queryNumber(
        `select count(*) from auction where status <> case when end_time <= $1 then 'ended' when start_time <= $1 then 'active' else 'scheduled' end`,
        NOW,
      ),
    ).toBe(0);
    expect(
      await queryNumber(
        `select count(*) from auction where status = 'active' and not end_time between $1 and $2`,
        hours(1 / 3),
        hours(73),
      ),
    ).toBe(0);
    expect(
      await queryNumber(`select count(*) from auction where status = 'active' and end_time > $1`, hours(6)),
    ).toBeGreaterThanOrEqual(8);
    expect(
      await queryNumber(
        `select count(*) from auction where status = 'scheduled' and not start_time between $1 and $2`,
        hours(1),
        hours(5 * 24 + 1),
      ),
    ).toBe(0);
    expect(await queryNumber(`select count(*) from auction where status = 'scheduled'`)).toBeGreaterThanOrEqual(4);
    expect(
      await queryNumber(
        `select count(*) from auction where original_end_time <> end_time or created_at > start_time and status <> 'scheduled'`,
      ),
    ).toBe(0);
  });

  it('have logs that can be verified with the hash in the notices of their end', async () => {
    const pool = new pg.Pool(database.connection);
    const notices = await queryRows<{ id: string; hash: string }>(
      `select distinct auction.id, substring(content from 'ends in ([0-9a-f]{64})') as hash
       from auction left join message on link = '/auctions/' || auction.id where closed_at is not null`,
    );
    expect(notices.length).toBe(await queryNumber('select count(*) from auction where closed_at is not null'));
    for (const { id, hash } of notices) {
      const { isVerified, lines } = await verifyAuction({ log: (await readAuctionLog(pool, id))!, finalHash: hash });
      expect([isVerified, lines.join('\n')]).toEqual([true, expect.stringContaining('ok it ends with the hash')]);
    }
    await pool.end();
  });
});

describe('The demo accounts have', () => {
  const id = (account: string) => `(select id from "user" where email = '${account}@feedstock.example')`;

  it('live auctions in which they lead and in which they are outbid', async () => {
    for (const [account, type] of [
      ['buyer', 'forward'],
      ['seller', 'reverse'],
    ]) {
      const mine = `select leader_id = ${id(account!)} as leads from auction where status = 'active' and type = '${type}' and bid_visibility = 'public' and exists (select from bid where auction_id = auction.id and user_id = ${id(account!)})`;
      expect(await queryNumber(`select count(*) from (${mine}) m where leads`)).toBeGreaterThanOrEqual(2);
      expect(await queryNumber(`select count(*) from (${mine}) m where not leads`)).toBeGreaterThanOrEqual(2);
    }
    for (const account of ['seller', 'buyer', 'both'])
      expect(
        await queryNumber(`select count(*) from auction where user_id = ${id(account)} and status = 'active'`),
      ).toBeGreaterThanOrEqual(1);
  });

  it('offerings, RFPs with bids, and orders', async () => {
    for (const account of ['seller', 'both']) {
      expect(
        await queryNumber(`select count(*) from offering where user_id = ${id(account)} and status = 'active'`),
      ).toBeGreaterThanOrEqual(10);
      expect(await queryRows(`select verification_status from company_profile where user_id = ${id(account)}`)).toEqual(
        [{ verification_status: 'approved' }],
      );
      expect(await queryNumber(`select count(*) from "order" where seller_id = ${id(account)}`)).toBeGreaterThanOrEqual(
        3,
      );
    }
    expect(
      await queryNumber(
        `select count(*) from rfp where user_id = ${id('buyer')} and status = 'active' and exists (select from bid where rfp_id = rfp.id)`,
      ),
    ).toBeGreaterThanOrEqual(4);
    expect(await queryNumber(`select count(*) from rfp where user_id = ${id('both')}`)).toBeGreaterThanOrEqual(1);
    expect(
      await queryNumber(`select count(distinct status) from "order" where buyer_id = ${id('buyer')}`),
    ).toBeGreaterThanOrEqual(3);
    expect(
      await queryNumber(`select count(*) from bid where rfp_id is not null and user_id = ${id('seller')}`),
    ).toBeGreaterThanOrEqual(1);
  });
});

describe('Replenishing the demo market', () => {
  const running = (now: Date) =>
    queryRows<{ live: number; upcoming: number }>(
      `select count(*) filter (where start_time <= $1)::int as live, count(*) filter (where start_time > $1)::int as upcoming from auction where closed_at is null and end_time > $1`,
      now,
    );

  it('adds nothing while there are enough auctions', async () => {
    expect(await replenishAuctions(client, NOW)).toBe(0);
  });

  it('adds auctions weeks later, once, by the same rules', async () => {
    const later = new Date('2026-04-20T07:55:00Z');
    await client.query(`begin`);
    expect(await replenishAuctions(client, later)).toBe(12);
    expect(await running(later)).toEqual([{ live: 8, upcoming: 4 }]);
    expect(await replenishAuctions(client, new Date('2026-04-20T07:59:59Z'))).toBe(0);

    const fresh = (await withBids()).filter(({ end_time }) => end_time > later);
    expect(fresh.flatMap((auction) => violations(auction, later))).toEqual([]);
    expect(fresh.flatMap(({ bids }) => bids).length).toBeGreaterThanOrEqual(8);
    expect(new Set(fresh.map(({ title }) => title)).size).toBe(12);
    const first = (await queryRows<{ id: string }>('select id from auction order by id')).map((row) => row.id);
    await client.query('rollback; begin');
    await replenishAuctions(client, new Date('2026-04-20T07:00:00Z'));
    expect((await queryRows<{ id: string }>('select id from auction order by id')).map((row) => row.id)).toEqual(first);
    await client.query('rollback');
  });

  it('does not touch a market that is not the demo market', async () => {
    const empty = await freshDatabase();
    const other = new pg.Client(empty.connection);
    await other.connect();
    expect(await replenishAuctions(other, NOW)).toBe(0);
    await other.end();
    await empty.drop();
  });
});

// R1: members bid while instances are killed and connections are cut; every acknowledged bid must be stored exactly once.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../../../../test/database.ts';
import { aUser } from '../../../../../test/factories.ts';
import { Instance } from '../../../../../test/instance.ts';
import { newId } from '../../../../database/id.ts';
import { toCents } from '../core/money.ts';
import { verifyLog } from '../core/verify.ts';
import { openEvent, type Hidden } from '../auctionLog.ts';
import { readAuctionLog } from './auctionLogDownload.ts';

const BIDDERS = Number(process.env.CRASH_BIDDERS ?? 16);
const BIDS = Number(process.env.CRASH_BIDS ?? 15);
const KILLS = Number(process.env.CRASH_KILLS ?? 2);
const CUTS = Number(process.env.CRASH_CUTS ?? 12);
const RUN_SECONDS = Number(process.env.CRASH_SECONDS ?? 14);

interface Acknowledged {
  key: string;
  auctionId: string;
  bidId: string;
  sentAt: number;
  acknowledgedAt: number;
  receipt: { auctionId: string; bidId: string; at: string; commitment: string; salt: string };
}

let database: TestDatabase;
let pool: pg.Pool;
let instances: Instance[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  pool = new pg.Pool({ ...database.connection, max: 4, application_name: 'failures' });
  pool.on('error', () => undefined);
  instances = [await Instance.start(database.connection), await Instance.start(database.connection)];
}, 60_000);

afterAll(async () => {
  await Promise.all(instances.map((instance) => instance.kill()));
  await pool.end();
  await database.drop();
});

const signedIn = async (): Promise<string> => {
  const user = await aUser(pool);
  const id = newId();
  const hash = createHash('sha256').update(id).digest('hex');
  await pool.query(
    `insert into session (id_hash, user_id, expires_at) values ($1, $2, clock_timestamp() + interval '1 day')`,
    [hash, user.id],
  );
  return `feedstock_sid=${id}`;
};

const call = async (at: number, cookie: string, path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${instances[at % instances.length]!.url}${path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(8_000),
    headers: { 'content-type': 'application/json', accept: 'application/json', cookie, ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};

/** Repeats the bid under the same key until it is accepted or refused. */
const bidUntilAnswered = async (first: number, cookie: string, bid: object, key: string) => {
  for (let attempt = 0; attempt < 60; attempt++) {
    const answer = await call(first + attempt, cookie, '/api/bids', bid, { 'idempotency-key': key }).catch(() => null);
    if (answer && answer.status < 500) return answer;
    await sleep(150);
  }
  throw new Error('No instance answered.');
};

it('loses and duplicates no acknowledged bid, and each auction ends with one winner', async () => {
  const owner = await signedIn();
  const now = Date.now();
  const auctions = await Promise.all(
    (['forward', 'forward', 'reverse', 'reverse'] as const).map(async (type) => {
      const { body } = await call(0, owner, '/api/auctions', {
        title: 'Acid',
        description: 'Strong.',
        productId: 'none',
        quantity: 10,
        unit: 'MT',
        type,
        startingPrice: type === 'forward' ? '100' : '1000000',
        bidIncrement: '1',
        startTime: new Date(now - 60_000).toISOString(),
        endTime: new Date(now + RUN_SECONDS * 1_000).toISOString(),
      });
      return { id: String(body['id']), sign: type === 'forward' ? 1 : -1 };
    }),
  );
  const acknowledged: Acknowledged[] = [];
  const refused: string[] = [];

  const bidder = async (nth: number): Promise<void> => {
    const cookie = await signedIn();
    const next = new Map<string, number>();
    for (let bid = 0; bid < BIDS; bid++) {
      const { id, sign } = auctions[(nth + bid) % auctions.length]!;
      const amount = (next.get(id) ?? (sign > 0 ? 100 : 1_000_000)) + sign * ((nth * 7 + bid * 3) % 5);
      const key = newId();
      const sentAt = performance.now();
      const { status, body } = await bidUntilAnswered(nth, cookie, { auctionId: id, amount: `${amount}.00` }, key);
      if (status === 201) {
        acknowledged.push({
          key,
          auctionId: id,
          bidId: String(body['id']),
          receipt: JSON.parse(JSON.stringify(body['receipt'])),
          sentAt,
          acknowledgedAt: performance.now(),
        });
      } else refused.push(key);
      const minimum = body['minimumNextBid'] as string | undefined;
      next.set(id, minimum ? Number(minimum) : amount + sign);
      await sleep(20);
    }
  };

  const failures = async (): Promise<void> => {
    for (let failure = 0; failure < Math.max(KILLS, CUTS); failure++) {
      await sleep((RUN_SECONDS * 600) / Math.max(KILLS, CUTS));
      if (failure < CUTS) {
        await pool
          .query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'failures' order by random() limit 1`,
          )
          .catch(() => undefined);
      }
      if (failure % Math.ceil(CUTS / KILLS) === 1) {
        const victim = instances[failure % 2]!;
        await victim.kill();
        await victim.run();
      }
    }
  };

  await Promise.all([...Array.from({ length: BIDDERS }, (_, nth) => bidder(nth)), failures()]);
  await expect(allClosed(auctions.map(({ id }) => id))).resolves.toBe(true);

  expect(acknowledged.length).toBeGreaterThan(BIDDERS);
  for (const { id, sign } of auctions) await check(id, sign, acknowledged, refused);
}, 600_000);

const allClosed = async (ids: readonly string[]): Promise<boolean> => {
  for (let wait = 0; wait < 300; wait++) {
    const open = await pool
      .query(`select from auction where id = any($1::uuid[]) and closed_at is null`, [ids])
      .catch(() => ({ rowCount: 1 }));
    if (open.rowCount === 0) return true;
    await sleep(200);
  }
  return false;
};

const check = async (auctionId: string, sign: number, all: readonly Acknowledged[], refused: readonly string[]) => {
  const { rows } = await pool.query<{
    seq: number;
    type: string;
    payload: string;
    hidden: Hidden;
    bid_id: string | null;
    idempotency_key: string | null;
  }>(
    'select seq, type, payload, hidden, bid_id, idempotency_key from auction_event where auction_id = $1 order by seq',
    [auctionId],
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));

  const bids = rows.flatMap((row) => {
    const event = openEvent(row);
    return event.type === 'bid_accepted' ? [{ ...row, event }] : [];
  });
  const prices = bids.map(({ event }) => toCents(event.amount) * BigInt(sign));
  for (let at = 1; at < prices.length; at++) expect(prices[at]! - prices[at - 1]!).toBeGreaterThanOrEqual(100n);
  expect(bids.map(({ event }) => event.bid)).toEqual(bids.map((_, index) => index + 1));

  const own = all.filter((each) => each.auctionId === auctionId);
  const byKey = new Map(bids.map((bid) => [bid.idempotency_key, bid]));
  for (const { key, bidId } of own) expect(byKey.get(key)?.bid_id).toBe(bidId);
  expect(refused.filter((key) => byKey.has(key))).toEqual([]);
  // No bid is stored twice or without an acknowledgement.
  expect(bids.length).toBe(own.length);
  // A bid sent after another was acknowledged must have a later event.
  const inOrder = own.toSorted((a, b) => a.acknowledgedAt - b.acknowledgedAt);
  for (const earlier of inOrder) {
    const later = own.filter(({ sentAt }) => sentAt > earlier.acknowledgedAt);
    for (const each of later) expect(byKey.get(each.key)!.seq).toBeGreaterThan(byKey.get(earlier.key)!.seq);
  }

  const state = await pool.query<{ last_bid: number; accepted_bids: number; bids: number; orders: number }>(
    `select last_bid, accepted_bids, (select count(*)::int from bid where auction_id = auction.id) as bids,
       (select count(*)::int from "order" join bid on bid.id = bid_id where bid.auction_id = auction.id) as orders
     from auction where id = $1`,
    [auctionId],
  );
  expect(state.rows[0]).toEqual({ last_bid: bids.length, accepted_bids: bids.length, bids: bids.length, orders: 1 });
  expect(rows.filter(({ type }) => type === 'closed')).toHaveLength(1);

  const log = await readAuctionLog(pool, auctionId);
  const sha256 = (text: string | Uint8Array) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
  const verified = await verifyLog(log!, { sha256, receipts: own.map(({ receipt }) => receipt) });
  expect(verified.problems).toEqual([]);
};

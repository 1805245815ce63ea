// Two servers behind PgBouncer in transaction mode, with PREPARED=off and DATABASE_DIRECT_URL.
import pg from 'pg';
import { newSession } from '../app.ts';
import { postAuction } from '../auctions.ts';
import { Caller } from '../caller.ts';
import { freshDatabase, type TestDatabase } from '../database.ts';
import { aUser } from '../factories.ts';
import { settled } from '../fingerprint.ts';
import { Instance, urlOf } from '../instance.ts';
import { until } from '../instanceGroup.ts';
import { AuctionWatcher, subscriptions } from '../auctionWatcher.ts';
import { expectInvariants } from '../auctionInvariants.ts';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from './pgbouncer.ts';

const BIDDERS = Number(process.env.POOLER_BIDDERS ?? 8);
const BIDS = Number(process.env.POOLER_BIDS ?? 10);
const READS = ['/api/products', '/api/auctions', '/api/messages', '/api/user'];

const isPossible = hasPgBouncer();

it('PgBouncer is installed', () => {
  if (!isPossible)
    throw new Error(
      'This proof needs PgBouncer on the PATH: install it, for example with `apt-get install pgbouncer`.',
    );
});

(isPossible ? describe : describe.skip)('Behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let pooler: PgBouncer;
  let pool: pg.Pool;
  let instances: Instance[];
  beforeAll(async () => {
    database = await freshDatabase();
    pool = new pg.Pool({ ...database.connection, max: 4 });
    pooler = await startPgBouncer(database.app);
    const environment = {
      PREPARED: 'off',
      DATABASE_DIRECT_URL: urlOf(database.app),
      DATABASE_MIGRATION_URL: urlOf(database.connection),
    };
    const pooled = { ...database.app, host: pooler.host, port: pooler.port };
    instances = await Promise.all([Instance.start(pooled, environment), Instance.start(pooled, environment)]);
  }, 30_000);
  afterAll(async () => {
    await Promise.all(instances.map((instance) => instance.kill()));
    await pooler.stop();
    await pool.end();
    await database.drop();
  });

  it('bids, reads, live updates and messages have no errors, and the log is verified', async () => {
    const as = async (nth: number) => {
      const cookie = await newSession(pool, await aUser(pool));
      return new Caller(instances[nth % instances.length]!.url, { cookie });
    };
    const auctionId = await postAuction(pool, await as(0));
    const watchers = instances.map(
      ({ url }) =>
        new AuctionWatcher({
          query: subscriptions.auctionChanged('currentPrice'),
          variables: { auctionId },
          url: () => url,
        }),
    );
    await Promise.all(watchers.map(({ ready }) => ready));

    const statuses: Record<number, number> = {};
    const count = ({ status }: { status: number }) => void (statuses[status] = (statuses[status] ?? 0) + 1);
    await Promise.all(
      Array.from({ length: BIDDERS }, async (_, bidder) => {
        const caller = await as(bidder);
        for (let bid = 0; bid < BIDS; bid++) {
          const amount = `${100 + 5 * (bid * BIDDERS + bidder)}.00`;
          count(await caller.post('/api/bids', { auctionId, amount, confirmed: true }));
          for (const path of READS) count(await caller.get(path));
        }
      }),
    );
    const { rows } = await pool.query<{ bids: number; price: string }>(
      'select count(*)::int as bids, max(amount)::text as price from bid where auction_id = $1',
      [auctionId],
    );
    const { bids, price } = rows[0]!;
    await until('both servers sent the highest bid', () =>
      watchers.every(({ frames }) => frames.at(-1)?.auction['currentPrice'] === price),
    );
    await settled(pool);
    await Promise.all(watchers.map((onlooker) => onlooker.close()));
    const { rowCount: messages } = await pool.query('select from message where link = $1', [`/auctions/${auctionId}`]);
    console.log({ bids, messages, statuses });

    // 200 for reads; a bid is accepted, or refused because a higher one came first.
    expect(Object.keys(statuses).sort()).toEqual(['200', '201', '409'].filter((status) => status in statuses));
    expect(statuses[201]).toBe(bids);
    expect(bids).toBeGreaterThanOrEqual(BIDS);
    expect(messages).toBeGreaterThan(0);
    await expectInvariants(pool, auctionId);
  }, 300_000);
});

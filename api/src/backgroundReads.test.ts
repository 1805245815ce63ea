// What the server does every second or minute costs the same however many auctions and postings ended before.
import pg from 'pg';
import { anAuction, aUser } from '../test/factories.ts';
import { freshDatabase } from '../test/database.ts';
import { openPool } from './database/pool.ts';
import { LiveCursors } from './features/around/live/liveCursor.ts';
import { LiveHub } from './features/around/live/liveHub.ts';
import { LogConsumer } from './features/deals/auctions/notices/logConsumer.ts';
import { expirePostings } from './features/goods/postings/expiry.ts';

const MANY = 10_000;
const FEW = 200;

const rethrow = (error: unknown): void => {
  throw error;
};
const database = await freshDatabase();
const owner = new pg.Pool({ ...database.connection, max: 1 });
const pool = openPool(database.app, 1, () => undefined);
beforeAll(async () => {
  const user_id = (await aUser(owner)).id;
  await anAuction(owner, { user_id });
  const series = `generate_series(1, ${MANY}) n`;
  const posting = 'id, user_id, party_id, title, description, quantity, unit';
  const values = `gen_random_uuid(), '${user_id}', '${user_id}', 'Acid', '', 1, 'MT'`;
  const day = 'current_date + n % 300';
  // Triggers would take most of the time.
  await owner.query(`
    set session_replication_role = replica;
    insert into offering (${posting}, price, available_until) select ${values}, 1, ${day} from ${series};
    insert into rfp (${posting}, closing_date) select ${values}, ${day} from ${series};
    insert into auction (${posting}, type, starting_price, bid_increment, bid_visibility, start_time, end_time, original_end_time, closed_at,
      decided_at, status, outcome, opened, last_event)
    select ${values}, 'forward', 1, 1, 'public', ends - interval '1 hour', ends, ends, ends, ends, 'ended', 'no_bids', true, 3
    from ${series}, lateral (select now() - n * interval '1 hour' as ends) ended;
    insert into log_checkpoint (name, auction_id, seq) select 'messages', id, last_event from auction`);
  // Marks the closed auctions as read.
  await new LogConsumer(owner, rethrow).catchUp();
  await owner.query('analyze');
});
afterAll(async () => {
  await Promise.all([pool.end(), owner.end()]);
  await database.drop();
});

const READ =
  'select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_user_tables where relname = $1';
/** The rows of a table that the work read. */
const rowsRead = async (table: string, work: () => Promise<unknown>): Promise<number> => {
  const read = async () => {
    await pool.query('select pg_stat_force_next_flush()');
    return (await pool.query<{ read: number }>(READ, [table])).rows[0]!.read;
  };
  const before = await read();
  await work();
  return (await read()) - before;
};

it('The poll for events without notices does not read ended auctions', async () => {
  expect(await rowsRead('auction', () => new LogConsumer(pool, rethrow).catchUp())).toBeLessThan(FEW);
});

it('The poll for live updates does not read ended auctions', async () => {
  const hub = new LiveHub(pool, new LiveCursors(Buffer.alloc(32)), rethrow);
  expect(await rowsRead('auction', () => hub.start())).toBeLessThan(FEW);
  await hub.stop();
});

it('The expiry of postings does not read those that are current', async () => {
  expect(await rowsRead('offering', () => expirePostings(pool))).toBeLessThan(FEW);
  expect(await rowsRead('rfp', () => expirePostings(pool))).toBeLessThan(FEW);
});

it('An event after the end of an auction is found again', async () => {
  const { rows } = await owner.query<{ id: string }>(
    `update auction set log_read = false, last_event = 4 where id = (select id from auction where closed_at is not null limit 1) returning id`,
  );
  const read: string[] = [];
  const consumer = Object.assign(new LogConsumer(pool, rethrow), { read: async (id: string) => void read.push(id) });
  await consumer.catchUp();
  expect(read).toEqual([rows[0]!.id]);
});

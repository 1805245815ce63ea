// What an instance without visitors costs its database, with few and with many ended auctions.
import { setTimeout as delay } from 'node:timers/promises';
import { addMembers } from '../bids/market.mjs';
import { withClient } from '../lib/database.mjs';
import { startFeedstock } from '../lib/feedstock.mjs';
import { atMost, figure } from '../lib/figures.mjs';
import { table } from '../lib/table.mjs';

const MAX_MS = 5;
const MAX_TRANSACTIONS = 25;
/** The first seconds of an instance are not those of an idle one. */
const SETTLE_MS = 10_000;

export async function idle(environment, { quick, wants }) {
  const sizes = (quick ? [60] : [60, 100_000]).filter((size) => wants(titleOf(size)));
  const rows = [];
  for (const size of sizes) {
    const connection = await environment.emptyMarket(`idle_${size}`);
    const [owner] = await addMembers(connection, 1);
    await withClient(connection, (client) => client.query(ended(owner, size)));
    await startFeedstock(environment, connection);
    await delay(quick ? 1_000 : SETTLE_MS);
    const { transactions, ms } = await measured(connection, quick ? 1 : 30);
    rows.push([
      titleOf(size),
      figure(ms),
      atMost(MAX_MS, ms),
      figure(transactions),
      atMost(MAX_TRANSACTIONS, transactions),
    ]);
  }
  console.log(`\n${table(['idle instance', 'database ms/s', 'target', 'transactions/s', 'target'], rows)}`);
}

const titleOf = (size) => `${figure(size)} ended auctions`;

/** Triggers would take most of the time. */
const ended = (owner, size) => `
  set session_replication_role = replica;
  insert into auction (id, user_id, party_id, title, description, quantity, unit, type, starting_price, bid_increment, bid_visibility, start_time,
    end_time, original_end_time, closed_at, decided_at, status, outcome, opened, last_event, log_read)
  select gen_random_uuid(), '${owner}', '${owner}', 'Acid', '', 1, 'MT', 'forward', 1, 1, 'public', ends - interval '1 hour', ends, ends, ends, ends,
    'ended', 'no_bids', true, 3, true
  from generate_series(1, ${size}) n, lateral (select now() - n * interval '1 minute' as ends) ended;
  insert into log_checkpoint (name, auction_id, seq) select 'messages', id, last_event from auction;
  analyze`;

/** Per second, from PostgreSQL's own counters of the database. */
async function measured(connection, seconds) {
  const counters = () =>
    withClient(connection, async (client) => {
      const { rows } = await client.query(
        `select xact_commit + xact_rollback as transactions, active_time as ms
         from pg_stat_database where datname = current_database()`,
      );
      return { transactions: Number(rows[0].transactions), ms: Number(rows[0].ms) };
    });
  const before = await counters();
  await delay(seconds * 1_000);
  const after = await counters();
  return {
    transactions: (after.transactions - before.transactions) / seconds,
    ms: (after.ms - before.ms) / seconds,
  };
}

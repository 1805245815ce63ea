// Invariants of every auction, checked in the tables.
import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../src/database/inTransaction.ts';
import { openEvent, type Hidden } from '../src/features/deals/auctions/auctionLog.ts';
import type { AuctionEvent } from '../src/features/deals/auctions/core/events.ts';
import { toCents } from '../src/features/deals/auctions/core/money.ts';

interface Row {
  seq: number;
  type: string;
  at: string;
  payload: string;
  hidden: Hidden;
}

interface State {
  max_bidders: number | null;
  type: 'forward' | 'reverse';
  bid_visibility: string;
  step: string | null;
  isClosed: boolean;
  start: Date;
  outcome: string | null;
  distinct: number;
  orders: number;
}

export interface LoggedEvent {
  seq: number;
  at: string;
  event: AuctionEvent;
}

export const eventsOf = async (database: Pool | PoolClient, auctionId: string): Promise<LoggedEvent[]> => {
  const { rows } = await database.query<Row>(
    `select seq, type, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, payload, hidden from auction_event where auction_id = $1 order by seq`,
    [auctionId],
  );
  return rows.map((row) => ({ seq: row.seq, at: row.at, event: openEvent(row) }));
};

const STATE = `
select last_event, last_bid, voided_bids, accepted_bids, max_bidders, type, bid_visibility, bid_increment::text as step, leading_amount::text as price,
  closed_at is not null as "isClosed", start_time as start, outcome,
  (select count(*)::int from bid where auction_id = auction.id) as bids,
  (select count(*)::int from bid_void join bid on bid.id = bid_id where bid.auction_id = auction.id) as voids,
  (select count(distinct user_id)::int from bid where auction_id = auction.id) as "distinct",
  (select count(*)::int from "order" join bid on bid.id = bid_id where bid.auction_id = auction.id) as orders
from auction where id = $1`;

/** Expects the engine's invariants; returns the events for further expectations. */
export const expectInvariants = async (pool: Pool, auctionId: string): Promise<LoggedEvent[]> => {
  const { events, state } = await inTransaction(pool, async (client) => {
    // One snapshot for both, because the scheduler may be closing the auction.
    await client.query('set transaction isolation level repeatable read read only');
    const events = await eventsOf(client, auctionId);
    const { rows } = await client.query<State>(STATE, [auctionId]);
    return { events, state: rows[0]! };
  });
  const bids = events.flatMap(({ event, at }) => (event.type === 'bid_accepted' ? [{ ...event, at }] : []));
  const count = (...types: AuctionEvent['type'][]) => events.filter(({ event }) => types.includes(event.type)).length;

  expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
  expect(bids.map(({ bid }) => bid)).toEqual(bids.map((_, index) => index + 1));
  expect(state).toMatchObject({
    last_event: events.length,
    last_bid: bids.length,
    bids: bids.length,
    voids: count('bid_voided'),
    voided_bids: count('bid_voided'),
    accepted_bids: bids.length - count('bid_voided'),
  });
  expect(count('closed', 'cancelled')).toBe(state.isClosed ? 1 : 0);
  if (count('awarded_next') === 0) expect(state.orders).toBe(state.outcome === 'awarded' ? 1 : 0);
  if (state.max_bidders !== null) expect(state.distinct).toBeLessThanOrEqual(state.max_bidders);

  const end = events.find(({ event }) => event.type === 'closed' || event.type === 'cancelled');
  for (const { at } of bids) {
    expect(Date.parse(at)).toBeGreaterThanOrEqual(state.start.getTime());
    if (end) expect(Date.parse(at)).toBeLessThan(Date.parse(end.at));
  }
  expectNoBidInAPause(events);
  if (state.bid_visibility === 'public')
    expectSteps(events, state.type === 'forward' ? 1n : -1n, toCents(state.step ?? '0.01'));
  return events;
};

const expectNoBidInAPause = (events: readonly LoggedEvent[]): void => {
  let isPaused = false;
  for (const { event } of events) {
    if (event.type === 'paused' || event.type === 'resumed') isPaused = event.type === 'paused';
    if (event.type === 'bid_accepted' || event.type === 'closed') expect(isPaused).toBe(false);
  }
};

/** Each bid improves the price by the increment; only a voided bid takes it back. */
const expectSteps = (events: readonly LoggedEvent[], sign: bigint, step: bigint): void => {
  let price: bigint | null = null;
  for (const { event } of events) {
    if (event.type === 'bid_voided') price = event.price === null ? null : toCents(event.price) * sign;
    if (event.type !== 'bid_accepted') continue;
    const amount = toCents(event.amount) * sign;
    if (price !== null) expect(amount - price).toBeGreaterThanOrEqual(step);
    price = toCents(event.price as string) * sign;
  }
};

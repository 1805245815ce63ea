import type { PoolClient } from 'pg';
import type { BidRecord } from '../auctions/core/commands.ts';
import { toCents } from '../auctions/core/money.ts';
import { openEvent, type Hidden } from '../auctions/auctionLog.ts';

interface LogRow {
  type: string;
  payload: string;
  hidden: Hidden;
  bid_id: string | null;
}

/** Every bid of an auction that is not voided, with the raises of its maximum, from the log: the one path that reads them all. */
export const readStandingBids = async (
  client: PoolClient,
  auctionId: string,
): Promise<{ bids: BidRecord[]; ids: Map<number, string> }> => {
  const { rows } = await client.query<LogRow>(
    `select type, payload, hidden, bid_id from auction_event where auction_id = $1 and type in ('bid_accepted', 'maximum_raised', 'bid_voided') order by seq`,
    [auctionId],
  );
  const ids = new Map<number, string>();
  let bids: BidRecord[] = [];
  for (const row of rows) {
    const event = openEvent(row);
    if (event.type === 'bid_accepted') {
      if (row.bid_id) ids.set(event.bid, row.bid_id);
      bids.push({
        bid: event.bid,
        bidder: event.bidder,
        amount: toCents(event.amount),
        maxAmount: event.maxAmount === null ? null : toCents(event.maxAmount),
      });
    }
    if (event.type === 'maximum_raised') {
      const raised = bids.findLast((bid) => bid.bidder === event.bidder);
      if (raised) bids.push({ ...raised, isRaise: true, maxAmount: toCents(event.maxAmount) });
    }
    if (event.type === 'bid_voided') bids = bids.filter((bid) => bid.bid !== event.bid);
  }
  return { bids, ids };
};

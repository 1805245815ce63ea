import type { PoolClient } from 'pg';
import { openEvent, type Hidden } from '../auctionLog.ts';
import { NO_RECORDS, recordsAfter, type BidHistory } from '../core/bidHistory.ts';

/** The bids of an auction, their ids, and whether the order of its award is not cancelled. */
export interface RecordedBid {
  records: BidHistory;
  orderStands: boolean;
  bidIds: Map<number, string>;
}

interface LogRow {
  type: string;
  payload: string;
  hidden: Hidden;
  bid_id: string | null;
}

/** Reads all bids from the log. */
export const readBidHistory = async (client: PoolClient, auctionId: string): Promise<RecordedBid> => {
  const { rows } = await client.query<LogRow>(
    `select type, payload, hidden, bid_id from auction_event
     where auction_id = $1 and type in ('bid_accepted', 'maximum_raised', 'bid_voided', 'closed', 'awarded_next') order by seq`,
    [auctionId],
  );
  const bidIds = new Map<number, string>();
  let records = NO_RECORDS;
  for (const row of rows) {
    const event = openEvent(row);
    if (event.type === 'bid_accepted' && row.bid_id !== null) bidIds.set(event.bid, row.bid_id);
    records = recordsAfter(records, event);
  }
  return { records, bidIds, orderStands: await doesOrderStand(client, auctionId) };
};

/** A cancelled order stays cancelled, so no lock is needed. */
const doesOrderStand = async (client: PoolClient, auctionId: string): Promise<boolean> => {
  const cancelled = await client.query(
    `select from "order" join auction on auction.awarded_bid_id = "order".bid_id where auction.id = $1 and "order".status = 'cancelled'`,
    [auctionId],
  );
  return cancelled.rowCount === 0;
};

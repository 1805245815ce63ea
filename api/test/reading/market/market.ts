import type { Pool } from 'pg';
import { auctions } from './auctions.ts';
import { auctionEvents } from './log.ts';
import { auctionBidders, awards, bids, bidVoids } from './bids.ts';
import { categories, products } from './catalogue.ts';
import { companyProfiles, users, verificationDecisions } from './people.ts';
import { offerings, rfps } from './postings.ts';
import { future, insertRows, tables, type Columns, type Table } from './rows.ts';
import { commodities, messages, orderEvents, orders, pricePoints } from './trade.ts';
import { watches } from './watches.ts';

const rows = (now: Date): Record<Table, Columns[]> => ({
  user: users,
  company_profile: companyProfiles,
  category: categories,
  product: products,
  offering: offerings,
  rfp: rfps,
  auction: auctions,
  bid: bids,
  order: orders(now),
  message: messages,
  commodity: commodities,
  price_point: pricePoints,
  order_event: orderEvents,
  verification_decision: verificationDecisions,
});

export const insertMarket = async (pool: Pool): Promise<void> => {
  const all = rows(new Date());
  for (const table of tables) {
    // Backwards, so that no order of a list comes about by itself; where rows refer to earlier ones of their own table, it cannot be.
    const refersToItself = table === 'category' || table === 'message';
    await insertRows(pool, table, refersToItself ? all[table] : all[table].toReversed());
    if (table === 'auction') await insertRows(pool, 'auction_bidder', auctionBidders);
  }
  await insertRows(pool, 'auction_event', auctionEvents);
  await insertRows(pool, 'bid_void', bidVoids);
  await insertRows(pool, 'watch', watches);
  for (const { table, id, bidId } of awards) {
    await pool.query(`update ${table} set awarded_bid_id = $1 where id = $2`, [bidId, id]);
  }
  // No engine is at work here, and an end without one would be none.
  await pool.query('update desk_watch set beat = $1', [future(1)]);
};

import type { Pool } from 'pg';
import { anOrder } from '../../factories.ts';
import { auctions } from './auctions.ts';
import { auditEvents, auditPartition } from './audit.ts';
import { auctionEvents } from './log.ts';
import { auctionBidders, awards, bids, bidVoids } from './bids.ts';
import { categories, products, searchNames, suggestions } from './catalogue.ts';
import { companyProfiles, users, verificationDecisions } from './people.ts';
import { offerings, rfps } from './postings.ts';
import { future, insertRows, tables, type Columns, type Table } from './rows.ts';
import { conversations, quoteRevisions, quotes } from './quotes.ts';
import { commodities, messages, orderEvents, orders, pricePoints } from './trade.ts';
import { memberBlocks, reportEntries, reports } from './reports.ts';
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
  audit_event: auditEvents,
  material_suggestion: suggestions,
  member_block: memberBlocks,
  report: reports,
  report_entry: reportEntries,
  conversation: conversations,
  quote: quotes,
  quote_revision: quoteRevisions,
  // The database adds them.
  company_member: [],
});

export const insertMarket = async (pool: Pool): Promise<void> => {
  const all = rows(new Date());
  for (const table of tables) {
    // Inserted in reverse, so that no list is ordered by accident; impossible for tables that reference themselves.
    const refersToItself = table === 'category' || table === 'message';
    const ordered = refersToItself ? all[table] : all[table].toReversed();
    if (table === 'order') for (const row of ordered) await anOrder(pool, { quantity: null, unit: null, ...row });
    else await insertRows(pool, table, ordered);
    if (table === 'user') await pool.query(auditPartition);
    if (table === 'auction') await insertRows(pool, 'auction_bidder', auctionBidders);
  }
  await insertRows(pool, 'auction_event', auctionEvents);
  await insertRows(pool, 'bid_void', bidVoids);
  await insertRows(pool, 'material_name', searchNames);
  await insertRows(pool, 'watch', watches);
  for (const { table, id, bidId } of awards) {
    await pool.query(`update ${table} set awarded_bid_id = $1 where id = $2`, [bidId, id]);
  }
  // No engine runs here, and without a heartbeat no auction would end.
  await pool.query('update engine_heartbeat set beat = $1', [future(1)]);
};

import type { Pool } from 'pg';
import { auctions, bids } from './auctions.ts';
import { categories, products } from './catalogue.ts';
import { companyProfiles, users } from './people.ts';
import { offerings, rfps } from './postings.ts';
import { insertRows, tables, type Columns, type Table } from './rows.ts';
import { commodities, messages, orders, pricePoints } from './trade.ts';

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
});

export const insertMarket = async (pool: Pool): Promise<void> => {
  const all = rows(new Date());
  for (const table of tables) await insertRows(pool, table, all[table]);
};

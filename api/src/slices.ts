// The slices, earlier ones first: a slice imports only slices before it. Lint, the schema and the start read this list.
import { notices } from './features/notices/notices.slice.ts';
import { accounts } from './features/accounts/accounts.slice.ts';
import { watchlist } from './features/watchlist/watchlist.slice.ts';
import { companies } from './features/companies/companies.slice.ts';
import { messages } from './features/messages/messages.slice.ts';
import { conversations } from './features/conversations/conversations.slice.ts';
import { prices } from './features/prices/prices.slice.ts';
import { catalogue } from './features/catalogue/catalogue.slice.ts';
import { postings } from './features/postings/postings.slice.ts';
import { search } from './features/search/search.slice.ts';
import { auctions } from './features/auctions/auctions.slice.ts';
import { bids } from './features/bids/bids.slice.ts';
import { orders } from './features/orders/orders.slice.ts';
import { quotes } from './features/quotes/quotes.slice.ts';
import { live } from './features/live/live.slice.ts';
import { partners } from './features/partners/partners.slice.ts';
import { insights } from './features/insights/insights.slice.ts';
import { staff } from './features/staff/staff.slice.ts';
import { personalData } from './features/personalData/personalData.slice.ts';
import { nodes } from './features/nodes/nodes.slice.ts';
import type { DatabaseAddress } from './database/address.ts';
import { openOrm } from './database/orm.ts';
import type { Slice } from './schema/market.ts';
import { feedstockSchema } from './schema/schema.ts';

export const slices: readonly Slice[] = [
  notices,
  accounts,
  watchlist,
  companies,
  messages,
  conversations,
  prices,
  catalogue,
  postings,
  search,
  auctions,
  bids,
  orders,
  quotes,
  live,
  partners,
  insights,
  staff,
  personalData,
  nodes,
];

export const entities = slices.flatMap((slice) => slice.entities ?? []);

/** The executable schema with the resolvers of all slices. */
export const marketSchema = () => feedstockSchema(slices.flatMap((slice) => slice.resolvers ?? []));

/** The ORM with the entities of all slices. */
export const openMarketOrm = (address: DatabaseAddress, identity?: Parameters<typeof openOrm>[2]) =>
  openOrm(address, entities, identity);

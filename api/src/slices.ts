// The slices, earlier ones first: a slice imports only slices before it, so each floor only itself and those below. Lint, the schema and the start read this list.
import { notices } from './features/people/notices/notices.slice.ts';
import { accounts } from './features/people/accounts/accounts.slice.ts';
import { watchlist } from './features/people/watchlist/watchlist.slice.ts';
import { companies } from './features/people/companies/companies.slice.ts';
import { inbox } from './features/people/inbox/inbox.slice.ts';
import { catalogue } from './features/goods/catalogue/catalogue.slice.ts';
import { postings } from './features/goods/postings/postings.slice.ts';
import { search } from './features/goods/search/search.slice.ts';
import { auctions } from './features/deals/auctions/auctions.slice.ts';
import { bids } from './features/deals/bids/bids.slice.ts';
import { trade } from './features/deals/trade/trade.slice.ts';
import { live } from './features/around/live/live.slice.ts';
import { partners } from './features/around/partners/partners.slice.ts';
import { insights } from './features/around/insights/insights.slice.ts';
import { staff } from './features/around/staff/staff.slice.ts';
import { personalData } from './features/around/personalData/personalData.slice.ts';
import type { DatabaseAddress } from './database/address.ts';
import { openOrm } from './database/orm.ts';
import type { Slice } from './schema/market.ts';
import { feedstockSchema } from './schema/schema.ts';
import { NodesResolver } from './server/graphql/nodes.resolver.ts';

export const slices: readonly Slice[] = [
  notices,
  accounts,
  watchlist,
  companies,
  inbox,
  catalogue,
  postings,
  search,
  auctions,
  bids,
  trade,
  live,
  partners,
  insights,
  staff,
  personalData,
];

export const entities = slices.flatMap((slice) => slice.entities ?? []);

/** The executable schema with the resolvers of all slices. */
export const marketSchema = () => feedstockSchema([...slices.flatMap((slice) => slice.resolvers ?? []), NodesResolver]);

/** The ORM with the entities of all slices. */
export const openMarketOrm = (address: DatabaseAddress, identity?: Parameters<typeof openOrm>[2]) =>
  openOrm(address, entities, identity);

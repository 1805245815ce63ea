import {
  extendType,
  decimal,
  everyone,
  isActingParty,
  isViewersParty,
  from,
  hidden,
  instant,
  manyBy,
  party,
  visibleToParties,
  defineType,
  value,
  type Rule,
  type Viewer,
  newest,
} from '../../../reading/reading.ts';
import { or, raw, sql, type Sql } from '../../../reading/sql.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Product } from '../../goods/catalogue/product.entity.ts';
import { asksFor, postingFields, postingFilters } from '../../goods/postings/postings.reading.ts';
import { isWatched, watchedFilter } from '../../people/watchlist/watching.reading.ts';
import { Auction } from './auction.entity.ts';
import { AuctionNote } from './auctionNote.entity.ts';
import { AuctionViewerCan } from './viewerCan.type.ts';

/** If no engine ran when the end passed, the auction has not ended: the next engine extends it. */
const engineIsAlive = sql`(select engine_heartbeat.beat > statement_timestamp() - interval '60 seconds' from engine_heartbeat)`;

/** Status by the time of the statement; the stored column is only a cache. */
export const auctionStatus = (row: Sql): Sql =>
  sql`case when ${row}.closed_at is not null or (${row}.ends_at <= statement_timestamp() and ${engineIsAlive}) then 'ended' when ${row}.start_time <= statement_timestamp() then 'active' else 'scheduled' end`;

/** Whether amounts are visible to everyone: after the close, except in a cancelled auction that was not public. */
export const areAmountsRevealed = (row: Sql): Sql =>
  sql`(${row}.closed_at is not null and (${row}.bid_visibility = 'public' or ${row}.outcome is distinct from 'cancelled'))`;

/** For rows with the column `auction_id`: whether their auction, as `seen_auction`, meets a condition. */
export const seenAuction = sql`seen_auction`;
export const ofAuction = (row: Sql, condition: Sql): Sql =>
  sql`exists (select 1 from auction ${seenAuction} where ${seenAuction}.id = ${row}.auction_id and ${condition})`;
export const isUnsealed: Rule = (row) =>
  ofAuction(row, or(sql`${seenAuction}.bid_visibility <> 'sealed'`, areAmountsRevealed(seenAuction)));

/** Public: everyone. Rank only: the owner, and the leader, whose own amount it is. Sealed: nobody before the close. */
const seesPrice: Rule = (row, viewer) => {
  const isLeader = sql`exists (select 1 from auction_bidder where auction_id = ${row}.id and alias = ${row}.leader_alias and ${isViewersParty(raw('party_id'), viewer)})`;
  const isInside =
    viewer.id !== null && sql`(${row}.bid_visibility = 'rank_only' and (${party(row, viewer)} or ${isLeader}))`;
  return or(sql`${row}.bid_visibility = 'public'`, areAmountsRevealed(row), isInside);
};

/** In a sealed auction even the number of bids is secret from everyone except the owner. */
const seesCounts: Rule = (row, viewer) =>
  or(sql`${row}.bid_visibility <> 'sealed'`, areAmountsRevealed(row), party(row, viewer));

/** Public: everyone. Otherwise the owner only, and in a sealed auction only after the close, when there is a leader. */
const seesReserveMet: Rule = (row, viewer) => {
  const owner = party(row, viewer);
  const isDecided = sql`(${row}.bid_visibility = 'rank_only' or ${areAmountsRevealed(row)})`;
  return or(sql`${row}.bid_visibility = 'public'`, owner && sql`(${owner} and ${isDecided})`);
};

const price = (row: Sql): Sql => sql`coalesce(${row}.leading_amount, ${row}.starting_price)`;
const reached = (row: Sql): Sql =>
  sql`coalesce(case ${row}.type when 'forward' then ${row}.leading_amount >= ${row}.reserve_price else ${row}.leading_amount <= ${row}.reserve_price end, false)`;

/** The price that the viewer may see, so that the order of a list does not reveal hidden prices. */
const visiblePrice = (row: Sql, viewer: Viewer): Sql =>
  sql`case when ${seesPrice(row, viewer)} then ${price(row)} else ${row}.starting_price end`;

const step = (row: Sql): Sql => sql`coalesce(${row}.bid_increment, 0.01)`;
const beyond = (row: Sql, amount: Sql): Sql =>
  sql`(case ${row}.type when 'forward' then ${amount} + ${step(row)} else ${amount} - ${step(row)} end)`;

/** What the viewer may bid at least, beyond a price that the viewer may know: the lead, the own last bid, or the start. Null if nothing is left. */
export const minimumNextBid = (row: Sql, viewer: Viewer): Sql => {
  const isOwn = isActingParty(raw('auction_bidder.party_id'), viewer);
  const own =
    isOwn === false
      ? raw('null::numeric')
      : sql`(select last_amount from auction_bidder where auction_id = ${row}.id and ${isOwn})`;
  const against = sql`case ${row}.bid_visibility when 'public' then ${row}.leading_amount when 'rank_only' then ${own} end`;
  return sql`(select case when least > 0 then least::text end from (select coalesce(${beyond(row, sql`(${against})`)}, ${row}.starting_price) as least) next)`;
};

/** Set by the engine alone; an auction that it has not changed since this column exists has none. */
const updatedAt = (row: Sql): Sql => sql`coalesce(${row}.updated_at, ${row}.closed_at, ${row}.created_at)`;

/** A paused auction has no end and counts as later than all others. */
const endsSoonest = { by: (row: Sql) => sql`${row}.ends_at`, type: 'timestamptz' } as const;

defineType(Auction, {
  visible: everyone,
  fields: {
    ...postingFields,
    asksFor,
    isWatched: isWatched('auction'),
    viewerCan: from(() => AuctionViewerCan),
    notes: manyBy(() => AuctionNote, 'auction_id', { order: (note) => sql`${note}.seq`, max: 200 }),
    status: value(auctionStatus),
    updatedAt: value((row) => instant(updatedAt(row))),
    reservePrice: visibleToParties(hidden((row) => decimal(sql`${row}.reserve_price`), party)),
    currentPrice: visibleToParties(hidden((row) => decimal(price(row)), seesPrice)),
    unitPrice: visibleToParties(
      hidden(
        (row) =>
          decimal(
            sql`round(case ${row}.price_basis when 'lot' then ${price(row)} / ${row}.quantity else ${price(row)} end, 2)`,
          ),
        seesPrice,
      ),
    ),
    bidCount: visibleToParties(hidden((row) => sql`${row}.accepted_bids`, seesCounts)),
    bidderCount: visibleToParties(hidden((row) => sql`${row}.bidders`, seesCounts)),
    reserveMet: visibleToParties(
      hidden((row) => sql`case when ${row}.reserve_price is not null then ${reached(row)} end`, seesReserveMet),
    ),
  },
  sorts: {
    newest,
    ends_soonest: endsSoonest,
    starts_soonest: { by: (row) => sql`${row}.start_time`, type: 'timestamptz' },
    ended_latest: { ...endsSoonest, descending: true },
    price: { by: visiblePrice, type: 'numeric', unindexed: true },
    price_descending: { by: visiblePrice, type: 'numeric', descending: true, unindexed: true },
    updated: { by: updatedAt, type: 'timestamptz', unindexed: true },
  },
  filters: {
    ...postingFilters,
    updatedSince: (row, time: string) => sql`${updatedAt(row)} >= ${time}::timestamptz`,
    watched: watchedFilter('auction'),
    status: (row, status: string) => sql`${auctionStatus(row)} = ${status}`,
    type: (row, type: string) => sql`${row}.type = ${type}`,
  },
});

// Notes are reached only through their auction.
defineType(AuctionNote, { visible: everyone });

extendType(Product, {
  auctions: manyBy(() => Auction, 'product_id'),
});
extendType(User, {
  auctions: manyBy(() => Auction, 'user_id'),
});

import {
  alsoReads,
  decimal,
  everyone,
  hidden,
  many,
  reads,
  value,
  type Rule,
  type Viewer,
} from '../../reading/reading.ts';
import { sql, type Sql } from '../../reading/sql.ts';
import { User } from '../accounts/user.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { newest, postingFields, postingFilters } from '../postings/postings.reading.ts';
import { isWatched, watchedFilter } from '../watching/watching.reading.ts';
import { Auction } from './auction.entity.ts';

/** An end that passed while no engine lived is not an end: the engine that comes back moves it. */
const deskIsAlive = sql`(select desk_watch.beat > statement_timestamp() - interval '60 seconds' from desk_watch)`;

/** Status by the database clock, which stands still within a statement; the stored column is only a cache of it. */
export const auctionStatus = (row: Sql): Sql =>
  sql`case when ${row}.closed_at is not null or (${row}.ends_at <= statement_timestamp() and ${deskIsAlive}) then 'ended' when ${row}.start_time <= statement_timestamp() then 'active' else 'scheduled' end`;

/** Amounts open at the close, whatever the visibility was; those of a cancelled auction stay as hidden as they were. */
export const isOpened = (row: Sql): Sql =>
  sql`(${row}.closed_at is not null and (${row}.bid_visibility = 'public' or ${row}.outcome is distinct from 'cancelled'))`;

const isOwner = (row: Sql, viewerId: string | null): Sql | boolean =>
  viewerId !== null && sql`${row}.user_id = ${viewerId}`;

/** Public: everyone. Rank only: the owner, and the leader, for whom it is the own amount. Sealed: nobody before the close. */
const seesPrice: Rule = (row, { id }) =>
  id === null
    ? sql`(${row}.bid_visibility = 'public' or ${isOpened(row)})`
    : sql`(${row}.bid_visibility = 'public' or ${isOpened(row)} or (${row}.bid_visibility = 'rank_only' and (${row}.user_id = ${id} or ${row}.leader_id = ${id})))`;

/** In a sealed auction even the number of bids is a secret; only its owner is told the count. */
const seesCounts: Rule = (row, { id }) => {
  const owner = isOwner(row, id);
  return owner === false
    ? sql`(${row}.bid_visibility <> 'sealed' or ${isOpened(row)})`
    : sql`(${row}.bid_visibility <> 'sealed' or ${isOpened(row)} or ${owner})`;
};

const ownerOnly: Rule = (row, { id }) => isOwner(row, id);

/** Public: everyone. Otherwise the owner, of a sealed auction once it is closed: nobody leads before. */
const seesReserveMet: Rule = (row, { id }) => {
  const owner = isOwner(row, id);
  return owner === false
    ? sql`${row}.bid_visibility = 'public'`
    : sql`(${row}.bid_visibility = 'public' or (${owner} and (${row}.bid_visibility = 'rank_only' or ${isOpened(row)})))`;
};

const price = (row: Sql): Sql => sql`coalesce(${row}.leading_amount, ${row}.starting_price)`;
const reached = (row: Sql): Sql =>
  sql`coalesce(case ${row}.type when 'forward' then ${row}.leading_amount >= ${row}.reserve_price else ${row}.leading_amount <= ${row}.reserve_price end, false)`;

/** The price as this viewer may know it, so that no order of a list tells more than the list shows. */
const visiblePrice = (row: Sql, viewer: Viewer): Sql =>
  sql`case when ${seesPrice(row, viewer)} then ${price(row)} else ${row}.starting_price end`;

/** What is paused ends after everything that does. */
const endsSoonest = { by: (row: Sql) => sql`${row}.ends_at`, type: 'timestamptz' } as const;

reads(Auction, {
  visible: everyone,
  fields: {
    ...postingFields,
    isWatched: isWatched('auction'),
    status: value(auctionStatus),
    reservePrice: hidden((row) => decimal(sql`${row}.reserve_price`), ownerOnly),
    currentPrice: hidden((row) => decimal(price(row)), seesPrice),
    unitPrice: hidden(
      (row) =>
        decimal(
          sql`round(case ${row}.price_basis when 'LOT' then ${price(row)} / ${row}.quantity else ${price(row)} end, 2)`,
        ),
      seesPrice,
    ),
    bidCount: hidden((row) => sql`${row}.accepted_bids`, seesCounts),
    bidderCount: hidden((row) => sql`${row}.bidders`, seesCounts),
    reserveMet: hidden(
      (row) => sql`case when ${row}.reserve_price is not null then ${reached(row)} end`,
      seesReserveMet,
    ),
  },
  sorts: {
    newest,
    ends_soonest: endsSoonest,
    starts_soonest: { by: (row) => sql`${row}.start_time`, type: 'timestamptz' },
    ended_latest: { ...endsSoonest, descending: true },
    price: { by: visiblePrice, type: 'numeric', unindexed: true },
    price_descending: { by: visiblePrice, type: 'numeric', descending: true, unindexed: true },
  },
  filters: {
    ...postingFilters,
    watched: watchedFilter('auction'),
    status: (row, status: string) => sql`${auctionStatus(row)} = ${status}`,
    type: (row, type: string) => sql`${row}.type = ${type}`,
  },
});

alsoReads(Product, {
  auctions: many(
    () => Auction,
    (product, auction) => sql`${auction}.product_id = ${product}.id`,
  ),
});
alsoReads(User, {
  auctions: many(
    () => Auction,
    (user, auction) => sql`${auction}.user_id = ${user}.id`,
  ),
});

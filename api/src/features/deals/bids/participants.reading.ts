import {
  extendType,
  decimal,
  hidden,
  isActingParty,
  manyBy,
  one,
  oneBy,
  party,
  visibleToParties,
  defineType,
  value,
  type Rule,
} from '../../../reading/reading.ts';
import { sql, type Sql } from '../../../reading/sql.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { isUnsealed, minimumNextBid, ofAuction, seenAuction } from '../auctions/auctions.reading.ts';
import { companyOf } from '../../people/companies/companies.reading.ts';
import { AuctionBidder, AuctionStanding } from './auctionBidder.entity.ts';

const aliasOf = (bidder: Sql): Sql => sql`'Bidder ' || ${bidder}.alias`;

const seesName: Rule = (bidder) => ofAuction(bidder, sql`${seenAuction}.pre_qualification_required`);

defineType(AuctionBidder, {
  // The owner sees who requested to participate, but not who has bid.
  visible: (bidder, viewer) =>
    viewer.id !== null &&
    sql`(${bidder}.qualification <> 'none' and ${ofAuction(bidder, sql`${party(seenAuction, viewer)}`)})`,
  fields: {
    bidder: value(aliasOf),
    user: oneBy(() => User, 'user_id', seesName),
    company: companyOf('party_id', seesName),
  },
});

/** Bidders see their own rank except in a sealed auction before its close. */
const ranksAreOpen = isUnsealed;

const isAhead = (other: Sql, own: Sql): Sql =>
  sql`(case ${seenAuction}.type when 'forward' then ${other}.last_amount > ${own}.last_amount else ${other}.last_amount < ${own}.last_amount end or (${other}.last_amount = ${own}.last_amount and ${other}.last_bid < ${own}.last_bid))`;

/** The leader ranks first even with a lower amount, because a maximum may back the bid. */
const rank = (own: Sql): Sql =>
  sql`case when ${own}.last_bid is not null then (
    select case when ${seenAuction}.leader_alias = ${own}.alias then 1 else 1 + (
      select count(*)::int from auction_bidder other where other.auction_id = ${own}.auction_id and other.alias <> ${own}.alias and other.last_bid is not null
        and (other.alias = ${seenAuction}.leader_alias or ${isAhead(sql`other`, own)})
    ) end from auction ${seenAuction} where ${seenAuction}.id = ${own}.auction_id) end`;

defineType(AuctionStanding, {
  table: () => AuctionBidder,
  visible: (bidder, viewer) => isActingParty(sql`${bidder}.party_id`, viewer),
  fields: {
    bidder: hidden(aliasOf, ranksAreOpen),
    lastAmount: value((bidder) => decimal(sql`${bidder}.last_amount`)),
    maxAmount: value((bidder) => decimal(sql`${bidder}.max_amount`)),
    leading: hidden((bidder) => ofAuction(bidder, sql`${seenAuction}.leader_alias = ${bidder}.alias`), ranksAreOpen),
    rank: hidden(rank, ranksAreOpen),
  },
});

extendType(Auction, {
  minimumNextBid: visibleToParties(value((row, viewer) => minimumNextBid(row, viewer))),
  myStanding: visibleToParties(
    one(
      () => AuctionStanding,
      (row, standing) => sql`${standing}.auction_id = ${row}.id`,
    ),
  ),
  participants: visibleToParties(
    manyBy(() => AuctionBidder, 'auction_id', { order: (bidder) => sql`${bidder}.alias`, max: 500 }),
  ),
});

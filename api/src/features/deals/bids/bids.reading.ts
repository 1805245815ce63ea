import {
  extendType,
  columns,
  hidden,
  instant,
  isViewersParty,
  many,
  manyBy,
  one,
  oneBy,
  party,
  visibleToParties,
  personal,
  defineType,
  value,
  variants,
  type Rule,
  type Viewer,
  newest,
} from '../../../reading/reading.ts';
import { and, sql, type Sql } from '../../../reading/sql.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { areAmountsRevealed, isUnsealed, ofAuction, seenAuction } from '../auctions/auctions.reading.ts';
import { companyOf } from '../../people/companies/companies.reading.ts';
import { Offering } from '../../goods/postings/offering.entity.ts';
import { Rfp } from '../../goods/postings/rfp.entity.ts';
import { Bid } from './bid.entity.ts';
import { status } from './bidStatus.ts';

const ofRfpOwner = (bid: Sql, viewer: Viewer): Sql =>
  sql`exists (select 1 from rfp where rfp.id = ${bid}.rfp_id and ${isViewersParty(sql`rfp.party_id`, viewer)})`;

/** Members see their own bids, all bids on their RFPs, and bids on auctions according to their visibility or after the close. */
const visible: Rule = (bid, viewer) =>
  viewer.id !== null &&
  sql`(${party(bid, viewer)} or ${ofRfpOwner(bid, viewer)} or ${ofAuction(bid, sql`(${seenAuction}.bid_visibility = 'public' or ${areAmountsRevealed(seenAuction)} or (${seenAuction}.bid_visibility = 'rank_only' and ${party(seenAuction, viewer)}))`)})`;

/** Names are visible to the bidder, the RFP's owner, and of the winner to the auction's owner. */
const seesName: Rule = (bid, viewer) =>
  viewer.id !== null &&
  sql`(${party(bid, viewer)} or ${ofRfpOwner(bid, viewer)} or ${ofAuction(bid, sql`${party(seenAuction, viewer)} and ${seenAuction}.awarded_bid_id = ${bid}.id`)})`;

/** An alias reveals the number of earlier bidders, which a sealed auction hides until the close. */
const seesAlias = isUnsealed;

/** Bids are append-only: their status changes with the RFP or auction, or by being voided. */
const updatedAt = (bid: Sql): Sql => sql`greatest(${bid}.created_at,
  (select bid_void.at from bid_void where bid_void.bid_id = ${bid}.id),
  (select rfp.decided_at from rfp where rfp.id = ${bid}.rfp_id),
  (select ${seenAuction}.decided_at from auction ${seenAuction} where ${seenAuction}.id = ${bid}.auction_id))`;

/** `updatedAt(bid) >= time`, without computing it for each bid. */
const updatedSince = (bid: Sql, time: string): Sql => sql`(${bid}.created_at >= ${time}::timestamptz
  or ${bid}.id in (select bid_void.bid_id from bid_void where bid_void.at >= ${time}::timestamptz)
  or ${bid}.rfp_id in (select rfp.id from rfp where rfp.decided_at >= ${time}::timestamptz)
  or ${bid}.auction_id in (select ${seenAuction}.id from auction ${seenAuction} where ${seenAuction}.decided_at >= ${time}::timestamptz))`;

defineType(Bid, {
  visible,
  fields: {
    user: visibleToParties(oneBy(() => User, 'user_id', seesName)),
    userId: visibleToParties(hidden((bid) => sql`${bid}.user_id`, seesName)),
    company: visibleToParties(companyOf('party_id', seesName)),
    message: visibleToParties(hidden((bid) => sql`${bid}.message`, seesName)),
    offering: visibleToParties(oneBy(() => Offering, 'offering_id', seesName)),
    bidder: hidden((bid) => sql`'Bidder ' || ${bid}.alias_number`, seesAlias),
    status: value(status),
    updatedAt: value((bid) => instant(updatedAt(bid))),
    ...columns('auctionId', 'rfpId'),
    target: variants(() => [
      { type: Auction, where: (bid, row) => sql`${row}.id = ${bid}.auction_id` },
      { type: Rfp, where: (bid, row) => sql`${row}.id = ${bid}.rfp_id` },
    ]),
  },
  sorts: { newest, updated: { by: updatedAt, type: 'timestamptz', unindexed: true } },
  filters: {
    status: (bid, wanted: string) => sql`${status(bid)} = ${wanted}`,
    updatedSince,
  },
});

extendType(Auction, {
  bids: visibleToParties(manyBy(() => Bid, 'auction_id')),
  awardedBid: visibleToParties(oneBy(() => Bid, 'awarded_bid_id')),
  leadingBid: visibleToParties(
    one(
      () => Bid,
      (auction, bid) => sql`${bid}.auction_id = ${auction}.id and ${bid}.seq = ${auction}.leader_bid`,
    ),
  ),
});
/** Only bids whose bidder the viewer may know, because the offering reveals its seller. */
const namedBidsOf = personal(
  many(
    () => Bid,
    (offering, bid, viewer) => and([sql`${bid}.offering_id = ${offering}.id`, seesName(bid, viewer)]),
  ),
);

extendType(Offering, { bids: namedBidsOf });
extendType(Rfp, {
  bids: personal(manyBy(() => Bid, 'rfp_id')),
  bidCount: value((rfp) => sql`(select count(*)::int from bid where bid.rfp_id = ${rfp}.id)`),
});

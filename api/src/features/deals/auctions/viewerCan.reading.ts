import { actingParty, admins, everyone, allOf, isActingParty, personal, type Rule } from '../../../reading/reading.ts';
import { raw, sql } from '../../../reading/sql.ts';
import { isOfOtherCompany } from '../../people/companies/ownCompany.ts';
import { defineViewerCan } from '../../people/companies/viewerCan.ts';
import { Auction } from './auction.entity.ts';
import { minimumNextBid } from './auctions.reading.ts';
import { isFormerColleague } from './formerColleague.ts';
import { AuctionViewerCan } from './viewerCan.type.ts';

// The core decides by the same conditions on the locked auction; `viewerCan.test.ts` compares both.

const isOpen: Rule = (auction) => sql`${auction}.closed_at is null and ${auction}.ends_at > statement_timestamp()`;
const hasStarted: Rule = (auction) => sql`${auction}.start_time <= statement_timestamp()`;
const isPaused: Rule = (auction) => sql`${auction}.paused_at is not null`;
const isNotPaused: Rule = (auction) => sql`${auction}.paused_at is null`;
const hasNoBids: Rule = (auction) => sql`${auction}.last_bid = 0`;

const ownerOrAdmin: Rule = (auction, viewer) => viewer.admin || actingParty(auction, viewer);

/** Whether the party that the viewer acts for takes part in a way that meets a condition on `auction_bidder`. */
const takesPart =
  (condition: string): Rule =>
  (auction, viewer) => {
    const isOwn = isActingParty(raw('auction_bidder.party_id'), viewer);
    return (
      isOwn &&
      sql`exists (select 1 from auction_bidder where auction_id = ${auction}.id and ${isOwn} and ${raw(condition)})`
    );
  };

const isNoFormerColleague: Rule = (auction, { id }) =>
  id !== null && sql`not ${isFormerColleague(auction, sql`${id}`)}`;

const isQualified: Rule = (auction, viewer) => {
  const approved = takesPart("qualification = 'approved'")(auction, viewer);
  const declined = takesPart("qualification = 'declined'")(auction, viewer);
  return (
    viewer.id !== null && sql`case when ${auction}.pre_qualification_required then ${approved} else not ${declined} end`
  );
};

const hasNotAsked: Rule = (auction, viewer) =>
  viewer.id !== null && sql`not ${takesPart("qualification <> 'none'")(auction, viewer)}`;

/** Bidders with a bid keep their place. */
const hasRoom: Rule = (auction, viewer) =>
  sql`(${auction}.max_bidders is null or ${auction}.bidders < ${auction}.max_bidders or ${takesPart('last_bid is not null')(auction, viewer)})`;

/** At the end of a reverse auction, the next step would not be a positive amount. */
const canImprove: Rule = (auction, viewer) => sql`${minimumNextBid(auction, viewer)} is not null`;

/** By what the owner can see: any bid in a sealed auction, otherwise the price. Only an admin may cancel then. */
const wouldNotBeWon: Rule = (auction) => sql`not case
  when ${auction}.bid_visibility = 'sealed' then ${auction}.last_bid > ${auction}.voided_bids
  when ${auction}.leading_amount is null then false
  when ${auction}.reserve_price is null then true
  when ${auction}.type = 'forward' then ${auction}.leading_amount >= ${auction}.reserve_price
  else ${auction}.leading_amount <= ${auction}.reserve_price
end`;

export const awardFailed: Rule = (auction) =>
  sql`${auction}.outcome is not distinct from 'awarded' and exists (select 1 from "order" where "order".bid_id = ${auction}.awarded_bid_id and "order".status = 'cancelled')`;

defineViewerCan(AuctionViewerCan, {
  table: () => Auction,
  visible: everyone,
  fields: {
    bid: personal(
      allOf(isOpen, isNotPaused, hasStarted, isOfOtherCompany, isNoFormerColleague, isQualified, hasRoom, canImprove),
    ),
    requestParticipation: personal(allOf(isOpen, isOfOtherCompany, isNoFormerColleague, hasNotAsked)),
    decideParticipation: personal(allOf(isOpen, actingParty)),
    edit: personal(allOf(isOpen, actingParty, hasNoBids, isNotPaused)),
    addNote: personal(allOf(isOpen, actingParty)),
    moveEnd: personal(allOf(isOpen, actingParty, isNotPaused)),
    voidBid: personal(allOf(isOpen, hasStarted, ownerOrAdmin)),
    pause: allOf(isOpen, admins, isNotPaused, hasStarted),
    resume: allOf(isOpen, admins, isPaused),
    cancel: personal(allOf(isOpen, ownerOrAdmin, (auction, viewer) => viewer.admin || wouldNotBeWon(auction, viewer))),
    awardNext: personal(allOf(actingParty, awardFailed)),
  },
});

// What a viewer can do, as lists of facts that must all be true.
import type { Field } from './fieldFunction.ts';
import { offeringStatus, rfpStatus } from './postings.ts';
import { cents } from './values.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

type Fact = (row: Row, asking: Asking) => boolean;

const all =
  (...facts: Fact[]): Field =>
  (row, asking) =>
    facts.every((fact) => fact(row, asking));
const not =
  (fact: Fact): Fact =>
  (row, asking) =>
    !fact(row, asking);
const is =
  (column: string, value: string | null): Fact =>
  (row) =>
    row[column] === value;

const isMember: Fact = (_row, { viewer }) => viewer.id !== null;
const isAdmin: Fact = (_row, { viewer }) => viewer.admin;
const isOwner: Fact = (row, { viewer }) => row['user_id'] === viewer.id;
const isOwnerOrAdmin: Fact = (row, asking) => isOwner(row, asking) || isAdmin(row, asking);

/** Country and registration number of an approved company. */
const companyOf = (asking: Asking, userId: string | null | undefined): string | null => {
  const profile = asking.world.company_profile.find((each) => each['user_id'] === userId);
  if (profile?.['verification_status'] !== 'approved' || !profile['registration_key']) return null;
  return `${text(rowOf(asking, 'user', userId)!, 'country')
    .trim()
    .toLowerCase()} ${profile['registration_key']}`;
};
const isOwnCompany: Fact = (row, asking) => {
  const company = companyOf(asking, asking.viewer.id);
  return isOwner(row, asking) || (company !== null && company === companyOf(asking, row['user_id']));
};

const isOffered: Fact = (row) => offeringStatus(row) === 'active';
const isUndecided: Fact = (row) => ['active', 'expired'].includes(text(row, 'status'));

const passed = (row: Row, column: string): boolean => Date.parse(text(row, column)) <= Date.now();
const isPaused = not(is('paused_at', null));
const isOpen: Fact = (row, asking) => row['closed_at'] === null && (isPaused(row, asking) || !passed(row, 'end_time'));
const hasStarted: Fact = (row) => passed(row, 'start_time');

const ownIn = ({ world, viewer }: Asking, auction: Row): Row | undefined =>
  world.auction_bidder.find((each) => each['auction_id'] === auction['id'] && each['user_id'] === viewer.id);
const qualificationIn = (auction: Row, asking: Asking): string => ownIn(asking, auction)?.['qualification'] ?? 'none';
const isQualified: Fact = (auction, asking) => {
  const qualification = qualificationIn(auction, asking);
  return auction['pre_qualification_required'] === 't' ? qualification === 'approved' : qualification !== 'declined';
};
const hasRoom: Fact = (auction, asking) =>
  auction['max_bidders'] === null ||
  Number(auction['bidders']) < Number(auction['max_bidders']) ||
  Boolean(ownIn(asking, auction)?.['last_bid']);

const wouldBeWon: Fact = (auction) => {
  const { leading_amount: lead, reserve_price: reserve } = auction;
  if (auction['bid_visibility'] === 'sealed') return Number(auction['last_bid']) > Number(auction['voided_bids']);
  if (!lead) return false;
  if (!reserve) return true;
  return auction['type'] === 'forward' ? cents(lead) >= cents(reserve) : cents(lead) <= cents(reserve);
};
const isAwardCancelled: Fact = (auction, { world }) =>
  world.order.some((order) => order['bid_id'] === auction['awarded_bid_id'] && order['status'] === 'cancelled');

const isSide =
  (column: 'buyer_id' | 'seller_id'): Fact =>
  (order, { viewer }) =>
    order[column] === viewer.id;
const isParty: Fact = (order, { viewer }) => [order['buyer_id'], order['seller_id']].includes(viewer.id);

const ofRow =
  (typeName: string): Field =>
  (row) => ({ __typename: typeName, row });

export const viewerCan: Record<string, Field> = {
  'Offering.viewerCan': ofRow('OfferingViewerCan'),
  'OfferingViewerCan.order': all(isMember, not(isOwnCompany), isOffered),
  'OfferingViewerCan.inquire': all(isMember, not(isOwnCompany)),
  'OfferingViewerCan.edit': all(isOwner, isOffered),
  'OfferingViewerCan.withdraw': all(isOwner, isOffered),
  'OfferingViewerCan.relist': all(isOwner, not(isOffered)),
  'OfferingViewerCan.takeOffMarket': all(isAdmin, isOffered),

  'Rfp.viewerCan': ofRow('RfpViewerCan'),
  'RfpViewerCan.bid': all(isMember, not(isOwnCompany), (rfp) => rfpStatus(rfp) === 'active'),
  'RfpViewerCan.edit': all(isOwner, (rfp) => rfpStatus(rfp) === 'active'),
  'RfpViewerCan.award': all(isOwner, isUndecided),
  'RfpViewerCan.cancel': all(isOwner, isUndecided),
  'RfpViewerCan.takeOffMarket': all(isAdmin, isUndecided),

  'Auction.viewerCan': ofRow('AuctionViewerCan'),
  'AuctionViewerCan.bid': all(isMember, isOpen, not(isPaused), hasStarted, not(isOwnCompany), isQualified, hasRoom),
  'AuctionViewerCan.requestParticipation': all(
    isMember,
    isOpen,
    not(isOwnCompany),
    (auction, asking) => qualificationIn(auction, asking) === 'none',
  ),
  'AuctionViewerCan.decideParticipation': all(isOpen, isOwner),
  'AuctionViewerCan.edit': all(isOpen, isOwner, is('last_bid', '0'), not(isPaused)),
  'AuctionViewerCan.addNote': all(isOpen, isOwner),
  'AuctionViewerCan.moveEnd': all(isOpen, isOwner, not(isPaused)),
  'AuctionViewerCan.voidBid': all(isOpen, hasStarted, isOwnerOrAdmin),
  'AuctionViewerCan.pause': all(isOpen, isAdmin, not(isPaused), hasStarted),
  'AuctionViewerCan.resume': all(isOpen, isAdmin, isPaused),
  'AuctionViewerCan.cancel': all(
    isOpen,
    isOwnerOrAdmin,
    (auction, asking) => isAdmin(auction, asking) || !wouldBeWon(auction, asking),
  ),
  'AuctionViewerCan.awardNext': all(isOwner, is('outcome', 'awarded'), isAwardCancelled),

  'Order.viewerCan': ofRow('OrderViewerCan'),
  'OrderViewerCan.confirm': all(isSide('seller_id'), is('status', 'pending')),
  'OrderViewerCan.ship': all(isSide('seller_id'), is('status', 'confirmed')),
  'OrderViewerCan.confirmDelivery': all(isSide('buyer_id'), is('status', 'shipped')),
  'OrderViewerCan.complete': all(isSide('buyer_id'), is('status', 'delivered')),
  'OrderViewerCan.cancel': all(isParty, (order) => ['pending', 'confirmed'].includes(text(order, 'status'))),
};

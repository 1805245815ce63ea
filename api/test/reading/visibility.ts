// Visibility rules of the market, written as tables of rights instead of SQL conditions.
import { auditKinds, type AuditKind } from '../../src/writing/audit/kinds.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

type Part = 'owner' | 'leader' | 'bidder' | 'member' | 'stranger';
type Secret = 'price' | 'counts' | 'bids' | 'aliases' | 'reserveMet';

const all: Part[] = ['owner', 'leader', 'bidder', 'member', 'stranger'];
const signedIn: Part[] = ['owner', 'leader', 'bidder', 'member'];

/** What each mode shows until the auction is closed; own bids are always visible. */
const whileOpen: Record<string, Record<Secret, Part[]>> = {
  public: { price: all, counts: all, bids: signedIn, aliases: all, reserveMet: all },
  rank_only: { price: ['owner', 'leader'], counts: all, bids: ['owner'], aliases: all, reserveMet: ['owner'] },
  sealed: { price: [], counts: ['owner'], bids: [], aliases: [], reserveMet: [] },
};

/** The close reveals all amounts, a cancellation none; the reserve price and names stay hidden. */
const opened = { price: all, counts: all, bids: signedIn, aliases: all };
const onceClosed: Record<string, Record<Secret, Part[]>> = {
  public: { ...opened, reserveMet: all },
  rank_only: { ...opened, reserveMet: ['owner'] },
  sealed: { ...opened, reserveMet: ['owner'] },
};

export const partIn = ({ viewer, world }: Asking, auction: Row): Part => {
  if (viewer.id === null) return 'stranger';
  if (auction['user_id'] === viewer.id) return 'owner';
  if (auction['leader_id'] === viewer.id) return 'leader';
  const bids = world.bid.some((bid) => bid['auction_id'] === auction['id'] && bid['user_id'] === viewer.id);
  return bids ? 'bidder' : 'member';
};

const isClosed = (auction: Row): boolean => auction['closed_at'] !== null;

export const tells = (asking: Asking, auction: Row, secret: Secret): boolean => {
  const modes = isClosed(auction) && auction['outcome'] !== 'cancelled' ? onceClosed : whileOpen;
  return modes[text(auction, 'bid_visibility')]![secret].includes(partIn(asking, auction));
};

const owns = ({ viewer }: Asking, row: Row | undefined): boolean =>
  viewer.id !== null && row?.['user_id'] === viewer.id;

const seesOrder = ({ viewer }: Asking, order: Row): boolean =>
  viewer.admin || (viewer.id !== null && [order['buyer_id'], order['seller_id']].includes(viewer.id));

const seesBid = (asking: Asking, bid: Row): boolean => {
  const auction = rowOf(asking, 'auction', bid['auction_id']);
  if (owns(asking, bid)) return true;
  return auction ? tells(asking, auction, 'bids') : owns(asking, rowOf(asking, 'rfp', bid['rfp_id']));
};

/** Visible to the bidder, to an RFP's owner, and of an auction's winner to the owner after the close. */
const seesBidder = (asking: Asking, bid: Row): boolean => {
  if (owns(asking, bid)) return true;
  const auction = rowOf(asking, 'auction', bid['auction_id']);
  if (!auction) return owns(asking, rowOf(asking, 'rfp', bid['rfp_id']));
  return owns(asking, auction) && auction['awarded_bid_id'] === bid['id'];
};

/** Whether the viewer acts for a party, or it is their own. */
const readsFor = (asking: Asking, party: string | null | undefined): boolean => {
  const viewer = rowOf(asking, 'user', asking.viewer.id);
  return viewer !== undefined && [viewer['party_id'], viewer['own_party_id']].includes(party!);
};

/** Whether the viewer may see this row. */
export const seesRow = (asking: Asking, typeName: string, row: Row): boolean => {
  const { id } = asking.viewer;
  switch (typeName) {
    case 'Category':
    case 'Product':
      return asking.viewer.isEditor ? row['merged_into_id'] === null : row['is_shown'] === 't';
    case 'MaterialSuggestion':
      return isSelfOrAdmin(asking, row['user_id']);
    case 'Bid':
      return seesBid(asking, row);
    case 'Order':
      return seesOrder(asking, row);
    case 'VerificationDecision':
      return isSelfOrStaff(asking, rowOf(asking, 'company_profile', row['company_profile_id'])!['user_id']);
    case 'AuditEvent':
      return asking.viewer.staff || (id !== null && row['subject_id'] === id && isForMembers(row));
    case 'OrderEvent':
      return seesOrder(asking, rowOf(asking, 'order', row['order_id'])!);
    case 'MemberBlock':
      return id !== null && row['blocker_id'] === id;
    case 'Report':
    case 'ReportEntry':
      return asking.viewer.staff;
    case 'Quote':
      return readsFor(asking, row['buyer_party_id']) || readsFor(asking, row['seller_party_id']);
    case 'QuoteRevision':
      return seesRow(asking, 'Quote', rowOf(asking, 'quote', row['quote_id'])!);
    case 'CompanyMember':
      return row['left_at'] === null && isSelfOrStaff(asking, row['user_id']);
    case 'Conversation':
      return readsFor(asking, row['first_party_id']) || readsFor(asking, row['second_party_id']);
    case 'Message':
      return row['conversation_id'] === null
        ? id !== null && [row['sending_user_id'], row['recipient_id']].includes(id)
        : readsFor(asking, row['sending_party_id']) || readsFor(asking, row['recipient_party_id']);
    default:
      return true;
  }
};

const isSelfOrAdmin = ({ viewer }: Asking, userId: string | null | undefined): boolean =>
  viewer.admin || (viewer.id !== null && viewer.id === userId);

/** Whether the member whom an event concerns may see events of its kind. */
const isForMembers = (event: Row): boolean => auditKinds[text(event, 'kind') as AuditKind].isShownToMember === true;

const isSelfOrStaff = ({ viewer }: Asking, userId: string | null | undefined): boolean =>
  viewer.staff || (viewer.id !== null && viewer.id === userId);

type FieldRule = (asking: Asking, row: Row) => boolean;

const toMembers: FieldRule = ({ viewer }) => viewer.id !== null;
const toStaff: FieldRule = ({ viewer }) => viewer.staff;
const toAdmins: FieldRule = ({ viewer }) => viewer.admin;
const where =
  (column: string, rule: (asking: Asking, id: string | null | undefined) => boolean): FieldRule =>
  (asking, row) =>
    rule(asking, row[column]);
const isSelf = ({ viewer }: Asking, id: string | null | undefined): boolean => viewer.id !== null && viewer.id === id;
const when =
  (secret: Secret): FieldRule =>
  (asking, auction) =>
    tells(asking, auction, secret);

const isSide: FieldRule = ({ viewer }, order) =>
  viewer.id !== null && [order['buyer_id'], order['seller_id']].includes(viewer.id);

/** Fields that are null unless their rule allows the viewer to see them. */
export const hiddenUnless: Record<string, FieldRule> = {
  'MarketOverview.newOrders': toAdmins,
  'MarketOverview.newOrderValue': toAdmins,
  'User.email': toMembers,
  'User.mobileNumber': where('id', isSelfOrAdmin),
  'User.emailConfirmed': where('id', isSelfOrAdmin),
  'User.role': where('id', isSelfOrStaff),
  'User.claimedName': where('id', isSelfOrStaff),
  'User.lockedAt': toStaff,
  'User.lockReason': toStaff,
  'User.position': toMembers,
  'Category.isHidden': toAdmins,
  'Category.isShown': toAdmins,
  'Category.materialCount': toAdmins,
  'Product.isHidden': toAdmins,
  'Product.isShown': toAdmins,
  'Product.searchNames': toAdmins,
  'CommodityPrice.latestDay': toAdmins,
  'CommodityPrice.pointCount': toAdmins,
  'CompanyProfile.contactEmail': toMembers,
  'Offering.indexPrice': toMembers,
  'Quote.requestId': (asking, row) => readsFor(asking, row['buyer_party_id']),
  'CompanyProfile.businessRegistrationNumber': where('user_id', isSelfOrStaff),
  'CompanyProfile.vatNumber': where('user_id', isSelfOrStaff),
  'CompanyProfile.claimedName': where('user_id', isSelfOrStaff),
  'CompanyProfile.closedAt': where('user_id', isSelfOrStaff),
  'CompanyProfile.lockedAt': where('user_id', isSelfOrStaff),
  'CompanyProfile.lockReason': where('user_id', isSelfOrStaff),
  'CompanyProfile.submittedAt': where('user_id', isSelfOrStaff),
  'VerificationDecision.admin': toStaff,
  'AuditEvent.actorId': toStaff,
  'AuditEvent.actorName': toStaff,
  'AuditEvent.subjectId': toStaff,
  'AuditEvent.subjectName': toStaff,
  'AuditEvent.requestId': toStaff,
  'AuditEvent.detail': toStaff,
  'AuditEvent.address': ({ viewer }, event) => viewer.staff || [null, viewer.id].includes(event['actor_id']!),
  'Offering.sku': where('user_id', isSelf),
  'Offering.inquiryCount': where('user_id', isSelf),
  'Auction.reservePrice': where('user_id', isSelf),
  'Auction.reserveMet': when('reserveMet'),
  'Auction.currentPrice': when('price'),
  'Auction.unitPrice': when('price'),
  'Auction.bidCount': when('counts'),
  'Auction.bidderCount': when('counts'),
  'Bid.userId': seesBidder,
  'Bid.user': seesBidder,
  'Bid.company': seesBidder,
  'Bid.message': seesBidder,
  'Bid.offering': seesBidder,
  'Bid.bidder': (asking, bid) => {
    const auction = rowOf(asking, 'auction', bid['auction_id']);
    return auction !== undefined && tells(asking, auction, 'aliases');
  },
  'Order.sku': where('seller_id', isSelf),
  'Order.purchaseOrderNumber': isSide,
  'Order.deliveryAddress': isSide,
  'Order.buyerContact': isSide,
  'Order.sellerContact': isSide,
};

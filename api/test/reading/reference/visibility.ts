// Who sees what: the market's rules in the words of its tables of rights, not of the planner's conditions.
import { rowOf, text, type Asking, type Row } from './world.ts';
import { today } from './values.ts';

type Part = 'owner' | 'leader' | 'bidder' | 'member' | 'stranger';
type Secret = 'price' | 'counts' | 'bids' | 'aliases' | 'reserveMet';

const all: Part[] = ['owner', 'leader', 'bidder', 'member', 'stranger'];
const signedIn: Part[] = ['owner', 'leader', 'bidder', 'member'];

/** What each mode tells whom until the auction is closed; own bids are seen in every mode. */
const whileOpen: Record<string, Record<Secret, Part[]>> = {
  public: { price: all, counts: all, bids: signedIn, aliases: all, reserveMet: all },
  rank_only: { price: ['owner', 'leader'], counts: all, bids: ['owner'], aliases: all, reserveMet: ['owner'] },
  sealed: { price: [], counts: ['owner'], bids: [], aliases: [], reserveMet: [] },
};

/** The close opens all amounts, a cancellation none; the reserve stays with its owner, and names stay hidden. */
const opened = { price: all, counts: all, bids: signedIn, aliases: all };
const onceClosed: Record<string, Record<Secret, Part[]>> = {
  public: { ...opened, reserveMet: all },
  rank_only: { ...opened, reserveMet: ['owner'] },
  sealed: { ...opened, reserveMet: ['owner'] },
};

const partIn = ({ viewer, world }: Asking, auction: Row): Part => {
  if (viewer.id === null) return 'stranger';
  if (auction['user_id'] === viewer.id) return 'owner';
  if (auction['leader_id'] === viewer.id) return 'leader';
  const bids = world.bid.some((bid) => bid['auction_id'] === auction['id'] && bid['user_id'] === viewer.id);
  return bids ? 'bidder' : 'member';
};

export const isClosed = (auction: Row): boolean => auction['closed_at'] !== null;

export const tells = (asking: Asking, auction: Row, secret: Secret): boolean => {
  const modes = isClosed(auction) && auction['outcome'] !== 'cancelled' ? onceClosed : whileOpen;
  return modes[text(auction, 'bid_visibility')]![secret].includes(partIn(asking, auction));
};

export const seesReserve = (asking: Asking, auction: Row): boolean => partIn(asking, auction) === 'owner';

const owns = ({ viewer }: Asking, row: Row | undefined): boolean =>
  viewer.id !== null && row?.['user_id'] === viewer.id;

const seesOrder = ({ viewer }: Asking, order: Row): boolean =>
  viewer.admin || (viewer.id !== null && [order['buyer_id'], order['seller_id']].includes(viewer.id));

const seesBid = (asking: Asking, bid: Row): boolean => {
  const auction = rowOf(asking, 'auction', bid['auction_id']);
  if (owns(asking, bid)) return true;
  return auction ? tells(asking, auction, 'bids') : owns(asking, rowOf(asking, 'rfp', bid['rfp_id']));
};

/** The bidder; an RFP's owner; an auction's owner of the winner, after the close. */
export const seesBidder = (asking: Asking, bid: Row): boolean => {
  if (owns(asking, bid)) return true;
  const auction = rowOf(asking, 'auction', bid['auction_id']);
  if (!auction) return owns(asking, rowOf(asking, 'rfp', bid['rfp_id']));
  return owns(asking, auction) && auction['awarded_bid_id'] === bid['id'];
};

/** Whether the viewer may know that this row exists. */
export const seesRow = (asking: Asking, typeName: string, row: Row): boolean => {
  const { id } = asking.viewer;
  switch (typeName) {
    case 'Bid':
      return seesBid(asking, row);
    case 'Order':
      return seesOrder(asking, row);
    case 'VerificationDecision':
      return isSelfOrAdmin(asking, rowOf(asking, 'company_profile', row['company_profile_id'])!['user_id']);
    case 'OrderEvent':
      return seesOrder(asking, rowOf(asking, 'order', row['order_id'])!);
    case 'Message':
      return id !== null && [row['sending_user_id'], row['recipient_id']].includes(id);
    // The owner sees who asked to take part, never who has bid.
    case 'AuctionBidder':
      return row['qualification'] !== 'none' && owns(asking, rowOf(asking, 'auction', row['auction_id']));
    case 'AuctionStanding':
      return owns(asking, row);
    default:
      return true;
  }
};

const isSelfOrAdmin = ({ viewer }: Asking, userId: string | null | undefined): boolean =>
  viewer.admin || (viewer.id !== null && viewer.id === userId);

const offersToday = ({ world }: Asking, user: Row): boolean =>
  world.offering.some(
    (offer) =>
      offer['user_id'] === user['id'] &&
      offer['status'] === 'active' &&
      (offer['available_until'] ?? today()) >= today(),
  );

/** Fields of people, companies and bids that not everybody sees. */
export const personal: Record<string, (asking: Asking, row: Row) => boolean> = {
  'User.email': (asking, user) =>
    isSelfOrAdmin(asking, user['id']) || (asking.viewer.id !== null && offersToday(asking, user)),
  'User.mobileNumber': (asking, user) => isSelfOrAdmin(asking, user['id']),
  'User.role': (asking, user) => isSelfOrAdmin(asking, user['id']),
  'User.position': ({ viewer }) => viewer.id !== null,
  'CompanyProfile.businessRegistrationNumber': (asking, profile) => isSelfOrAdmin(asking, profile['user_id']),
  'CompanyProfile.submittedAt': (asking, profile) => isSelfOrAdmin(asking, profile['user_id']),
  'VerificationDecision.admin': ({ viewer }) => viewer.admin,
  'Bid.userId': seesBidder,
  'Bid.user': seesBidder,
  'Bid.message': seesBidder,
  'Bid.offering': seesBidder,
  'AuctionBidder.user': (asking, bidder) =>
    rowOf(asking, 'auction', bidder['auction_id'])!['pre_qualification_required'] === 't',
};

import { auctionStatus, offeringStatus, rfpStatus } from './postings.ts';
import { amount, cents } from './values.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

const startOfMonth = (): number => {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth());
};

/** Whether a watched entry of the catalogue is not hidden; other records cannot be hidden. */
const isShown = (asking: Asking, watch: Row): boolean =>
  (rowOf(asking, 'product', watch['product_id']) ?? rowOf(asking, 'category', watch['category_id']))?.['is_shown'] !==
  'f';

/** The viewer's figures; a plain object, because it is not a row. */
export const dashboardStats = (asking: Asking): unknown => {
  const { world, viewer } = asking;
  const { id } = viewer;
  const isOpenFor =
    (column: string) =>
    (row: Row): boolean =>
      world.bid.some((bid) => bid[column] === row['id'] && bid['user_id'] === id);
  const ofThisMonth = (party: string): string =>
    amount(
      world.order
        .filter((order) => order[party] === id && order['status'] !== 'cancelled')
        .filter((order) => Date.parse(text(order, 'created_at')) >= startOfMonth())
        .reduce((sum, order) => sum + cents(text(order, 'total_amount')), 0n),
    );
  const live = world.auction.filter((auction) => auctionStatus(auction, asking) === 'active');
  const open = world.rfp.filter((rfp) => rfpStatus(rfp) === 'active');
  return {
    unreadMessages: world.message.filter((message) => message['recipient_id'] === id && message['is_read'] === 'f')
      .length,
    activeBids: live.filter(isOpenFor('auction_id')).length + open.filter(isOpenFor('rfp_id')).length,
    watchlistCount: world.watch.filter((watch) => watch['user_id'] === id && isShown(asking, watch)).length,
    monthlySpend: ofThisMonth('buyer_id'),
    activeListings: world.offering.filter((offer) => offer['user_id'] === id && offeringStatus(offer) === 'active')
      .length,
    liveAuctions: live.filter((auction) => auction['user_id'] === id).length,
    monthlyRevenue: ofThisMonth('seller_id'),
    pendingOrders: world.order.filter(
      (order) => [order['buyer_id'], order['seller_id']].includes(id) && order['status'] === 'pending',
    ).length,
  };
};

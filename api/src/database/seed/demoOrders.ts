import type { PlannedAuction } from './demoAuctions.ts';
import type { Bid } from './demoBids.ts';
import { toCents, toText } from './money.ts';
import { ordersFromOfferings, type OfferingDeals } from './offeringOrders.ts';
import { orderOf, type PlannedOrder } from './orderPlan.ts';
import { randomOf, type Random } from './random.ts';
import type { PlannedRfp } from './demoRfps.ts';
import { HOUR, later, startOf } from './time.ts';
import { present } from './present.ts';

export interface Deals extends OfferingDeals {
  rfps: readonly PlannedRfp[];
  auctions: readonly PlannedAuction[];
}

export const planOrders = (deals: Deals): PlannedOrder[] => {
  const { rfps, auctions, today } = deals;
  const random = randomOf('orders', today);
  return [
    ...rfps.flatMap((rfp) => fromRfp(rfp, today, random)),
    ...auctions.flatMap((auction) => fromAuction(auction, today, random)),
    ...ordersFromOfferings(deals, random),
  ];
};

const awarded = (bids: readonly Bid[]) => bids.find((bid) => bid.status === 'awarded');

/** Awarded within two days after the last bid or the closing day. */
const fromRfp = ({ row, bids }: PlannedRfp, today: string, random: Random): PlannedOrder[] => {
  const bid = awarded(bids);
  if (!bid) return [];
  const last = present(bids.at(-1)).createdAt;
  const createdAt = earlier(later(last, random.whole(2, 40) * HOUR), later(startOf(today), -HOUR));
  const parties = { buyerId: row.userId, sellerId: bid.userId };
  const { quantity, unit, title } = row;
  return [
    {
      title,
      row: orderOf({ ...parties, createdAt, quantity, unit, totalAmount: bid.amount, bidId: bid.id }, today, random),
    },
  ];
};

/** Created by the close, at the same time. */
const fromAuction = ({ row, bids }: PlannedAuction, today: string, random: Random): PlannedOrder[] => {
  const bid = awarded(bids);
  if (!bid || !row.closedAt) return [];
  const { quantity, unit, title, closedAt } = row;
  const parties =
    row.type === 'forward'
      ? { buyerId: bid.userId, sellerId: row.userId }
      : { buyerId: row.userId, sellerId: bid.userId };
  const totalAmount = row.priceBasis === 'lot' ? bid.amount : toText(toCents(bid.amount) * quantity);
  return [
    {
      title,
      row: orderOf({ ...parties, createdAt: closedAt, quantity, unit, totalAmount, bidId: bid.id }, today, random),
    },
  ];
};

const earlier = (a: Date, b: Date) => (a < b ? a : b);

import type { Random } from './random.ts';
import { DAY, startOf } from './time.ts';

export interface Order {
  id: string;
  createdAt: Date;
  /** Not before the market's day, so that a demo starts with orders that can still be confirmed. */
  awaitingSince: Date;
  buyerId: string;
  sellerId: string;
  totalAmount: string;
  quantity: number;
  unit: string;
  status: 'pending' | 'confirmed' | 'shipped' | 'delivered' | 'completed' | 'cancelled';
  offeringId: string | null;
  bidId: string | null;
}

/** An order with the title of what it came from. */
export interface PlannedOrder {
  row: Order;
  title: string;
}

type Placed = Omit<Order, 'id' | 'awaitingSince' | 'status' | 'offeringId' | 'bidId'> &
  Partial<Pick<Order, 'offeringId' | 'bidId'>>;

/** Only what is offered again may have been cancelled: an award stands, and what is sold out was bought. */
export const orderOf = (placed: Placed, today: string, random: Random, mayBeCancelled = false): Order => ({
  id: random.id(placed.createdAt),
  awaitingSince: placed.createdAt > startOf(today) ? placed.createdAt : startOf(today),
  offeringId: null,
  bidId: null,
  ...placed,
  status: statusAfter((startOf(today).getTime() - placed.createdAt.getTime()) / DAY, random, mayBeCancelled),
});

/** As far as orders of that age have come. */
const statusAfter = (days: number, random: Random, mayBeCancelled: boolean): Order['status'] => {
  if (random.chance(0.07) && mayBeCancelled) return 'cancelled';
  const at = days * random.within(0.7, 1.4);
  if (at < 3) return 'pending';
  if (at < 8) return 'confirmed';
  if (at < 18) return 'shipped';
  return at < 26 ? 'delivered' : 'completed';
};

import type { Random } from './random.ts';
import { DAY, startOf } from './time.ts';

export interface Order {
  id: string;
  createdAt: Date;
  /** Today at the earliest, so that a demo starts with orders that can still be confirmed. */
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

/** An order with the title of its bid or offering. */
export interface PlannedOrder {
  row: Order;
  title: string;
}

type OrderInput = Omit<Order, 'id' | 'awaitingSince' | 'status' | 'offeringId' | 'bidId'> &
  Partial<Pick<Order, 'offeringId' | 'bidId'>>;

/** Only orders from active offerings may be cancelled: awards and sold-out offerings depend on theirs. */
export const orderOf = (input: OrderInput, today: string, random: Random, mayBeCancelled = false): Order => ({
  id: random.id(input.createdAt),
  awaitingSince: input.createdAt > startOf(today) ? input.createdAt : startOf(today),
  offeringId: null,
  bidId: null,
  ...input,
  status: statusAfter((startOf(today).getTime() - input.createdAt.getTime()) / DAY, random, mayBeCancelled),
});

/** A status that is plausible for the age of the order. */
const statusAfter = (days: number, random: Random, mayBeCancelled: boolean): Order['status'] => {
  if (random.chance(0.07) && mayBeCancelled) return 'cancelled';
  const at = days * random.within(0.7, 1.4);
  if (at < 3) return 'pending';
  if (at < 8) return 'confirmed';
  if (at < 18) return 'shipped';
  return at < 26 ? 'delivered' : 'completed';
};

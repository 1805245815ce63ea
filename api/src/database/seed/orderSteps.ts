import { orderMoves, type OrderMove } from '../../features/orders/rules.ts';
import type { Order, PlannedOrder } from './orderPlan.ts';
import { randomOf, type Random } from './random.ts';
import { HOUR, later, MINUTE, startOf } from './time.ts';
import { present } from './present.ts';

export interface OrderStep {
  row: {
    id: string;
    createdAt: Date;
    orderId: string;
    status: OrderMove;
    actorId: string;
    note: string | null;
  };
  order: Order;
  title: string;
}

const PATH: OrderMove[] = ['confirmed', 'shipped', 'delivered', 'completed'];

/** The steps that led each order to its status. */
export const planOrderSteps = (orders: readonly PlannedOrder[], today: string): OrderStep[] => {
  const random = randomOf('order steps', today);
  return orders.flatMap(({ row: order, title }) => {
    const moves = movesTo(order.status, random);
    const span = Math.max(0, later(startOf(today), -HOUR).getTime() - order.createdAt.getTime());
    const times = moves.map(() => random.within(0.05, 0.95)).sort((a, b) => a - b);
    return moves.map((status, nth) => {
      const after = present(times[nth]) * span;
      const createdAt = later(order.createdAt, span < HOUR ? after : Math.floor(after / MINUTE) * MINUTE + nth);
      const actorId = whose(status, random) === 'buyer' ? order.buyerId : order.sellerId;
      const note = noteOn(status, actorId === order.buyerId, random);
      return { row: { id: random.id(createdAt), createdAt, orderId: order.id, status, actorId, note }, order, title };
    });
  });
};

const movesTo = (status: Order['status'], random: Random): OrderMove[] => {
  if (status === 'pending') return [];
  if (status === 'cancelled') return random.chance(0.5) ? ['cancelled'] : ['confirmed', 'cancelled'];
  return PATH.slice(0, PATH.indexOf(status) + 1);
};

const whose = (move: OrderMove, random: Random) => random.pick<'buyer' | 'seller'>(orderMoves[move].by);

const reasons = {
  buyer: [
    'Our production run was moved to the next quarter.',
    'Ordered twice by mistake; please keep the other one.',
    'The site cannot take a delivery before the maintenance is over.',
  ],
  seller: [
    'The lot failed our own release test. We will not ship it.',
    'The vessel was delayed, so we cannot hold the date.',
    'The last pallets were damaged in our warehouse.',
  ],
};
const shipments = [
  'By road, certificate of analysis travels with the driver.',
  'Loaded in full trucks; the haulier announces itself one day ahead.',
  'By sea, the bill of lading follows by courier.',
  null,
];

const noteOn = (move: OrderMove, isBuyer: boolean, random: Random): string | null => {
  if (move === 'cancelled') return random.pick(reasons[isBuyer ? 'buyer' : 'seller']);
  return move === 'shipped' ? random.pick(shipments) : null;
};

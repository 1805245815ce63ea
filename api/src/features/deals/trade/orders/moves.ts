import { isActingParty, ofEither, type Rule } from '../../../../reading/reading.ts';
import { join, name, sql } from '../../../../reading/sql.ts';
import type { Move, Moves } from '../../../people/companies/moves.ts';
import type { OrderSide } from './order.enums.ts';
import { orderMoves, type OrderAction, type OrderMove } from './rules.ts';

/** Whether the viewer acts for this side of an order or a quote. */
export const isOn =
  (side: OrderSide): Rule =>
  (row, viewer) =>
    isActingParty(sql`${row}.${name(`${side}_party_id`)}`, viewer);

/** Whether the viewer acts for one of the two sides. */
export const isSide = ofEither(isActingParty, 'buyer_party_id', 'seller_party_id');

const hasStatus =
  (statuses: readonly string[]): Rule =>
  (order) =>
    sql`${order}.status in (${join(statuses.map((status) => sql`${status}`))})`;

const orderStatus = { details: { orderStatus: 'status' } };

/** A step of the order, as its rules say. */
const step = (move: OrderMove, words: string): Move => {
  const { from, by } = orderMoves[move];
  const ofOneSide: Move = [[isOn(by[0]), 'FORBIDDEN', `Only the ${by[0]} can ${words}.`]];
  return [
    [isSide, 'NOT_FOUND', 'Order not found.'],
    ...(by.length === 1 ? ofOneSide : []),
    [hasStatus(from), 'ORDER_STATE', `This order is {status} and cannot be ${move}.`, orderStatus],
  ];
};

export const movesOfOrders: Moves<OrderAction | 'setPurchaseOrderNumber'> = {
  table: 'order',
  moves: {
    confirm: step('confirmed', 'confirm this order'),
    ship: step('shipped', 'ship this order'),
    confirmDelivery: step('delivered', 'say that this order was delivered'),
    complete: step('completed', 'complete this order'),
    cancel: step('cancelled', 'cancel this order'),
    setPurchaseOrderNumber: [
      [isSide, 'NOT_FOUND', 'Order not found.'],
      [isOn('buyer'), 'FORBIDDEN', 'Only the buyer names a purchase order number.'],
      [
        (order) => sql`${order}.status <> 'cancelled'`,
        'ORDER_STATE',
        'This order is {status} and cannot be changed.',
        orderStatus,
      ],
    ],
  },
};

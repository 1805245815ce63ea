import { object, string } from 'yup';
import { optionalId, optionalText, optionalWhole, requiredId } from '../../rules/values.ts';

export const orderStatuses = ['pending', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled'] as const;
export const orderSides = ['buyer', 'seller'] as const;

type Status = (typeof orderStatuses)[number];
type Side = (typeof orderSides)[number];

/** Who brings an order to a status, and from where; none ever comes back to pending. */
export const orderMoves = {
  confirmed: { from: ['pending'], by: ['seller'] },
  shipped: { from: ['confirmed'], by: ['seller'] },
  delivered: { from: ['shipped'], by: ['buyer'] },
  completed: { from: ['delivered'], by: ['buyer'] },
  cancelled: { from: ['pending', 'confirmed'], by: ['buyer', 'seller'] },
} as const satisfies Partial<Record<Status, { from: readonly Status[]; by: readonly Side[] }>>;

export type OrderMove = keyof typeof orderMoves;

const moves = Object.keys(orderMoves) as OrderMove[];

/** Where this side may bring an order that stands so. */
export const movesOf = (status: Status, side: Side): OrderMove[] =>
  moves.filter((move) => {
    const { from, by }: { from: readonly Status[]; by: readonly Side[] } = orderMoves[move];
    return from.includes(status) && by.includes(side);
  });

export const NO_SELLER = 'Seller information is missing.';
export const NO_REASON = 'Please say why the order is cancelled.';

export const orderRules = object({
  offeringId: optionalId('Offering'),
  bidId: optionalId('Bid'),
  quantity: optionalWhole('Quantity'),
});

/** A step of an order's life; whoever cancels says why. */
export const changeOrderRules = object({
  orderId: requiredId('Order'),
  status: string().required('Status is required.').oneOf(moves, 'An order is never brought back to pending.'),
  note: optionalText('Note', 1000).when('status', {
    is: 'cancelled',
    then: (note) => note.test('reason', NO_REASON, Boolean),
  }),
});

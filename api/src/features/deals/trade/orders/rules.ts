import { object, string } from 'yup';
import { optionalId, optionalText, optionalWhole, requiredId } from '../../../../rules/values.ts';
import { optionalCode } from '../../../../rules/values/readCode.ts';
import { termRules } from '../../../goods/postings/offeringTerms.ts';

export const orderStatuses = ['pending', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled'] as const;
export const orderSides = ['buyer', 'seller'] as const;

type Status = (typeof orderStatuses)[number];
type Side = (typeof orderSides)[number];

/** For each status: the action that sets it, from which statuses, and by whom; no order returns to pending. */
export const orderMoves = {
  confirmed: { action: 'confirm', from: ['pending'], by: ['seller'] },
  shipped: { action: 'ship', from: ['confirmed'], by: ['seller'] },
  delivered: { action: 'confirmDelivery', from: ['shipped'], by: ['buyer'] },
  completed: { action: 'complete', from: ['delivered'], by: ['buyer'] },
  cancelled: { action: 'cancel', from: ['pending', 'confirmed'], by: ['buyer', 'seller'] },
} as const satisfies Partial<Record<Status, { action: string; from: readonly Status[]; by: readonly Side[] }>>;

export type OrderMove = keyof typeof orderMoves;
export type OrderAction = (typeof orderMoves)[OrderMove]['action'];

export const orderMoveNames = Object.keys(orderMoves) as OrderMove[];

/** The statuses that this side may set for an order of a status. */
export const movesOf = (status: Status, side: Side): OrderMove[] =>
  orderMoveNames.filter((move) => {
    const { from, by }: { from: readonly Status[]; by: readonly Side[] } = orderMoves[move];
    return from.includes(status) && by.includes(side);
  });

export const NO_SELLER = 'Seller information is missing.';
export const NO_REASON = 'Please say why the order is cancelled.';

export const orderRules = object({
  offeringId: optionalId('Offering'),
  bidId: optionalId('Bid'),
  quantity: optionalWhole('Quantity'),
  purchaseOrderNumber: optionalCode('Purchase order number', 60),
  deliveryAddress: optionalText('Delivery address', 400),
  deliveryTerms: termRules.deliveryTerms,
  deliveryLocation: termRules.deliveryLocation,
  paymentTerms: termRules.paymentTerms,
});

/** What a bid says in words, which its order has as terms. */
export const awardRules = orderRules.pick(['deliveryTerms', 'deliveryLocation', 'paymentTerms']);

const ofOrder = { orderId: requiredId('Order') };

/** The buyer's own number of an order. */
export const purchaseOrderRules = orderRules.pick(['purchaseOrderNumber']).shape(ofOrder);

/** A change of an order's status; a cancellation needs a reason. */
export const changeOrderRules = object({
  ...ofOrder,
  status: string().required('Status is required.').oneOf(orderMoveNames, 'An order is never brought back to pending.'),
  note: optionalText('Note', 1000).when('status', {
    is: 'cancelled',
    then: (note) => note.test('reason', NO_REASON, Boolean),
  }),
});

import { graphEnum } from '../../../../schema/enums.ts';

export const OrderStatus = graphEnum('OrderStatus', 'Status of an order.', {
  pending: 'A direct order that the seller has not confirmed yet.',
  confirmed: 'Confirmed by the seller.',
  shipped: 'Shipped by the seller.',
  delivered: 'Received by the buyer.',
  completed: 'Accepted by the buyer.',
  cancelled: 'Cancelled by the buyer or the seller, or because the seller did not confirm in time.',
});
export type OrderStatus = keyof typeof OrderStatus;

export const OrderSide = graphEnum('OrderSide', 'A side of an order.', {
  buyer: 'The buyer.',
  seller: 'The seller.',
});
export type OrderSide = keyof typeof OrderSide;

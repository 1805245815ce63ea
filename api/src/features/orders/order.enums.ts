import { graphEnum } from '../../schema/enums.ts';

export const OrderStatus = graphEnum('OrderStatus', 'Where an order stands.', {
  pending: 'Placed, not yet confirmed by the seller.',
  confirmed: 'The seller confirmed.',
  shipped: 'On its way.',
  delivered: 'Arrived.',
  completed: 'Accepted by the buyer.',
  cancelled: 'Cancelled by one of the two, or because the seller did not confirm in time.',
});
export type OrderStatus = keyof typeof OrderStatus;

export const OrderSide = graphEnum('OrderSide', 'A side of an order.', {
  buyer: 'Who buys.',
  seller: 'Who sells.',
});
export type OrderSide = keyof typeof OrderSide;

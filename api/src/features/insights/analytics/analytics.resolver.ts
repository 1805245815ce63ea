import { argument, query, rootFields } from '../../../schema/rootFields.ts';
import { OrderSide } from '../../orders/order.enums.ts';
import { analyticsOf } from './analytics.service.ts';
import { Analytics } from './analytics.type.ts';

export const AnalyticsResolver = rootFields('member', {
  analytics: query('read', {
    type: () => Analytics,
    description: "The viewer's trade of the last twelve months, computed from orders and auctions.",
    args: [argument<OrderSide>('side', () => OrderSide, 'Sales or purchases.')],
    run: analyticsOf,
  }),
});

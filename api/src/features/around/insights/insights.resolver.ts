import { argument, query, rootFields } from '../../../schema/rootFields.ts';
import { OrderSide } from '../../deals/trade/orders/order.enums.ts';
import { analyticsOf } from './analytics/analytics.service.ts';
import { Analytics } from './analytics/analytics.type.ts';
import { DashboardStats } from './dashboard/dashboardStats.type.ts';
import { needsYouOf } from './dashboard/needsYou.service.ts';
import { Need } from './dashboard/needsYou.type.ts';

export const InsightsResolver = rootFields('member', {
  dashboardStats: query('read', {
    cost: 8,
    type: () => DashboardStats,
    description: "The viewer's figures.",
    read: (ctx, info) => ctx.reader.computed(ctx, info, DashboardStats),
  }),
  needsYou: query('read', {
    cost: 30,
    type: () => [Need],
    description: 'What waits for the viewer, or for their company; kinds without records are left out.',
    run: needsYouOf,
  }),
  analytics: query('read', {
    cost: 20,
    type: () => Analytics,
    description: "The viewer's trade of the last twelve months, computed from orders and auctions.",
    args: [argument<OrderSide>('side', () => OrderSide, 'Sales or purchases.')],
    run: analyticsOf,
  }),
});

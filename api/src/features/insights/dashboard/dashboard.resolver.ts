import { query, rootFields } from '../../../schema/rootFields.ts';
import { DashboardStats } from './dashboardStats.type.ts';

export const DashboardResolver = rootFields('member', {
  dashboardStats: query('read', {
    type: () => DashboardStats,
    description: "The viewer's figures.",
    read: (ctx, info) => ctx.reader.computed(ctx, info, DashboardStats),
  }),
});

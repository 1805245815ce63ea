import { query, rootFields } from '../../../schema/rootFields.ts';
import { DashboardStats } from './dashboardStats.type.ts';
import { needsYouOf } from './needsYou.service.ts';
import { Need } from './needsYou.type.ts';

export const DashboardResolver = rootFields('member', {
  dashboardStats: query('read', {
    type: () => DashboardStats,
    description: "The viewer's figures.",
    read: (ctx, info) => ctx.reader.computed(ctx, info, DashboardStats),
  }),
  needsYou: query('read', {
    type: () => [Need],
    description: 'What waits for the viewer, or for their company; kinds without records are left out.',
    run: needsYouOf,
  }),
});

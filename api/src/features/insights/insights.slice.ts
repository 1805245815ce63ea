import type { Slice } from '../../schema/market.ts';
import { DashboardResolver } from './dashboard/dashboard.resolver.ts';
import { AnalyticsResolver } from './analytics/analytics.resolver.ts';
import './dashboard/dashboard.reading.ts';

export const insights: Slice = {
  name: 'insights',
  resolvers: [DashboardResolver, AnalyticsResolver],
};

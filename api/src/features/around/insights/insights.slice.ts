import type { Slice } from '../../../schema/market.ts';
import { InsightsResolver } from './insights.resolver.ts';
import './dashboard/dashboard.reading.ts';

export const insights: Slice = { name: 'insights', resolvers: [InsightsResolver] };

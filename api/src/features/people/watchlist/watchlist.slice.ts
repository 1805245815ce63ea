import type { Slice } from '../../../schema/market.ts';
import { WatchingResolver } from './watching.resolver.ts';

export const watchlist: Slice = {
  name: 'watchlist',
  resolvers: [WatchingResolver],
};

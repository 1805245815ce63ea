import type { Slice } from '../../schema/market.ts';
import { NodesResolver } from './nodes.resolver.ts';

export const nodes: Slice = {
  name: 'nodes',
  resolvers: [NodesResolver],
};

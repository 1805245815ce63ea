import type { Slice } from '../../schema/market.ts';
import { CommodityPrice, PricePoint } from './commodity.entity.ts';
import { PricesResolver } from './prices.resolver.ts';
import './prices.reading.ts';

export const prices: Slice = {
  name: 'prices',
  entities: [CommodityPrice, PricePoint],
  resolvers: [PricesResolver],
};

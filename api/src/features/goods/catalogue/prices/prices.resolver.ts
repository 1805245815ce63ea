import { query, rootFields } from '../../../../schema/rootFields.ts';
import { CommodityPrices } from './commodity.entity.ts';

export const PricesResolver = rootFields('anyone', {
  commodityPrices: query('public', {
    cost: 'planned',
    type: () => CommodityPrices,
    description: 'The price index.',
    read: (ctx, info) => ctx.reader.computed(ctx, info, CommodityPrices),
  }),
});

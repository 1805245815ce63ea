import { Int } from 'type-graphql';
import { sql } from '../../../../reading/sql.ts';
import { plannedFields } from '../../../../schema/plannedFields.ts';
import { idArgument, input, mutation, optional, query, rootFields } from '../../../../schema/rootFields.ts';
import { Calendar } from '../../../../schema/scalars.ts';
import { byName } from '../catalogue.reading.ts';
import { Product } from '../product.entity.ts';
import { CommodityPrice, PricePoint, RegionArgs } from '../prices/commodity.entity.ts';
import { asEditor } from './catalogueAdmin.resolver.ts';
import { PriceCorrection } from './priceCorrection.entity.ts';
import { CommodityInput, PriceInput } from './prices.inputs.ts';
import { linkProduct, saveCommodity, setPrice } from './prices.service.ts';

const MAX_COMMODITIES = 200;

export const PriceAdminResolver = rootFields('admin', {
  managedCommodities: query('staff', {
    cost: 'planned',
    type: () => [CommodityPrice],
    description: 'The commodities of the price index for admins, by name.',
    read: (ctx, info) =>
      ctx.reader.many(asEditor(ctx), info, CommodityPrice, {}, undefined, {
        order: (row) => sql`${byName(row)}, ${row}.id`,
        max: MAX_COMMODITIES,
      }),
  }),
  managedCommodity: query('staff', {
    cost: 'planned',
    record: CommodityPrice,
    as: asEditor,
    description: 'A commodity of the price index for admins, or null.',
    args: [idArgument('id', 'The id.')],
    run: (_ctx, id) => id,
  }),
  saveCommodity: mutation('staff', {
    cost: 20,
    record: CommodityPrice,
    as: asEditor,
    description: 'Adds a commodity to the price index, or changes one; not one of the demo data.',
    args: [optional(idArgument('id', 'The commodity; a new one if absent.')), input(CommodityInput, 'All its values.')],
    run: (ctx, id, values) => saveCommodity(ctx, id ?? null, values),
  }),
  linkMaterial: mutation('staff', {
    cost: 20,
    type: () => Boolean,
    description: 'Sets the commodity that the offers of a material are compared with; true.',
    args: [
      idArgument('productId', 'The material.'),
      optional(idArgument('commodityId', 'The commodity, or null for none.')),
    ],
    run: (ctx, productId, commodityId) => linkProduct(ctx, productId, commodityId ?? null),
  }),
  setPrice: mutation('staff', {
    cost: 20,
    record: CommodityPrice,
    as: asEditor,
    description: 'Adds, corrects or removes a price and keeps what it was; returns its commodity.',
    args: [input(PriceInput, 'The price.')],
    run: setPrice,
  }),
});

export const CommodityEditing = plannedFields(CommodityPrice, {
  latestDay: {
    type: () => Calendar,
    nullable: true,
    description: 'The day of its latest price in any region, or null; null for others than admins.',
  },
  pointCount: {
    type: () => Int,
    nullable: true,
    description: 'Number of its prices in all regions; null for others than admins.',
  },
  materials: {
    type: () => [Product],
    description: 'The materials whose offers are compared with it; empty for others than admins.',
  },
  points: {
    type: () => [PricePoint],
    args: RegionArgs,
    description: 'Its latest 100 prices in the region, newest first; empty for others than admins.',
  },
  corrections: {
    type: () => [PriceCorrection],
    description: 'Its latest 100 corrections, newest first; empty for others than admins.',
  },
});

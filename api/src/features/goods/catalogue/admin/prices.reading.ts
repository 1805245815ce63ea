import { admins, extendType, day, many, manyBy, defineType, value } from '../../../../reading/reading.ts';
import { sql } from '../../../../reading/sql.ts';
import { byName } from '../catalogue.reading.ts';
import { Product } from '../product.entity.ts';
import { CommodityPrice, PricePoint } from '../prices/commodity.entity.ts';
import { regionOf } from '../prices/prices.reading.ts';
import { PriceCorrection } from './priceCorrection.entity.ts';

defineType(PriceCorrection, { visible: admins });

extendType(CommodityPrice, {
  latestDay: value(
    (row) => day(sql`(select max(point.day) from price_point point where point.commodity_id = ${row}.id)`),
    admins,
  ),
  pointCount: value(
    (row) => sql`(select count(*)::int from price_point point where point.commodity_id = ${row}.id)`,
    admins,
  ),
  materials: many(
    () => Product,
    (row, material, { admin }) => admin && sql`${material}.commodity_id = ${row}.id`,
    { order: (material) => sql`${byName(material)}, ${material}.id`, max: 50 },
  ),
  points: many(
    () => PricePoint,
    (row, point, { admin }, args) =>
      admin && sql`${point}.commodity_id = ${row}.id and ${point}.region = ${regionOf(args)}`,
    { order: (point) => sql`${point}.day desc, ${point}.id`, max: 100 },
  ),
  corrections: manyBy(() => PriceCorrection, 'commodity_id', {
    order: (correction) => sql`${correction}.created_at desc, ${correction}.id desc`,
    max: 100,
  }),
});

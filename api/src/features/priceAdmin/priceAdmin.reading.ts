import { day, many, reads, value, type Rule } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { byName } from '../catalogue/catalogue.reading.ts';
import { ManagedMaterial } from '../catalogueAdmin/managed.type.ts';
import { CommodityPrice, PricePoint } from '../prices/commodity.entity.ts';
import { regionOf } from '../prices/prices.reading.ts';
import { ManagedCommodity } from './managedCommodity.type.ts';
import { PriceCorrection } from './priceCorrection.entity.ts';

const admins: Rule = (_row, viewer) => viewer.admin;

reads(PriceCorrection, { visible: admins });

reads(ManagedCommodity, {
  table: () => CommodityPrice,
  visible: admins,
  fields: {
    latestDay: value((row) =>
      day(sql`(select max(point.day) from price_point point where point.commodity_id = ${row}.id)`),
    ),
    pointCount: value((row) => sql`(select count(*)::int from price_point point where point.commodity_id = ${row}.id)`),
    materials: many(
      () => ManagedMaterial,
      (row, material) => sql`${material}.commodity_id = ${row}.id`,
      { order: (material) => sql`${byName(material)}, ${material}.id`, max: 50 },
    ),
    points: many(
      () => PricePoint,
      (row, point, _viewer, args) => sql`${point}.commodity_id = ${row}.id and ${point}.region = ${regionOf(args)}`,
      { order: (point) => sql`${point}.day desc, ${point}.id`, max: 100 },
    ),
    corrections: many(
      () => PriceCorrection,
      (row, correction) => sql`${correction}.commodity_id = ${row}.id`,
      { order: (correction) => sql`${correction}.created_at desc, ${correction}.id desc`, max: 100 },
    ),
  },
});

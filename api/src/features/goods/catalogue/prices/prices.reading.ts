import { badInput } from '../../../../common/errors.ts';
import {
  day,
  decimal,
  everyone,
  instant,
  many,
  defineType,
  value,
  type Arguments,
} from '../../../../reading/reading.ts';
import { sql, type Sql } from '../../../../reading/sql.ts';
import { CommodityPrice, CommodityPrices, PricePoint } from './commodity.entity.ts';
import { regions, timeframes, type Timeframe } from './rules.ts';

/** An argument that is one of some words. */
const wordOf = <Word extends string>(args: Arguments, name: string, words: readonly Word[], usual: Word): Word => {
  const found = words.find((word) => word === String(args[name] ?? usual));
  if (found) return found;
  const rule = `must be one of ${words.join(', ')}`;
  throw badInput(`"${name}" ${rule}.`, { [name]: rule });
};

export const regionOf = (args: Arguments): string => wordOf(args, 'region', regions, 'all');

const daysBack = (args: Arguments): number =>
  timeframes[wordOf(args, 'timeframe', Object.keys(timeframes) as Timeframe[], '7d')];

/** The latest point of the region, `ago` days before its latest day or earlier. */
const point = (commodity: Sql, column: Sql, args: Arguments, ago = 0): Sql =>
  sql`(select point.${column} from price_point point where point.commodity_id = ${commodity}.id and point.region = ${regionOf(args)} and point.day <= (select max(latest.day) from price_point latest where latest.commodity_id = ${commodity}.id and latest.region = ${regionOf(args)}) - ${ago}::int order by point.day desc limit 1)`;

const price = sql`price`;

defineType(CommodityPrice, {
  visible: everyone,
  fields: {
    currentPrice: value((row, _viewer, args) => decimal(point(row, price, args))),
    priceDate: value((row, _viewer, args) => day(point(row, sql`day`, args))),
    changePercent: value((row, _viewer, args) => {
      const before = point(row, price, args, daysBack(args));
      return sql`round((${point(row, price, args)} / nullif(${before}, 0) - 1) * 100, 2)::float8`;
    }),
    history: many(
      () => PricePoint,
      (row, each, _viewer, args) =>
        sql`${each}.commodity_id = ${row}.id and ${each}.region = ${regionOf(args)} and ${each}.day > (select max(latest.day) from price_point latest where latest.commodity_id = ${row}.id and latest.region = ${regionOf(args)}) - ${daysBack(args) + 1}::int`,
      { order: (each) => sql`${each}.day`, max: 400, usual: (args) => daysBack(args) + 1 },
    ),
  },
});

defineType(PricePoint, { visible: everyone });

defineType(CommodityPrices, {
  visible: everyone,
  fields: {
    data: many(
      () => CommodityPrice,
      (_row, each, _viewer, { only }) =>
        !Array.isArray(only) || sql`array[${each}.symbol, ${each}.name] && ${only}::text[]`,
      {
        order: (row) => sql`${row}.name collate "unicode", ${row}.id`,
        max: 200,
        usual: ({ only }) => (Array.isArray(only) ? only.length : undefined),
      },
    ),
    lastUpdated: value(() => instant(sql`coalesce((select max(created_at) from price_point), statement_timestamp())`)),
  },
});

import { readCommodities, type CommodityData } from './data.ts';
import { toCents } from './money.ts';
import { randomOf, type Random } from './random.ts';
import { insertRows, type Client } from './rows.ts';
import { DAY, later, plusDays, startOf } from './time.ts';
import { present } from './present.ts';

const ISSUED = new Date('2025-01-06T08:00:00.000Z');

/** Days after which half of a deviation from the trend is gone. */
const HALF_LIFE = 55;
/** Fraction of a deviation that remains after a day. */
export const DAILY_RETENTION = 0.5 ** (1 / HALF_LIFE);
/** Fraction of a region's movement that is independent of the others. */
export const REGIONAL_SHARE = 0.3;

const SOURCE = 'Simulated for the demo market';

/** Number of missing days of a commodity whose feed fails. */
const DAYS_MISSING = 3;

export const commodityId = ({ symbol }: CommodityData): string => randomOf('commodity', symbol).id(ISSUED);

/** The day of a commodity's latest price. */
export const latestDay = ({ error }: CommodityData, today: string): string =>
  error ? plusDays(today, -DAYS_MISSING) : today;

export const insertPrices = async (client: Client, today: string, days: number): Promise<void> => {
  const commodities = readCommodities();
  const rows = commodities.map((data) => {
    const { name, symbol, unit, currency, error = false } = data;
    return {
      id: commodityId(data),
      createdAt: ISSUED,
      name,
      symbol,
      unit,
      currency,
      error,
      source: SOURCE,
      isDemo: true,
    };
  });
  await insertRows(client, 'commodity', rows);
  for (const data of commodities) await insertPoints(client, data, latestDay(data, today), pricesOf(data, days, today));
  await client.query(LINK_PRODUCTS, [commodities.map(commodityId), commodities.map(({ material }) => material)]);
};

const LINK_PRODUCTS = `
  update product set commodity_id = link.commodity
  from unnest($1::uuid[], $2::text[]) as link (commodity, material) where product.name = link.material`;

/** Inserts prices in cents, by region and then overall, newest first. Existing days are not changed. */
export const insertPoints = async (
  client: Client,
  data: CommodityData,
  newest: string,
  series: number[][],
): Promise<void> => {
  const midnights = present(series[0]).map((_, ago) => later(startOf(newest), -ago * DAY));
  const regions = [...Object.keys(data.regions), 'all'];
  // An id combines the time with a part that is fixed per series.
  const idSuffixes = regions.map((region) => randomOf('series', data.symbol, region).id(ISSUED).slice(TIME_DIGITS));
  const prices = series.flatMap((region) => region.map((cents) => cents / 100));
  await client.query(INSERT, [commodityId(data), regions, idSuffixes, midnights, midnights.map(timePart), prices]);
};

/** The overall price: the mean of all regions. */
export const meanOf = (regions: readonly number[][]): number[] =>
  present(regions[0]).map((_, at) =>
    Math.round(regions.reduce((sum, region) => sum + present(region[at]), 0) / regions.length),
  );

/** Length of the time part of a UUID of version 7. */
const TIME_DIGITS = 13;
const timePart = (moment: Date) => randomOf('day').id(moment).slice(0, TIME_DIGITS);

/** One region after another, newest day first; a price is issued at midnight of its day. */
const INSERT = `
  insert into price_point (id, created_at, commodity_id, region, day, price)
  select (times[day] || parts[series])::uuid, moments[day], $1::uuid, regions[series], (moments[day] at time zone 'UTC')::date, price
  from (
    select price, ((place - 1) / cardinality($4::timestamptz[]))::int + 1 as series, ((place - 1) % cardinality($4::timestamptz[]))::int + 1 as day
    from unnest($6::numeric[]) with ordinality as point (price, place)
  ) points,
  (select $2::text[] as regions, $3::text[] as parts, $4::timestamptz[] as moments, $5::text[] as times) given
  on conflict (commodity_id, region, day) do nothing`;

/** Prices in cents, by region and then overall; the first of each is today's. */
const pricesOf = (
  { symbol, basePrice, volatility, drift, regions }: CommodityData,
  days: number,
  today: string,
): number[][] => {
  const common = deviations(volatility, days, randomOf('price', symbol, today));
  const series = Object.entries(regions).map(([region, factor]) => {
    const own = deviations(volatility * REGIONAL_SHARE, days, randomOf('price', symbol, region, today));
    const level = toCents(basePrice) * factor;
    return common.map((deviation, ago) =>
      Math.max(1, Math.round(level * Math.exp(deviation + present(own[ago]) - (drift * ago) / 365))),
    );
  });
  return [...series, meanOf(series)];
};

/** A mean-reverting random walk from today into the past. */
const deviations = (volatility: number, days: number, random: Random): number[] => {
  const daily = volatility / Math.sqrt(365);
  let deviation = daily * random.normal();
  return Array.from({ length: days }, () => {
    const now = deviation;
    deviation = deviation * DAILY_RETENTION + daily * random.normal();
    return now;
  });
};

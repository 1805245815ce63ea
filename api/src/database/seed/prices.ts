import { readCommodities, type CommodityData } from './data.ts';
import { toCents } from './money.ts';
import { randomOf, type Random } from './random.ts';
import { insertRows, type Client } from './rows.ts';
import { DAY, later, plusDays, startOf } from './time.ts';

const ISSUED = new Date('2025-01-06T08:00:00.000Z');

/** Half of a deviation from the trend is gone after this many days. */
const HALF_LIFE = 55;
/** What is left of a deviation the day after. */
export const KEEP = 0.5 ** (1 / HALF_LIFE);
/** How much of a region's movement is its own. */
export const OWN_PART = 0.3;

/** Of a commodity whose feed fails, the prices of so many days have not come. */
const DAYS_MISSING = 3;

export const commodityId = ({ symbol }: CommodityData): string => randomOf('commodity', symbol).id(ISSUED);

/** The day of the latest price that a commodity has on a day. */
export const latestDay = ({ error }: CommodityData, today: string): string =>
  error ? plusDays(today, -DAYS_MISSING) : today;

export const insertPrices = async (client: Client, today: string, days: number): Promise<void> => {
  const commodities = readCommodities();
  const rows = commodities.map((data) => {
    const { name, symbol, unit, currency, error = false } = data;
    return { id: commodityId(data), createdAt: ISSUED, name, symbol, unit, currency, error };
  });
  await insertRows(client, 'commodity', rows);
  for (const data of commodities) await insertPoints(client, data, latestDay(data, today), pricesOf(data, days, today));
  await client.query(LINK, [commodities.map(commodityId), commodities.map(({ material }) => material)]);
};

const LINK = `
  update product set commodity_id = link.commodity
  from unnest($1::uuid[], $2::text[]) as link (commodity, material) where product.name = link.material`;

/** Prices in cents, by region and then of all together, newest first. Of a day that has its prices nothing is changed. */
export const insertPoints = async (
  client: Client,
  data: CommodityData,
  newest: string,
  series: number[][],
): Promise<void> => {
  const midnights = series[0]!.map((_, ago) => later(startOf(newest), -ago * DAY));
  const regions = [...Object.keys(data.regions), 'all'];
  // An id is its time and a part that its series has for itself.
  const parts = regions.map((region) => randomOf('series', data.symbol, region).id(ISSUED).slice(TIME_DIGITS));
  const prices = series.flatMap((region) => region.map((cents) => cents / 100));
  await client.query(INSERT, [commodityId(data), regions, parts, midnights, midnights.map(timePart), prices]);
};

/** What stands for all regions together. */
export const meanOf = (regions: readonly number[][]): number[] =>
  regions[0]!.map((_, at) => Math.round(regions.reduce((sum, region) => sum + region[at]!, 0) / regions.length));

/** The first digits of a UUID of version 7. */
const TIME_DIGITS = 13;
const timePart = (moment: Date) => randomOf('day').id(moment).slice(0, TIME_DIGITS);

/** One region's days after the other's, newest first; a point is issued at midnight of its day. */
const INSERT = `
  insert into price_point (id, created_at, commodity_id, region, day, price)
  select (times[day] || parts[series])::uuid, moments[day], $1::uuid, regions[series], (moments[day] at time zone 'UTC')::date, price
  from (
    select price, ((place - 1) / cardinality($4::timestamptz[]))::int + 1 as series, ((place - 1) % cardinality($4::timestamptz[]))::int + 1 as day
    from unnest($6::numeric[]) with ordinality as point (price, place)
  ) points,
  (select $2::text[] as regions, $3::text[] as parts, $4::timestamptz[] as moments, $5::text[] as times) given
  on conflict (commodity_id, region, day) do nothing`;

/** In cents, by region and then for all of them together; the first of each is today's. */
export const pricesOf = (
  { symbol, basePrice, volatility, drift, regions }: CommodityData,
  days: number,
  today: string,
): number[][] => {
  const common = deviations(volatility, days, randomOf('price', symbol, today));
  const series = Object.entries(regions).map(([region, factor]) => {
    const own = deviations(volatility * OWN_PART, days, randomOf('price', symbol, region, today));
    const level = toCents(basePrice) * factor;
    return common.map((deviation, ago) =>
      Math.max(1, Math.round(level * Math.exp(deviation + own[ago]! - (drift * ago) / 365))),
    );
  });
  return [...series, meanOf(series)];
};

/** A walk that is drawn back to 0, told from today into the past: today is near the level, the past wanders around the trend. */
const deviations = (volatility: number, days: number, random: Random): number[] => {
  const daily = volatility / Math.sqrt(365);
  let deviation = daily * random.normal();
  return Array.from({ length: days }, () => {
    const now = deviation;
    deviation = deviation * KEEP + daily * random.normal();
    return now;
  });
};

import { readCommodities, type CommodityData } from './data.ts';
import { toCents } from './money.ts';
import { randomOf, type Random } from './random.ts';
import { insertRows, type Client } from './rows.ts';
import { startOf } from './time.ts';

const ISSUED = new Date('2025-01-06T08:00:00.000Z');

/** Half of a deviation from the trend is gone after this many days. */
const HALF_LIFE = 55;
/** How much of a region's movement is its own. */
const OWN_PART = 0.3;

export const insertPrices = async (client: Client, today: string, days: number): Promise<void> => {
  const commodities = readCommodities().map((data) => ({ data, id: randomOf('commodity', data.symbol).id(ISSUED) }));
  const rows = commodities.map(({ data: { name, symbol, unit, currency }, id }) => ({
    ...{ id, createdAt: ISSUED, name, symbol, unit, currency },
    error: false,
  }));
  await insertRows(client, 'commodity', rows);
  for (const { data, id } of commodities) {
    const regions = Object.keys(data.regions);
    const series = pricesOf(data, days, today);
    await client.query(INSERT, [id, [...regions, 'all'], startOf(today), days, series.flat().map((cents) => cents / 100)]);
  }
};

/** One region's days after the other's, newest first. A point is issued at midnight of its day; its id is that time and a hash. */
const INSERT = `
  insert into price_point (id, created_at, commodity_id, region, day, price)
  select
    (lpad(to_hex((extract(epoch from issued) * 1000)::bigint), 12, '0') || '7' || substr(hash, 1, 3) || 'a' || substr(hash, 4, 15))::uuid,
    issued, $1::uuid, region, (issued at time zone 'UTC')::date, price
  from (
    select
      ($2::text[])[1 + (place - 1) / $4::int] as region,
      $3::timestamptz - ((place - 1) % $4::int) * interval '24 hours' as issued,
      md5($1::text || ' ' || place) as hash,
      price::numeric(18, 2)
    from unnest($5::float8[]) with ordinality as point (price, place)
  ) points`;

/** In cents, by region and then for all of them together; the first of each is today's. */
export const pricesOf = ({ symbol, basePrice, volatility, drift, regions }: CommodityData, days: number, today: string): number[][] => {
  const common = deviations(volatility, days, randomOf('price', symbol, today));
  const series = Object.entries(regions).map(([region, factor]) => {
    const own = deviations(volatility * OWN_PART, days, randomOf('price', symbol, region, today));
    const level = toCents(basePrice) * factor;
    return common.map((deviation, ago) => Math.max(1, Math.round(level * Math.exp(deviation + own[ago]! - (drift * ago) / 365))));
  });
  const mean = common.map((_, ago) => Math.round(series.reduce((sum, region) => sum + region[ago]!, 0) / series.length));
  return [...series, mean];
};

/** A walk that is drawn back to 0, told from today into the past: today is near the level, the past wanders around the trend. */
const deviations = (volatility: number, days: number, random: Random): number[] => {
  const daily = volatility / Math.sqrt(365);
  const keep = 0.5 ** (1 / HALF_LIFE);
  let deviation = daily * random.normal();
  return Array.from({ length: days }, () => {
    const now = deviation;
    deviation = deviation * keep + daily * random.normal();
    return now;
  });
};

// Demo prices: a random walk that reverts to the level of each region, and is the same whenever it is computed from the same price.
import { hash } from 'node:crypto';
import { readCommodities, type CommodityData } from './data.ts';
import { timePart } from './demoRows.ts';
import { insertRows, type Client } from './rows.ts';
import { DAY, plusDays, startOf } from './time.ts';
import { present } from './present.ts';

const ISSUED = '2025-01-06T08:00:00.000Z';

const SOURCE = 'Simulated for the demo market';

/** Inserts the commodities with prices of the last days, walking from the base prices of today into the past. */
export const insertPrices = async (client: Client, today: string, days: number): Promise<void> => {
  const commodities = readCommodities();
  const rows = commodities.map(({ id, name, symbol, unit, currency, error = false }) => ({
    id,
    createdAt: ISSUED,
    name,
    symbol,
    unit,
    currency,
    error,
    source: SOURCE,
    isDemo: true,
  }));
  await insertRows(client, 'commodity', rows);
  for (const data of commodities) {
    const newest = latestDay(data, today);
    const past = Array.from({ length: days }, (_, ago) => plusDays(newest, -ago));
    await insertWalk(client, data, past, levelsOf(data));
  }
  await client.query(LINK_PRODUCTS, [commodities.map(({ id }) => id), commodities.map(({ material }) => material)]);
};

const LINK_PRODUCTS = `
  update product set commodity_id = link.commodity
  from unnest($1::uuid[], $2::text[]) as link (commodity, material) where product.name = link.material`;

/** Adds missing daily prices up to `today`; every run gives the same prices. */
export const advancePrices = async (client: Client, today: string): Promise<void> => {
  const commodities = readCommodities();
  const { rows } = await client.query<Latest>(LATEST, [commodities.map(({ id }) => id)]);
  for (const { id, day, prices } of rows) {
    const data = present(commodities.find((commodity) => commodity.id === id));
    const count = Math.max(0, (startOf(latestDay(data, today)).getTime() - startOf(day).getTime()) / DAY);
    const missing = Array.from({ length: count }, (_, passed) => plusDays(day, passed + 1));
    await insertWalk(client, data, missing, prices);
  }
};

/** Price by region. */
type Prices = Record<string, number>;

interface Latest {
  id: string;
  day: string;
  prices: Prices;
}

const LATEST = `
  select commodity_id as id, max(day)::text as day,
    (select json_object_agg(region, price) from price_point last where last.commodity_id = point.commodity_id and last.day = max(point.day)) as prices
  from price_point point where commodity_id = any($1::uuid[]) group by commodity_id`;

/** Number of missing days of a commodity whose feed fails. */
const DAYS_MISSING = 3;

/** The day of a commodity's latest price. */
const latestDay = ({ error }: CommodityData, today: string): string => (error ? plusDays(today, -DAYS_MISSING) : today);

const levelsOf = ({ basePrice, regions }: CommodityData): Prices =>
  Object.fromEntries(Object.entries(regions).map(([region, factor]) => [region, Number(basePrice) * factor]));

/** Days after which half of a deviation from the level is gone. */
const HALF_LIFE = 55;
/** Fraction of a deviation that remains after a day. */
const DAILY_RETENTION = 0.5 ** (1 / HALF_LIFE);
/** Fraction of a region's movement that is independent of the others. */
const REGIONAL_SHARE = 0.3;

/** Inserts the prices of days that follow one another, in either direction, beside the prices `from`. Existing days are not changed. */
const insertWalk = async (
  client: Client,
  data: CommodityData,
  days: readonly string[],
  from: Prices,
): Promise<void> => {
  const levels = levelsOf(data);
  const regions = Object.keys(levels);
  const daily = data.volatility / Math.sqrt(365);
  let prices = from;
  const points = days.flatMap((day) => {
    const [common, ...own] = movements(data.symbol, day);
    const next = regions.map((region, nth) => {
      const level = present(levels[region]);
      const movement = daily * (present(common) + REGIONAL_SHARE * present(own[nth]));
      const deviation = Math.log(present(prices[region]) / level) * DAILY_RETENTION + movement;
      return { day, region, price: inCents(level * Math.exp(deviation)) };
    });
    prices = Object.fromEntries(next.map(({ region, price }) => [region, price]));
    const mean = inCents(next.reduce((sum, { price }) => sum + price, 0) / regions.length);
    return [...next, { day, region: 'all', price: mean }];
  });
  const suffixes = new Map([...regions, 'all'].map((region) => [region, idSuffix(data.symbol, region)]));
  await client.query(INSERT, [
    data.id,
    points.map(({ day, region }) => timePart(startOf(day)) + present(suffixes.get(region))),
    points.map(({ region }) => region),
    points.map(({ day }) => day),
    points.map(({ price }) => price),
  ]);
};

const inCents = (price: number): number => Math.max(1, Math.round(price * 100)) / 100;

/** How a day moves the market and then each region: numbers of mean 0 and variance 1. */
const movements = (symbol: string, day: string): number[] => {
  const digest = hash('sha256', `${symbol} ${day}`, 'buffer');
  return Array.from({ length: 8 }, (_, nth) => (digest.readUInt32LE(4 * nth) / 2 ** 32 - 0.5) * Math.sqrt(12));
};

/** What follows the time in the ids of a region's prices. */
const idSuffix = (symbol: string, region: string): string => {
  const digits = hash('sha256', `${symbol} ${region}`, 'hex');
  return `-7${digits.slice(0, 3)}-8${digits.slice(3, 6)}-${digits.slice(6, 18)}`;
};

/** A price is issued at midnight of its day. In the order of the index, inserting is faster. */
const INSERT = `
  insert into price_point (id, created_at, commodity_id, region, day, price)
  select id, day::timestamp at time zone 'UTC', $1::uuid, region, day, price
  from unnest($2::uuid[], $3::text[], $4::date[], $5::numeric[]) as point (id, region, day, price) order by region, day
  on conflict (commodity_id, region, day) do nothing`;

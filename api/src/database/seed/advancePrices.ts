import { readCommodities, type CommodityData } from './data.ts';
import { toCents } from './money.ts';
import { commodityId, insertPoints, DAILY_RETENTION, latestDay, meanOf, REGIONAL_SHARE } from './demoPrices.ts';
import { randomOf } from './random.ts';
import type { Client } from './rows.ts';
import { DAY, plusDays, startOf } from './time.ts';
import { present } from './present.ts';

/** Adds missing daily prices up to `today`; every run gives the same prices. */
export const advancePrices = async (client: Client, today: string): Promise<void> => {
  const commodities = readCommodities();
  const { rows } = await client.query<Latest>(LATEST, [commodities.map(commodityId)]);
  for (const { id, day, prices } of rows) {
    const data = present(commodities.find((each) => commodityId(each) === id));
    const newest = latestDay(data, today);
    const days = daysBetween(day, newest);
    if (days > 0) await insertPoints(client, data, newest, nextPrices(data, prices, day, days));
  }
};

interface Latest {
  id: string;
  day: string;
  /** Region → price. */
  prices: Record<string, string>;
}

const LATEST = `
  select commodity_id as id, max(day)::text as day,
    (select json_object_agg(region, price::text) from price_point last where last.commodity_id = point.commodity_id and last.day = max(point.day)) as prices
  from price_point point where commodity_id = any($1::uuid[]) group by commodity_id`;

const daysBetween = (from: string, to: string): number => (startOf(to).getTime() - startOf(from).getTime()) / DAY;

/** The days after `day`, newest first: a random walk that reverts to each region's level. */
const nextPrices = (
  { symbol, basePrice, volatility, regions }: CommodityData,
  prices: Record<string, string>,
  day: string,
  days: number,
): number[][] => {
  const daily = volatility / Math.sqrt(365);
  const each = Object.entries(regions).map(([region, factor]) => {
    const level = toCents(basePrice) * factor;
    let cents = toCents(present(prices[region]));
    return Array.from({ length: days }, (_, passed) => {
      const next = plusDays(day, passed + 1);
      const common = randomOf('next price', symbol, next).normal();
      const own = randomOf('next price', symbol, region, next).normal();
      const deviation = Math.log(cents / level) * DAILY_RETENTION + daily * (common + REGIONAL_SHARE * own);
      cents = Math.max(1, Math.round(level * Math.exp(deviation)));
      return cents;
    });
  });
  return [...each, meanOf(each)].map((series) => series.toReversed());
};

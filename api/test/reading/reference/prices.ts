import type { Arguments } from './fieldFunction.ts';
import { cents, compareText, divided } from './values.ts';
import { text, type Asking, type Row } from './world.ts';

const DAY = 24 * 60 * 60 * 1000;
const days: Record<string, number> = { '1d': 1, '7d': 7, '30d': 30, '90d': 90, '1y': 365 };

const daysBack = (args: Arguments): number => days[String(args['timeframe'] ?? '7d')]!;

const dayOf = (point: Row): number => Date.parse(text(point, 'day')) / DAY;

export const regionIn = (args: Arguments): string => String(args['region'] ?? 'all');

/** The prices of a commodity in a region, oldest first. */
const pointsOf = ({ world }: Asking, commodity: Row, args: Arguments): Row[] =>
  world.price_point
    .filter((point) => point['commodity_id'] === commodity['id'] && point['region'] === (args['region'] ?? 'all'))
    .sort((a, b) => compareText(text(a, 'day'), text(b, 'day')));

export const latest = (asking: Asking, commodity: Row, args: Arguments): Row | undefined =>
  pointsOf(asking, commodity, args).at(-1);

export const history = (asking: Asking, commodity: Row, args: Arguments): Row[] => {
  const points = pointsOf(asking, commodity, args);
  const last = points.at(-1);
  return last ? points.filter((point) => dayOf(point) >= dayOf(last) - daysBack(args)) : [];
};

/** The change against the latest price that is at least so many days older. */
export const changePercent = (asking: Asking, commodity: Row, args: Arguments): number | null => {
  const points = pointsOf(asking, commodity, args);
  const now = points.at(-1);
  const then = now && points.filter((point) => dayOf(point) <= dayOf(now) - daysBack(args)).at(-1);
  if (!now || !then) return null;
  const before = cents(text(then, 'price'));
  return Number(divided((cents(text(now, 'price')) - before) * 10_000n, before)) / 100;
};

import { userId, type Person } from './people.ts';
import { id, past, type Columns } from './rows.ts';

const order = (
  number: number,
  buyer: Person,
  seller: Person,
  total: string,
  columns: Record<string, unknown> = {},
): Columns => ({
  id: id('order', number),
  created_at: past(1 + (number % 3)),
  updated_at: past(4 + (number % 3)),
  buyer_id: userId(buyer),
  seller_id: userId(seller),
  total_amount: total,
  ...columns,
});

/** The first ones count for the current month. */
export const orders = (now: Date): Columns[] => [
  order(1, 'bea', 'sam', '100.10', { created_at: now, offering_id: id('offering', 1), quantity: 1, unit: 'MT' }),
  order(2, 'bea', 'otto', '0.20', { created_at: now, status: 'confirmed' }),
  order(3, 'bea', 'sam', '5000.00', { created_at: now, status: 'cancelled' }),
  order(4, 'sam', 'bea', '9999999999999999.99', { created_at: now, status: 'shipped' }),
  order(5, 'bea', 'sam', '4003.50', { bid_id: id('bid', 3), status: 'delivered' }),
  order(6, 'otto', 'sam', '12.00', { status: 'completed' }),
  order(7, 'sam', 'otto', '13.00'),
  order(8, 'ada', 'bea', '14.00'),
];

const orderEvent = (
  number: number,
  ofOrder: number,
  status: string,
  actor: Person,
  columns: Record<string, unknown> = {},
): Columns => ({
  id: id('order_event', number),
  created_at: past(5 + (number % 3)),
  order_id: id('order', ofOrder),
  status,
  actor_id: userId(actor),
  ...columns,
});

/** Two steps of one order at the same time; one order that was cancelled immediately. */
export const orderEvents: Columns[] = [
  orderEvent(1, 2, 'confirmed', 'otto'),
  orderEvent(2, 3, 'cancelled', 'bea', { note: 'Ordered twice' }),
  orderEvent(3, 5, 'confirmed', 'sam'),
  orderEvent(4, 5, 'shipped', 'sam', { note: 'By rail, wagon 7' }),
  orderEvent(6, 5, 'delivered', 'bea', { created_at: past(9) }),
  orderEvent(9, 6, 'completed', 'otto'),
];

const message = (number: number, from: Person | null, to: Person, columns: Record<string, unknown> = {}): Columns => ({
  id: id('message', number),
  created_at: past(1 + (number % 4)),
  sending_user_id: from && userId(from),
  recipient_id: userId(to),
  subject: `Subject ${number}`,
  content: `Content ${number}\nfor ${to}`,
  ...columns,
});

export const messages: Columns[] = [
  message(1, null, 'bea', { link: '/auctions/1' }),
  message(2, 'sam', 'bea', { is_read: true }),
  message(3, 'bea', 'sam', { in_reply_to_id: id('message', 2) }),
  message(4, null, 'sam'),
  message(8, 'bea', 'sam', { offering_id: id('offering', 1) }),
  message(9, 'liv', 'sam', { offering_id: id('offering', 1) }),
  message(5, 'otto', 'ada', { content: 'A word between Otto and Ada' }),
  message(6, 'ada', 'bea'),
  message(7, 'otto', 'bea', { link: null, content: '' }),
  message(10, 'sam', 'bea', { link: `/quotes/${id('quote', 1)}` }),
];

const commodity = (number: number, name: string, symbol: string, columns: Record<string, unknown> = {}): Columns => ({
  id: id('commodity', number),
  created_at: past(number),
  name,
  symbol,
  unit: 'MT',
  currency: 'USD',
  ...columns,
});

/** Brine has no prices, ethanol only in Europe. */
export const commodities: Columns[] = [
  commodity(1, 'Urea', 'UREA'),
  commodity(2, 'Ethanol', 'ETOH', { error: true }),
  commodity(3, 'brine', 'NACL'),
  commodity(4, 'Ammonia', 'NH3', { unit: 'KG', currency: 'EUR' }),
];

const DAY = 24 * 60 * 60 * 1000;
const dayBefore = (days: number): string => new Date(Date.parse('2026-05-20') - days * DAY).toISOString().slice(0, 10);

interface Series {
  commodity: number;
  region: string;
  days: number;
  /** Days between two prices. */
  every?: number;
  /** From the latest day backwards; increasing if absent. */
  prices?: string[];
}

const series: Series[] = [
  { commodity: 1, region: 'all', days: 40 },
  { commodity: 1, region: 'europe', days: 380, every: 20 },
  { commodity: 2, region: 'europe', days: 10 },
  { commodity: 4, region: 'all', days: 1 },
  { commodity: 4, region: 'africa', days: 12, every: 4 },
  { commodity: 4, region: 'asia-pacific', days: 8, prices: ['210.00', '200.00'], every: 7 },
];

export const pricePoints: Columns[] = series
  .flatMap(({ days, every = 1, ...place }) =>
    Array.from({ length: Math.ceil(days / every) }, (_, at) => ({ ...place, at, ago: at * every })),
  )
  .map(({ commodity, region, prices, at, ago }, number) => ({
    id: id('price_point', number + 1),
    created_at: past(1 + (number % 20)),
    commodity_id: id('commodity', commodity),
    region,
    day: dayBefore(ago),
    price: prices?.[at] ?? (300 + ((ago * 37) % 11) - commodity / 100).toFixed(2),
  }));

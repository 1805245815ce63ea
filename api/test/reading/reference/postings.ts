// Status and prices of offerings, RFPs and auctions.
import { isClosed, tells } from './visibility.ts';
import { amount, cents, compareText, divided, today } from './values.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

const untilDay =
  (lastDay: string) =>
  (row: Row): string => {
    const last = row[lastDay];
    return row['status'] === 'active' && last && last < today() ? 'expired' : text(row, 'status');
  };

export const offeringStatus = untilDay('available_until');
export const rfpStatus = untilDay('closing_date');

/** An end during an outage does not count. */
const engineIsAlive = ({ world }: Asking): boolean =>
  Date.parse(text(world.engine_heartbeat[0]!, 'beat')) > Date.now() - 60_000;

export const auctionStatus = (row: Row, asking: Asking): string => {
  const now = Date.now();
  const at = (column: string): number => Date.parse(text(row, column));
  const isOver = at('end_time') <= now && row['paused_at'] === null;
  if (row['closed_at'] !== null || (isOver && engineIsAlive(asking))) return 'ended';
  return at('start_time') <= now ? 'active' : 'scheduled';
};

/** The current price: the leading bid or the starting price. */
export const price = (row: Row): string => row['leading_amount'] ?? text(row, 'starting_price');

export const unitPrice = (row: Row): string =>
  row['price_basis'] === 'lot' ? amount(divided(cents(price(row)), BigInt(text(row, 'quantity')))) : price(row);

/** Null without a reserve price; not met without bids. */
export const reserveMet = (row: Row): boolean | null => {
  const { reserve_price: reserve, leading_amount: lead } = row;
  if (!reserve) return null;
  if (!lead) return false;
  return row['type'] === 'forward' ? cents(lead) >= cents(reserve) : cents(lead) <= cents(reserve);
};

/** The sort value, which must not reveal more than the list shows. */
export const visiblePrice = (asking: Asking, row: Row): string =>
  tells(asking, row, 'price') ? price(row) : text(row, 'starting_price');

/** Won, lost or voided is derived from the bid's posting. */
export const bidStatus = (bid: Row, asking: Asking): string => {
  if (asking.world.bid_void.some((each) => each['bid_id'] === bid['id'])) return 'voided';
  const target = rowOf(asking, 'auction', bid['auction_id']) ?? rowOf(asking, 'rfp', bid['rfp_id'])!;
  if (target['awarded_bid_id'] === bid['id']) return 'awarded';
  const isOver = bid['auction_id'] ? isClosed(target) : target['awarded_bid_id'] !== null;
  return isOver ? 'declined' : 'active';
};

/** The last of the times at which it was placed, decided and voided. */
export const bidUpdatedAt = (bid: Row, asking: Asking): string =>
  [
    text(bid, 'created_at'),
    asking.world.bid_void.find((each) => each['bid_id'] === bid['id'])?.['at'],
    rowOf(asking, 'auction', bid['auction_id'])?.['decided_at'],
    rowOf(asking, 'rfp', bid['rfp_id'])?.['decided_at'],
  ]
    .flatMap((time) => time ?? [])
    .sort(compareText)
    .at(-1)!;

/** Sorts prices per kg before prices per litre and per piece, and prices that cannot be compared last. */
export const dearestFirst = (row: Row): string => {
  const order = text(row, 'price_order');
  if (order === 'Infinity' || order.split('.')[0]!.length > 33) return '-Infinity';
  const [whole = '', fraction = ''] = text(row, 'comparable_price').split('.');
  const tier = { KG: 0n, L: 10n ** 30n, Units: 2n * 10n ** 30n }[text(row, 'comparable_unit')]!;
  const digits = BigInt(whole + fraction) - tier * 10n ** BigInt(fraction.length);
  const sign = digits < 0n ? '-' : '';
  const all = String(digits < 0n ? -digits : digits).padStart(fraction.length + 1, '0');
  return fraction ? `${sign}${all.slice(0, -fraction.length)}.${all.slice(-fraction.length)}` : sign + all;
};

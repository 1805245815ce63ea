// What offerings, RFPs and auctions are worth today.
import { isClosed, tells } from './visibility.ts';
import { amount, cents, divided, today } from './values.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

const untilDay =
  (lastDay: string) =>
  (row: Row): string => {
    const last = row[lastDay];
    return row['status'] === 'active' && last && last < today() ? 'expired' : text(row, 'status');
  };

export const offeringStatus = untilDay('available_until');
export const rfpStatus = untilDay('closing_date');

/** An end that passed while no engine lived is none. */
const deskIsAlive = ({ world }: Asking): boolean =>
  Date.parse(text(world.desk_watch[0]!, 'beat')) > Date.now() - 60_000;

export const auctionStatus = (row: Row, asking: Asking): string => {
  const now = Date.now();
  const at = (column: string): number => Date.parse(text(row, column));
  const isOver = at('end_time') <= now && row['paused_at'] === null;
  if (row['closed_at'] !== null || (isOver && deskIsAlive(asking))) return 'ended';
  return at('start_time') <= now ? 'active' : 'scheduled';
};

/** The price that stands: the lead, or where bidding starts. */
export const price = (row: Row): string => row['leading_amount'] ?? text(row, 'starting_price');

export const unitPrice = (row: Row): string =>
  row['price_basis'] === 'LOT' ? amount(divided(cents(price(row)), BigInt(text(row, 'quantity')))) : price(row);

/** Null without a reserve; without bids it is not met. */
export const reserveMet = (row: Row): boolean | null => {
  const { reserve_price: reserve, leading_amount: lead } = row;
  if (!reserve) return null;
  if (!lead) return false;
  return row['type'] === 'forward' ? cents(lead) >= cents(reserve) : cents(lead) <= cents(reserve);
};

/** What a list may be sorted by without telling more than it shows. */
export const visiblePrice = (asking: Asking, row: Row): string =>
  tells(asking, row, 'price') ? price(row) : text(row, 'starting_price');

/** Won, lost or voided follows from what the bid is for. */
export const bidStatus = (bid: Row, asking: Asking): string => {
  if (asking.world.bid_void.some((each) => each['bid_id'] === bid['id'])) return 'voided';
  const target = rowOf(asking, 'auction', bid['auction_id']) ?? rowOf(asking, 'rfp', bid['rfp_id'])!;
  if (target['awarded_bid_id'] === bid['id']) return 'awarded';
  const isOver = bid['auction_id'] ? isClosed(target) : target['awarded_bid_id'] !== null;
  return isOver ? 'declined' : 'active';
};

/** Prices per litre lie 10^30 above those per kg, prices per piece twice as far; what is not compared is beyond 10^33. */
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

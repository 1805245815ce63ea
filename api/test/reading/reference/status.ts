// Status of records, which lists are filtered by.
import { isClosed } from './visibility.ts';
import { compareText } from './values.ts';
import { rowOf, text, type Asking, type Row } from './world.ts';

const untilDay =
  (lastDay: string) =>
  (row: Row): string => {
    const last = row[lastDay];
    return row['status'] === 'active' && last && last < new Date().toISOString().slice(0, 10)
      ? 'expired'
      : text(row, 'status');
  };

/** An end during an outage does not count. */
const engineIsAlive = ({ world }: Asking): boolean =>
  Date.parse(text(world.engine_heartbeat[0]!, 'beat')) > Date.now() - 60_000;

const auctionStatus = (row: Row, asking: Asking): string => {
  const now = Date.now();
  const at = (column: string): number => Date.parse(text(row, column));
  const isOver = at('end_time') <= now && row['paused_at'] === null;
  if (row['closed_at'] !== null || (isOver && engineIsAlive(asking))) return 'ended';
  return at('start_time') <= now ? 'active' : 'scheduled';
};

const voidOf = (bid: Row, { world }: Asking): Row | undefined =>
  world.bid_void.find((each) => each['bid_id'] === bid['id']);

/** Won, lost or voided is derived from the bid's posting. */
const bidStatus = (bid: Row, asking: Asking): string => {
  if (voidOf(bid, asking)) return 'voided';
  const target = rowOf(asking, 'auction', bid['auction_id']) ?? rowOf(asking, 'rfp', bid['rfp_id'])!;
  if (target['awarded_bid_id'] === bid['id']) return 'awarded';
  const isOver = bid['auction_id'] ? isClosed(target) : target['awarded_bid_id'] !== null;
  return isOver ? 'declined' : 'active';
};

/** Of a bid, the last of the times at which it was placed, decided and voided. */
export const updatedAt = (row: Row, asking: Asking): string =>
  'amount' in row
    ? [
        text(row, 'created_at'),
        voidOf(row, asking)?.['at'],
        rowOf(asking, 'auction', row['auction_id'])?.['decided_at'],
        rowOf(asking, 'rfp', row['rfp_id'])?.['decided_at'],
      ]
        .flatMap((time) => time ?? [])
        .sort(compareText)
        .at(-1)!
    : text(row, ['updated_at', 'last_message_at', 'closed_at', 'created_at'].find((column) => row[column]) ?? '');

export const currentRevision = ({ world }: Asking, quote: Row): Row | undefined =>
  world.quote_revision.find(
    (revision) => revision['quote_id'] === quote['id'] && revision['number'] === quote['current_revision'],
  );

const quoteStatus = (quote: Row, asking: Asking): string => {
  const last = currentRevision(asking, quote)?.['available_until'];
  const isExpired = quote['status'] === 'open' && last && last < new Date().toISOString().slice(0, 10);
  return isExpired ? 'expired' : text(quote, 'status');
};

export const status: Record<string, (row: Row, asking: Asking) => string> = {
  Auction: auctionStatus,
  Offering: untilDay('available_until'),
  Rfp: untilDay('closing_date'),
  Bid: bidStatus,
  Quote: quoteStatus,
  CompanyProfile: (row) => (row['closed_at'] === null ? text(row, 'verification_status') : ''),
};

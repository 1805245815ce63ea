import type { PoolClient } from 'pg';
import { arrayText } from '../../../../database/arrays.ts';
import { idOf } from '../../../../database/id.ts';
import type { WebhookEventType } from '../../../../rules/webhookEvents.ts';
import type { MarketEvent, SubjectIds } from '../../../../writing/webhookEvents.ts';
import { openEvent } from '../auctionLog.ts';
import type { NotifiedAuction } from './auctionNotices.ts';

/** An event of the log; `at` in milliseconds. */
type LogRow = Parameters<typeof openEvent>[0] & { at: string; hash: string };

const BIDS = 'select seq, id, party_id from bid where auction_id = $1 and seq = any ($2::int[])';
const ORDERS = `
select "order".id, buyer_party_id, seller_party_id, bid.seq from "order" join bid on bid.id = "order".bid_id
where bid.auction_id = $1 and bid.seq = any ($2::int[])`;

/** An award's order is confirmed when it is placed. */
const ORDER_EVENTS = ['order.placed', 'order.confirmed'] as const;

/** The events for webhooks that follow from new events of an auction's log. Their ids are derived from it. */
export const auctionWebhookEvents = async (
  client: PoolClient,
  auction: NotifiedAuction,
  rows: readonly LogRow[],
): Promise<MarketEvent[]> => {
  const found: { type: WebhookEventType; row: LogRow; bid?: number }[] = [];
  for (const row of rows) {
    const event = openEvent(row);
    if (event.type === 'opened') found.push({ type: 'auction.opened', row });
    // A pause moves the end too.
    if (event.type === 'extended' || event.type === 'resumed') found.push({ type: 'auction.extended', row });
    if (event.type === 'closed' || event.type === 'cancelled') found.push({ type: 'auction.closed', row });
    // Events about bids of other auctions would reveal how many there are, and when.
    if (event.type === 'bid_accepted' && auction.bid_visibility === 'public')
      found.push({ type: 'bid.placed', row, bid: event.bid });
    if ((event.type === 'closed' || event.type === 'awarded_next') && event.bid !== null)
      for (const type of ORDER_EVENTS) found.push({ type, row, bid: event.bid });
  }
  const numbersOf = (type: WebhookEventType): string =>
    arrayText(
      'int',
      found.flatMap((event) => (event.type === type && event.bid !== undefined ? [event.bid] : [])),
    );
  const subjects = new Map<string, { subjectIds: SubjectIds; parties: string[] }>();
  if (found.some(({ type }) => type === 'bid.placed')) {
    const values = [auction.id, numbersOf('bid.placed')];
    const bids = await client.query<{ seq: number; id: string; party_id: string }>(BIDS, values);
    for (const { seq, id, party_id } of bids.rows)
      subjects.set(`bid.placed ${seq}`, {
        subjectIds: { bidId: id, auctionId: auction.id },
        parties: [auction.party_id, party_id],
      });
  }
  if (found.some(({ type }) => type === 'order.placed')) {
    const values = [auction.id, numbersOf('order.placed')];
    const orders = await client.query<{ seq: number; id: string; buyer_party_id: string; seller_party_id: string }>(
      ORDERS,
      values,
    );
    for (const { seq, id, buyer_party_id, seller_party_id } of orders.rows)
      for (const type of ORDER_EVENTS)
        subjects.set(`${type} ${seq}`, { subjectIds: { orderId: id }, parties: [buyer_party_id, seller_party_id] });
  }
  return found.flatMap(({ type, row, bid }): MarketEvent[] => {
    const about = bid === undefined ? { subjectIds: { auctionId: auction.id } } : subjects.get(`${type} ${bid}`);
    if (!about) return [];
    const at = Number(row.at);
    return [{ id: idOf(at, `${row.hash} ${type}`), at: new Date(at).toISOString(), type, ...about }];
  });
};

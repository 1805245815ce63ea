import type { PoolClient } from 'pg';
import { newId } from '../../../database/id.ts';
import { openEvent, type StoredEvent } from '../auctionLog.ts';
import { identified, sendNotices } from '../../notices/notify.ts';
import { endNotices } from '../notices/auctionNotices.ts';
import { firstRow } from '../../../database/firstRow.ts';
import { PARTICIPANTS } from '../participants.ts';

interface Ended {
  id: string;
  user_id: string;
  title: string;
  type: 'forward' | 'reverse';
  price_basis: 'lot' | 'per_unit';
  quantity: number;
  unit: string;
}

/** Writes the award, the order and the notices of an ended auction in the same transaction. */
export const settleEnd = async (
  client: PoolClient,
  auctionId: string,
  events: readonly StoredEvent[],
): Promise<void> => {
  const { rows } = await client.query<Ended>(
    'select id, representative_of(user_id, party_id) as user_id, title, type, price_basis, quantity, unit from auction where id = $1',
    [auctionId],
  );
  const auction = firstRow(rows);
  const bidders = await biddersOf(client, auctionId);
  for (const stored of events) {
    const event = openEvent(stored);
    if (event.type === 'closed' && event.outcome === 'awarded')
      await award(client, auctionId, auction, event.bid as number, event.price as string);
    if (event.type === 'awarded_next') await award(client, auctionId, auction, event.bid, event.price);
    const about = endNotices(event, auction, bidders, stored.hash);
    await sendNotices(client, identified(Date.parse(stored.at), stored.hash, about));
  }
};

const biddersOf = async (client: PoolClient, auctionId: string): Promise<Map<number, string>> => {
  const { rows } = await client.query<{ alias: number; user_id: string }>(`${PARTICIPANTS} and last_bid is not null`, [
    auctionId,
  ]);
  return new Map(rows.map(({ alias, user_id }) => [alias, user_id]));
};

/** Creates the order of the winning bid, confirmed, because a bid binds. In a forward auction the winner buys, in a reverse auction the owner does. */
const award = async (
  client: PoolClient,
  auctionId: string,
  auction: Ended,
  bid: number,
  price: string,
): Promise<void> => {
  const winner = await client.query<{ id: string; user_id: string }>(
    'select id, representative_of(user_id, party_id) as user_id from bid where auction_id = $1 and seq = $2',
    [auctionId, bid],
  );
  const { id: bidId, user_id: winnerId } = firstRow(winner.rows);
  const [buyer, seller] = auction.type === 'forward' ? [winnerId, auction.user_id] : [auction.user_id, winnerId];
  await client.query('update auction set awarded_bid_id = $2, updated_at = clock_timestamp() where id = $1', [
    auctionId,
    bidId,
  ]);
  await client.query(
    `with placed as (
       insert into "order" (id, buyer_id, seller_id, total_amount, quantity, unit, status, bid_id)
       values ($1, $2, $3, $4::numeric * $5, $6, $7, 'confirmed', $8) returning id
     ) insert into order_event (id, order_id, status, actor_id) select $9, id, 'confirmed', $10 from placed`,
    [
      newId(),
      buyer,
      seller,
      price,
      auction.price_basis === 'per_unit' ? auction.quantity : 1,
      auction.quantity,
      auction.unit,
      bidId,
      newId(),
      auction.user_id,
    ],
  );
};

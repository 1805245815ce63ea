import type { PoolClient } from 'pg';
import { newId } from '../../../../database/id.ts';
import { openEvent, type StoredEvent } from '../auctionLog.ts';
import { identified, sendNotices } from '../../../people/notices/notify.ts';
import { writeOrders } from '../../../goods/postings/writeOrders.ts';
import { endNotices } from '../notices/auctionNotices.ts';
import { firstRow } from '../../../../database/firstRow.ts';
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
  const { quantity, unit } = auction;
  const winner = await client.query<{ id: string; user_id: string; total: string }>(
    `select id, representative_of(user_id, party_id) as user_id, ($3::numeric * $4)::text as total
     from bid where auction_id = $1 and seq = $2`,
    [auctionId, bid, price, auction.price_basis === 'per_unit' ? quantity : 1],
  );
  const { id: bidId, user_id: winnerId, total: totalAmount } = firstRow(winner.rows);
  const [buyerId, sellerId] = auction.type === 'forward' ? [winnerId, auction.user_id] : [auction.user_id, winnerId];
  await client.query('update auction set awarded_bid_id = $2, updated_at = clock_timestamp() where id = $1', [
    auctionId,
    bidId,
  ]);
  const orderId = newId();
  await writeOrders(client, [
    { id: orderId, buyerId, sellerId, totalAmount, quantity, unit, status: 'confirmed', bidId },
  ]);
  await client.query(`insert into order_event (id, order_id, status, actor_id) values ($1, $2, 'confirmed', $3)`, [
    newId(),
    orderId,
    auction.user_id,
  ]);
};

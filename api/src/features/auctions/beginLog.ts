import type { EntityManager } from '@mikro-orm/postgresql';
import { createdEvent, type CreatedRow } from './createdEvent.ts';

const TERMS = `select id, type, starting_price::text, reserve_price::text, bid_increment::text, bid_visibility, price_basis, quantity, unit, auto_extend, auto_extend_duration,
  max_bidders, pre_qualification_required, ${['start_time', 'end_time', 'created_at'].map((column) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${column}`).join(', ')}
  from auction where id = ?`;

/** The first line of an auction's log: its terms, in the transaction that makes it. */
export const beginLog = async (em: EntityManager, auctionId: string, ownerId: string): Promise<void> => {
  const [row] = await em.execute<CreatedRow[]>(TERMS, [auctionId]);
  const event = createdEvent(row!);
  await em.execute(
    'insert into auction_event (auction_id, seq, type, v, at, payload, hidden, actor_id, hash, previous_hash) values (?, 1, ?, ?, ?, ?, ?::json, ?, ?, ?)',
    [auctionId, event.type, event.v, event.at, event.payload, JSON.stringify(event.hidden), ownerId, event.hash, event.previous_hash],
  );
  await em.execute('update auction set last_event = 1, last_hash = ? where id = ?', [event.hash, auctionId]);
};

import type { EntityManager } from '@mikro-orm/postgresql';
import { toStoredEvent } from './auctionLog.ts';
import { termsOf, type TermsRow } from './auctionTerms.ts';
import { createdEvent } from './core/loggedTerms.ts';
import { firstRow } from '../../../database/firstRow.ts';

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::bigint`;

const TERMS = `select type, starting_price::text, reserve_price::text, bid_increment::text, bid_visibility, auto_extend, auto_extend_duration, max_bidders,
  pre_qualification_required, ${ms('start_time')} as start, ${ms('original_end_time')} as first_end, ${ms('created_at')} as created
  from auction where id = ?`;

/** Writes the first event of an auction's log, in the transaction that creates the auction. */
export const beginLog = async (em: EntityManager, auctionId: string, ownerId: string): Promise<void> => {
  const row = firstRow(await em.execute<(TermsRow & { created: string })[]>(TERMS, [auctionId]));
  const at = new Date(Number(row.created)).toISOString();
  const event = toStoredEvent(
    { auctionId, seq: 1, at, previousHash: '' },
    row.bid_visibility,
    createdEvent(termsOf(row)),
    null,
  );
  await em.execute(
    'insert into auction_event (auction_id, seq, type, v, at, payload, hidden, actor_id, hash, previous_hash) values (?, 1, ?, ?, ?, ?, ?::json, ?, ?, ?)',
    [
      auctionId,
      event.type,
      event.v,
      event.at,
      event.payload,
      JSON.stringify(event.hidden),
      ownerId,
      event.hash,
      event.previous_hash,
    ],
  );
  await em.execute('update auction set last_event = 1, last_hash = ? where id = ?', [event.hash, auctionId]);
};

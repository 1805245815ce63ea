import type { PoolClient } from 'pg';
import { newId } from '../../database/id.ts';

/** A notice of the market to one participant. `kind` is part of what makes it unique. */
export interface AuctionMessage {
  to: string;
  kind: string;
  subject: string;
  content: string;
}

/** A time of the log as people read it. */
export const inMinutes = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** Puts notices of one event into inboxes, each once however often this runs. */
export const sendOnce = async (
  client: PoolClient,
  auctionId: string,
  seq: number,
  messages: readonly AuctionMessage[],
): Promise<void> => {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({ ...message, id: newId() }));
  await client.query(
    `with wanted as (
       select * from json_to_recordset($3::json) as x(id uuid, "to" uuid, kind text, subject text, content text)
     ), fresh as (
       insert into auction_notice (auction_id, seq, recipient_id, kind) select $1, $2, "to", kind from wanted on conflict do nothing returning recipient_id, kind
     )
     insert into message (id, recipient_id, subject, content, link)
     select wanted.id, wanted."to", wanted.subject, wanted.content, '/auctions/' || $1::uuid from wanted join fresh on fresh.recipient_id = wanted."to" and fresh.kind = wanted.kind`,
    [auctionId, seq, JSON.stringify(rows)],
  );
};

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

/** One message per event, recipient and kind, in the order of the events. */
const SEND = `
with wanted as (
  select * from json_to_recordset($2::json) as x(id uuid, seq int, "to" uuid, kind text, subject text, content text)
), fresh as (
  insert into auction_notice (auction_id, seq, recipient_id, kind) select $1, seq, "to", kind from wanted
  on conflict do nothing returning seq, recipient_id, kind
)
insert into message (id, recipient_id, subject, content, link)
select wanted.id, wanted."to", wanted.subject, wanted.content, '/auctions/' || $1::uuid
from wanted join fresh on fresh.seq = wanted.seq and fresh.recipient_id = wanted."to" and fresh.kind = wanted.kind
order by wanted.seq`;

/** Puts notices of one event into inboxes, each once however often this runs. */
export const sendOnce = (
  client: PoolClient,
  auctionId: string,
  seq: number,
  messages: readonly AuctionMessage[],
): Promise<void> => sendAllOnce(client, auctionId, [{ seq, messages }]);

/** The same for many events: a burst of bids is one statement, not one each. */
export const sendAllOnce = async (
  client: PoolClient,
  auctionId: string,
  events: readonly { seq: number; messages: readonly AuctionMessage[] }[],
): Promise<void> => {
  const rows = events.flatMap(({ seq, messages }) => messages.map((message) => ({ ...message, seq, id: newId() })));
  if (rows.length === 0) return;
  await client.query({ name: 'auction_messages', text: SEND, values: [auctionId, JSON.stringify(rows)] });
};

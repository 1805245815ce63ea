import type { PoolClient } from 'pg';
import { arrayText } from '../../database/arrays.ts';
import { idOf } from '../../database/id.ts';

/** A notice of the market to one participant. `kind` is part of what makes it unique. */
export interface AuctionMessage {
  to: string;
  kind: string;
  subject: string;
  content: string;
}

/** Messages about one event of a log, which its hash names; `at` in milliseconds. */
export interface Told {
  at: number;
  hash: string;
  messages: readonly AuctionMessage[];
}

const SEND = `
insert into message (id, recipient_id, subject, content, link)
select unnest($2::uuid[]), unnest($3::uuid[]), unnest($4::text[]), unnest($5::text[]), '/auctions/' || $1::uuid
on conflict (id) do nothing`;

/**
 * Puts notices into inboxes, however many events they are about in one statement. Event, recipient and kind are what the id of a notice
 * is made of, so that each is there once however often this runs.
 */
export const sendOnce = async (client: PoolClient, auctionId: string, told: readonly Told[]): Promise<void> => {
  const rows = told.flatMap(({ at, hash, messages }) =>
    messages.map((message) => ({ ...message, id: idOf(at, `${hash} ${message.to} ${message.kind}`) })),
  );
  if (rows.length === 0) return;
  const column = (type: string, key: keyof (typeof rows)[number]): string =>
    arrayText(
      type,
      rows.map((row) => row[key]),
    );
  await client.query({
    name: 'auction_messages',
    text: SEND,
    values: [
      auctionId,
      column('uuid', 'id'),
      column('uuid', 'to'),
      column('text', 'subject'),
      column('text', 'content'),
    ],
  });
};

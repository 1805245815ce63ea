import type { PoolClient } from 'pg';
import { arrayText } from '../../database/arrays.ts';
import { idOf } from '../../database/id.ts';
import type { NoticeEmailJob } from '../messaging/emailJobs.ts';
import { render, type NoticeKind, type NoticeParams, type RenderedNotice } from '../messaging/templates.ts';

/** A notice to one member. */
export interface Notice extends RenderedNotice {
  to: string;
}

export const noticeTo = <Kind extends NoticeKind>(to: string, kind: Kind, params: NoticeParams[Kind]): Notice => ({
  to,
  ...render(kind, params),
});

/** The notices about one event of an auction's log, which is identified by its hash; `at` in milliseconds. */
export interface EventNotices {
  at: number;
  hash: string;
  notices: readonly Notice[];
}

const SEND = `
insert into message (id, recipient_id, subject, content, link)
select unnest($1::uuid[]), unnest($2::uuid[]), unnest($3::text[]), unnest($4::text[]), unnest($5::text[])
on conflict (id) do nothing returning id`;

/** The notices with their ids, which are derived from event, recipient and kind. */
const identified = (events: readonly EventNotices[]) =>
  events.flatMap(({ at, hash, notices }) =>
    notices.map((notice) => ({ ...notice, id: idOf(at, `${hash} ${notice.to} ${notice.kind}`) })),
  );

/** The jobs for emails about notices that are written elsewhere. */
export const emailsAbout = (events: readonly EventNotices[]): NoticeEmailJob[] =>
  identified(events).map(({ id, kind }) => ({ messageId: id, kind }));

/** Writes the notices about events, each once however often it is called. Returns the emails about those it wrote. */
export const sendOnce = async (client: PoolClient, events: readonly EventNotices[]): Promise<NoticeEmailJob[]> => {
  const rows = identified(events);
  if (rows.length === 0) return [];
  const column = (type: string, key: keyof (typeof rows)[number]): string =>
    arrayText(
      type,
      rows.map((row) => row[key]),
    );
  const written = await client.query<{ id: string }>({
    name: 'auction_notices',
    text: SEND,
    values: [
      column('uuid', 'id'),
      column('uuid', 'to'),
      column('text', 'subject'),
      column('text', 'content'),
      column('text', 'link'),
    ],
  });
  const ids = new Set(written.rows.map(({ id }) => id));
  return rows.filter(({ id }) => ids.has(id)).map(({ id, kind }) => ({ messageId: id, kind }));
};

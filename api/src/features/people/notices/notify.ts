import { arrayText } from '../../../database/arrays.ts';
import { execute, type Database } from '../../../database/execute.ts';
import { idOf, newId } from '../../../database/id.ts';
import { addJobs } from '../../../jobs/addJob.ts';
import {
  notices,
  render,
  type EmailedKind,
  type NoticeKind,
  type NoticeParams,
  type RenderedNotice,
} from './notices.ts';

export const NOTICE_EMAIL = 'notice_email';
export const DIGEST_EMAIL = 'digest_email';

export interface NoticeEmailJob {
  messageId: string;
  kind: EmailedKind;
}

/** Delay before the email, because members who read a message soon need none. */
const DELAY_SECONDS = 60;
/** Notices of one statement. */
const PAGE = 500;

/** Adds the jobs that email the recipients of messages, in the transaction that writes the messages. */
export const addNoticeEmails = async (db: Database, jobs: readonly NoticeEmailJob[]): Promise<void> => {
  const isUrgent = ({ kind }: NoticeEmailJob): boolean => kind !== 'message' && notices[kind].topic === null;
  await addJobs(db, NOTICE_EMAIL, jobs.filter(isUrgent));
  const others = jobs.filter((job) => !isUrgent(job));
  await addJobs(db, NOTICE_EMAIL, others, { delaySeconds: DELAY_SECONDS });
};

/** A notice to one member. */
export interface Notice extends RenderedNotice {
  to: string;
  /** The member who caused it. */
  from?: string | undefined;
}

export const noticeTo = <Kind extends NoticeKind>(to: string, kind: Kind, params: NoticeParams[Kind]): Notice => ({
  to,
  ...render(kind, params),
});

/** Ids of the notices about an event of an auction's log, derived from the event's hash; `at` in milliseconds. */
export const identified = (at: number, hash: string, about: readonly Notice[]): (Notice & { id: string })[] =>
  about.map((notice) => ({ ...notice, id: idOf(at, `${hash} ${notice.to} ${notice.kind}`) }));

const WRITE = `
insert into message (id, recipient_id, sending_user_id, subject, content, link)
select unnest(?::uuid[]), unnest(?::uuid[]), unnest(?::uuid[]), unnest(?::text[]), unnest(?::text[]), unnest(?::text[])
on conflict (id) do nothing returning id`;

/** Writes notices into inboxes and adds their emails, in the caller's transaction; each once however often it is called. */
export const sendNotices = async (
  db: Database,
  all: readonly (Notice & { id: string })[],
  sendsEmails = true,
): Promise<void> => {
  if (all.length === 0) return;
  const sent = all.slice(0, PAGE);
  const column = (type: string, key: keyof (typeof sent)[number]): string =>
    arrayText(
      type,
      sent.map((notice) => notice[key]),
    );
  const written = await execute<{ id: string }>(db, WRITE, [
    column('uuid', 'id'),
    column('uuid', 'to'),
    column('uuid', 'from'),
    column('text', 'subject'),
    column('text', 'content'),
    column('text', 'link'),
  ]);
  const ids = new Set(written.map(({ id }) => id));
  const jobs = sent.filter(({ id }) => ids.has(id)).map(({ id, kind }) => ({ messageId: id, kind }));
  if (sendsEmails) await addNoticeEmails(db, jobs);
  await sendNotices(db, all.slice(PAGE), sendsEmails);
};

/** Notifies a member, in the transaction of the cause; `from` is the member who caused it. */
export const notify = <Kind extends NoticeKind>(
  db: Database,
  to: string,
  kind: Kind,
  params: NoticeParams[Kind],
  from?: string,
): Promise<void> => sendNotices(db, [{ ...noticeTo(to, kind, params), from, id: newId() }]);

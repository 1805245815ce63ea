import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../../../database/inTransaction.ts';
import { addJob } from '../../../../jobs/addJob.ts';
import type { Task } from '../../../../jobs/worker.ts';
import { brand } from '../../../../pages/brand.ts';
import type { EmailContent } from '../../notices/emailContent.ts';
import type { Mailer } from '../../notices/mailer.ts';
import { emailAbout, type EmailedKind, type EmailTopic } from '../../notices/notices.ts';
import { DIGEST_EMAIL, type NoticeEmailJob } from '../../notices/notify.ts';
import type { EmailDelivery } from './emailPreference.type.ts';
import { DELIVERY } from './emailPreferences.service.ts';
import { aboutMessage, contextLines, emailSubject, preferences, type MessageContext } from './messageContext.ts';
import type { UnsubscribeTokens } from './unsubscribeTokens.ts';

/** Emails of a topic that a member gets in a day (UTC), so that messages never hide orders; further ones come together in the digest. */
const MAX_A_DAY = 20;
/** Of these, from one party: nobody uses up the emails of somebody else. */
const MAX_OF_SENDER = 5;

interface Recipient {
  id: string;
  email: string;
  /** Of the message. */
  subject: string;
  content: string;
  link: string;
  confirmed: boolean;
  /** The member has opened the message. */
  read: boolean;
  delivery: EmailDelivery;
  /** The decision of an earlier attempt: send now, leave it to the digest, or none yet. */
  decided: 'now' | 'digest' | null;
}

const RECIPIENT = `
select reader.id, reader.email, message.subject, message.content, message.link, reader.email_confirmed_at is not null as confirmed, has_read(message, message.recipient_id) as read,
  coalesce(${DELIVERY}, 'at_once') as delivery,
  case when notice_email.sent_at is not null then 'now' when notice_email.message_id is not null then 'digest' end as decided
from message join "user" reader on reader.id = message.recipient_id
left join email_preference on email_preference.user_id = reader.id and email_preference.topic = $2
left join notice_email on notice_email.message_id = message.id
where message.id = $1 for no key update of reader`;

const SENT_TODAY = `
select notice_email.kind, count(*)::int as count, (count(*) filter (where earlier.sending_party_id = message.sending_party_id))::int as "ofSender"
from message join notice_email on notice_email.recipient_id = message.recipient_id join message earlier on earlier.id = message_id
where message.id = $1 and digest_id is null and sent_at >= date_trunc('day', clock_timestamp(), 'UTC') group by notice_email.kind`;

const DECIDE = `
insert into notice_email (message_id, recipient_id, kind, sent_at, is_weekly)
values ($1, $2, $3, case when $4::boolean then clock_timestamp() end, $5)`;

/** Sends an email about a message, or leaves it to a digest, as the recipient chose. */
export const noticeEmailTask =
  (pool: Pool, mailer: Mailer, tokens: UnsubscribeTokens): Task =>
  async (payload, stopping) => {
    if (!mailer.isOpen) return;
    const job = payload as NoticeEmailJob;
    const found = await inTransaction(pool, async (client) => {
      const to = await recipientOf(client, job);
      return to && { to, context: await aboutMessage(client, job.messageId) };
    });
    if (!found) return;
    const { to, context } = found;
    const { topic } = emailAbout(job.kind);
    const unsubscribePath = topic === null ? undefined : `/unsubscribe/${tokens.token(to.id, topic)}`;
    const content =
      unsubscribePath === undefined ? aboutAccount(to) : contentOf(job, to.link, context, unsubscribePath);
    const { thread } = context;
    await mailer.send({ id: job.messageId, to: to.email, content, unsubscribePath, thread }, stopping);
  };

/** The recipient if the email is to be sent now. The row of the recipient is locked, so that the daily limit holds. */
const recipientOf = async (client: PoolClient, { messageId, kind }: NoticeEmailJob): Promise<Recipient | undefined> => {
  const { topic } = emailAbout(kind);
  const { rows } = await client.query<Recipient>(RECIPIENT, [messageId, topic]);
  const to = rows[0];
  if (!to || to.decided === 'digest') return undefined;
  if (topic === null || to.decided === 'now') return to;
  if (!to.confirmed || to.read || to.delivery === 'off') return undefined;
  const isNow = to.delivery === 'at_once' && (await hasRoomToday(client, messageId, topic));
  const isWeekly = to.delivery === 'weekly';
  await client.query(DECIDE, [messageId, to.id, kind, isNow, isWeekly]);
  if (isNow) return to;
  await addDigest(client, to.id, isWeekly);
  return undefined;
};

const hasRoomToday = async (client: PoolClient, messageId: string, topic: EmailTopic): Promise<boolean> => {
  const sent = await client.query<{ kind: EmailedKind; count: number; ofSender: number }>(SENT_TODAY, [messageId]);
  const alike = sent.rows.filter(({ kind }) => emailAbout(kind).topic === topic);
  const sum = (of: 'count' | 'ofSender'): number => alike.reduce((total, row) => total + row[of], 0);
  return sum('count') < MAX_A_DAY && sum('ofSender') < MAX_OF_SENDER;
};

/** Seconds until the next 6:00 (UTC), of any day or of a Monday. */
const UNTIL_DIGEST = `
select extract(epoch from date_trunc($1, now() - interval '6 hours', 'UTC') + ('1 ' || $1)::interval + interval '6 hours' - now())::float as seconds`;

/** One digest of each kind waits for each member. */
const addDigest = async (client: PoolClient, userId: string, isWeekly: boolean): Promise<void> => {
  const { rows } = await client.query<{ seconds: number }>(UNTIL_DIGEST, [isWeekly ? 'week' : 'day']);
  const delaySeconds = rows[0]?.seconds ?? 0;
  const key = [DIGEST_EMAIL, userId, ...(isWeekly ? ['weekly'] : [])].join(' ');
  await addJob(client, DIGEST_EMAIL, { userId, isWeekly }, { delaySeconds, key, keepTime: true });
};

/** Notices about an account contain nothing that another member wrote. */
const aboutAccount = ({ subject, content, link }: Recipient): EmailContent => ({
  subject,
  paragraphs: [content],
  action: { label: link.startsWith('/settings') ? 'Open your settings' : `See it on ${brand}`, path: link },
});

const contentOf = (
  { messageId, kind }: NoticeEmailJob,
  link: string,
  context: MessageContext,
  unsubscribePath: string,
): EmailContent => ({
  subject: emailSubject(kind, context),
  paragraphs: emailAbout(kind).isDirect ? [] : [`Sign in to ${brand} to read more.`],
  items: contextLines(context),
  action: emailAbout(kind).isDirect
    ? { label: `See it on ${brand}`, path: link }
    : { label: 'Open your inbox', path: `/messages?message=${messageId}` },
  ...preferences(unsubscribePath),
});

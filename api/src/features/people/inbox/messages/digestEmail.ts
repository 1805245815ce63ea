import type { Pool, PoolClient } from 'pg';
import { newId } from '../../../../database/id.ts';
import { inTransaction } from '../../../../database/inTransaction.ts';
import type { Task } from '../../../../jobs/worker.ts';
import { brand } from '../../../../pages/brand.ts';
import type { EmailContent } from '../../notices/emailContent.ts';
import type { Mailer } from '../../notices/mailer.ts';
import type { EmailedKind } from '../../notices/notices.ts';
import { aboutMessage, contextLines, emailSubject, preferences } from './messageContext.ts';
import { ALL_TOPICS, type UnsubscribeTokens } from './unsubscribeTokens.ts';

const MAX_LINES = 50;

/** Notices of an earlier attempt stay in the digest, so that a repeated digest is the same email. */
const TAKE = `
with earlier as (
  select digest_id from notice_email where recipient_id = $1 and is_weekly = $3 and sent_at is null and digest_id is not null limit 1
), taken as (
  update notice_email set digest_id = $2
  where recipient_id = $1 and is_weekly = $3 and sent_at is null and digest_id is null and not exists (select from earlier)
  returning digest_id
)
select coalesce((select digest_id from earlier), (select digest_id from taken limit 1)) as id`;

const LINES = `
select notice_email.message_id as "messageId", notice_email.kind
from notice_email join message on message.id = notice_email.message_id
where digest_id = $1 and not has_read(message, message.recipient_id) order by message.created_at desc`;

interface Line {
  messageId: string;
  kind: EmailedKind;
}

interface Digest {
  id: string;
  email: string | undefined;
  lines: string[];
  others: number;
}

/** Sends the notices of a member that were left to the daily or weekly digest and are not read yet. */
export const digestEmailTask =
  (pool: Pool, mailer: Mailer, tokens: UnsubscribeTokens): Task =>
  async (payload, stopping) => {
    if (!mailer.isOpen) return;
    const { userId, isWeekly = false } = payload as { userId: string; isWeekly?: boolean };
    const digest = await inTransaction(pool, (client) => takeDigest(client, userId, isWeekly));
    if (!digest) return;
    const { id, email, lines } = digest;
    const unsubscribePath = `/unsubscribe/${tokens.token(userId, ALL_TOPICS)}`;
    if (email !== undefined && lines.length > 0)
      await mailer.send(
        { id, to: email, content: contentOf(digest, isWeekly, unsubscribePath), unsubscribePath },
        stopping,
      );
    await pool.query('update notice_email set sent_at = clock_timestamp() where digest_id = $1', [id]);
  };

const takeDigest = async (client: PoolClient, userId: string, isWeekly: boolean): Promise<Digest | undefined> => {
  const user = await client.query<{ email: string }>(
    'select email from "user" where id = $1 and email_confirmed_at is not null for no key update',
    [userId],
  );
  const { rows } = await client.query<{ id: string | null }>(TAKE, [userId, newId(), isWeekly]);
  const id = rows[0]?.id;
  if (!id) return undefined;
  const notices = await client.query<Line>(LINES, [id]);
  const lines: string[] = [];
  for (const { messageId, kind } of notices.rows.slice(0, MAX_LINES)) {
    const context = await aboutMessage(client, messageId);
    lines.push([emailSubject(kind, context), ...contextLines(context)].join(' · '));
  }
  return { id, email: user.rows[0]?.email, lines, others: notices.rows.length - lines.length };
};

const contentOf = ({ lines, others }: Digest, isWeekly: boolean, unsubscribePath: string): EmailContent => ({
  subject: `Your ${isWeekly ? 'weekly' : 'daily'} summary from ${brand}`,
  paragraphs: [lines.length === 1 ? 'You have an unread notice:' : 'You have unread notices:'],
  items: [...lines, ...(others > 0 ? [`and ${others} more`] : [])],
  action: { label: 'Open your inbox', path: '/messages' },
  ...preferences(unsubscribePath),
});

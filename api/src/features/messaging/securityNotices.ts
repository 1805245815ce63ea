import type { Pool } from 'pg';
import { execute } from '../../database/execute.ts';
import type { Task } from '../../jobs/worker.ts';
import type { SecurityNoticeJob } from '../accounts/securityNotices.ts';
import type { Mailer } from '../email/mailer.ts';
import { render } from './templates.ts';

/** Does nothing if the account was deleted in the meantime. */
const WRITE = `
with recipient as (select id, email from "user" where id = ?), written as (
  insert into message (id, recipient_id, subject, content, link) select ?::uuid, id, ?, ?, ? from recipient
  on conflict (id) do nothing
)
select email from recipient`;

/** Writes a notice about an account into its owner's inbox and sends it by email. */
export const securityNoticeTask =
  (pool: Pool, mailer: Mailer): Task =>
  async (payload, stopping) => {
    const { id, userId, at, notice } = payload as SecurityNoticeJob;
    const { kind, ...details } = notice;
    const { subject, content, link } = render(kind, { at, device: '', prefix: '', ...details });
    const [recipient] = await execute<{ email: string }>(pool, WRITE, [userId, id, subject, content, link]);
    if (!recipient) return;
    await mailer.send(
      {
        id,
        to: recipient.email,
        content: { subject, paragraphs: [content], action: { label: 'Open your settings', path: link } },
      },
      stopping,
    );
  };

import type { Database } from '../../database/execute.ts';
import { addJobs } from '../../jobs/addJob.ts';
import type { EmailedKind } from './noticeEmails.ts';

export const NOTICE_EMAIL = 'notice_email';
export const DIGEST_EMAIL = 'digest_email';

export interface NoticeEmailJob {
  messageId: string;
  kind: EmailedKind;
}

/** Delay before the email, because members who read a message soon need none. */
const DELAY_SECONDS = 60;

/** Adds the jobs that email the recipients of messages, in the transaction that writes the messages. */
export const addNoticeEmails = (db: Database, jobs: readonly NoticeEmailJob[]): Promise<void> =>
  addJobs(db, NOTICE_EMAIL, jobs, { delaySeconds: DELAY_SECONDS });

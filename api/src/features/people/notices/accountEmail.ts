import type { Database } from '../../../database/execute.ts';
import { newId } from '../../../database/id.ts';
import { addJob } from '../../../jobs/addJob.ts';
import type { Task } from '../../../jobs/worker.ts';
import { accountEmails, type AccountEmailKind } from './kinds.ts';
import type { Mailer } from './mailer.ts';

export const ACCOUNT_EMAIL = 'account_email';

interface AccountEmail {
  to: { address: string };
  kind: AccountEmailKind;
  params: { path: string };
}

interface AccountEmailJob extends AccountEmail {
  /** Identifies the email in all attempts to send it. */
  id: string;
}

/** High priority, because somebody is waiting for these emails. */
export const AWAITED = { priority: -10 };

/** Sends an email about an account, if the caller's transaction commits. */
export const sendEmail = (db: Database, email: AccountEmail): Promise<void> =>
  addJob(db, ACCOUNT_EMAIL, { id: newId(), ...email } satisfies AccountEmailJob, AWAITED);

export const accountEmailTask =
  (mailer: Mailer): Task =>
  async (payload, stopping) => {
    const { id, to, kind, params } = payload as AccountEmailJob;
    await mailer.send({ id, to: to.address, content: accountEmails[kind](params.path) }, stopping);
  };

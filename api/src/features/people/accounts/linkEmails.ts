import type { Pool } from 'pg';
import { newId } from '../../../database/id.ts';
import { execute, type Database } from '../../../database/execute.ts';
import { addJob } from '../../../jobs/addJob.ts';
import type { Task } from '../../../jobs/worker.ts';
import { AWAITED } from '../notices/accountEmail.ts';
import { accountEmails } from '../notices/kinds.ts';
import type { Mailer } from '../notices/mailer.ts';
import { createPasswordResetLink, issueLink } from './oneTimeLinks.ts';

export const PASSWORD_RESET_EMAIL = 'password_reset_email';
export const LINK_EMAIL = 'link_email';

interface PasswordResetJob {
  /** Identifies the email in all attempts to send it. */
  id: string;
  email: string;
}

interface LinkJob {
  id: string;
  linkId: string;
}

/** Sends a link to the owner of the address, if there is one. The response does not reveal whether there is. */
export const sendPasswordReset = (db: Database, email: string): Promise<void> =>
  addJob(db, PASSWORD_RESET_EMAIL, { id: newId(), email } satisfies PasswordResetJob, AWAITED);

/** Sends a prepared link to its address, if the caller's transaction commits. */
export const sendLink = (db: Database, linkId: string): Promise<void> =>
  addJob(db, LINK_EMAIL, { id: newId(), linkId } satisfies LinkJob, AWAITED);

export const passwordResetTask =
  (pool: Pool, mailer: Mailer): Task =>
  async (payload, stopping) => {
    const { id, email } = payload as PasswordResetJob;
    const [user] = await execute<{ id: string }>(pool, 'select id from "user" where email = ?', [email]);
    if (!user) return;
    const path = await createPasswordResetLink(pool, user.id);
    await mailer.send({ id, to: email, content: accountEmails.password_reset(path) }, stopping);
  };

export const linkTask =
  (pool: Pool, mailer: Mailer): Task =>
  async (payload, stopping) => {
    const { id, linkId } = payload as LinkJob;
    const link = await issueLink(pool, linkId);
    if (!link) return;
    const { kind, email, path } = link;
    await mailer.send({ id, to: email, content: accountEmails[kind](path) }, stopping);
  };

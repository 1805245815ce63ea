import type { Pool } from 'pg';
import type { Task } from '../../jobs/worker.ts';
import { accountEmailContent, type AccountEmailKind, type AccountEmailParams } from './kinds.ts';
import type { Mailer } from './mailer.ts';

export const ACCOUNT_EMAIL = 'account_email';

export interface AccountEmailJob {
  /** Identifies the email in all attempts to send it. */
  id: string;
  to: { userId: string } | { address: string };
  kind: AccountEmailKind;
  params: AccountEmailParams[AccountEmailKind];
}

export const accountEmailTask =
  (pool: Pool, mailer: Mailer): Task =>
  async (payload, stopping) => {
    const { id, to, kind, params } = payload as AccountEmailJob;
    const address = 'address' in to ? to.address : await addressOf(pool, to.userId);
    // The account was deleted meanwhile.
    if (address === undefined) return;
    await mailer.send({ id, to: address, content: accountEmailContent(kind, params) }, stopping);
  };

const addressOf = async (pool: Pool, userId: string): Promise<string | undefined> =>
  (await pool.query<{ email: string }>('select email from "user" where id = $1', [userId])).rows[0]?.email;

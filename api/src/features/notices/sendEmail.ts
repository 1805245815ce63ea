import { newId } from '../../database/id.ts';
import type { Database } from '../../database/execute.ts';
import { addJob } from '../../jobs/addJob.ts';
import { ACCOUNT_EMAIL, type AccountEmailJob } from './accountEmail.ts';
import type { AccountEmailKind, AccountEmailParams } from './kinds.ts';

interface AccountEmail<Kind extends AccountEmailKind> {
  /** A member, at the address that the account has when the email is sent, or an address. */
  to: { userId: string } | { address: string };
  kind: Kind;
  params: AccountEmailParams[Kind];
}

/** High priority, because somebody is waiting for these emails. */
const PRIORITY = -10;

/** Sends an email about an account, if the caller's transaction commits. */
export const sendEmail = <Kind extends AccountEmailKind>(
  db: Database,
  { to, kind, params }: AccountEmail<Kind>,
): Promise<void> => {
  const job: AccountEmailJob = { id: newId(), to, kind, params };
  return addJob(db, ACCOUNT_EMAIL, job, { priority: PRIORITY });
};

import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../database/clock.ts';
import { newId } from '../../database/id.ts';
import { addJob } from '../../jobs/addJob.ts';

export const SECURITY_NOTICE = 'security_notice';

/** Events about which the owner of an account is notified. */
export type SecurityNotice =
  | { kind: 'new_device'; device: string }
  | { kind: 'api_key_created'; prefix: string }
  | { kind: 'password_changed' | 'email_changed' | 'email_reverted' | 'second_factor_disabled' };

export interface SecurityNoticeJob {
  /** Id of both the message and the email. */
  id: string;
  userId: string;
  /** ISO 8601, UTC. */
  at: string;
  notice: SecurityNotice;
}

/** Notifies the owner of an account by a notice and an email, if the caller's transaction commits. Members cannot turn these off. */
export const notifyOwner = async (em: EntityManager, userId: string, notice: SecurityNotice): Promise<void> => {
  const job: SecurityNoticeJob = { id: newId(), userId, at: (await databaseNow(em)).toISOString(), notice };
  await addJob(em, SECURITY_NOTICE, job);
};

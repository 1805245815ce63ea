import type { EntityManager } from '@mikro-orm/postgresql';
import { notify } from '../../notices/notify.ts';
import { recordAudit } from '../../../../writing/audit/record.ts';

/** Removes every method of the second factor and notifies the owner. Sessions lose the rights they had by passing it. */
export const removeSecondFactor = async (em: EntityManager, userId: string): Promise<void> => {
  await em.execute('update "user" set second_factor_at = null where id = ?', [userId]);
  for (const table of ['authenticator', 'passkey', 'recovery_code'])
    await em.execute(`delete from ${table} where user_id = ?`, [userId]);
  await em.execute('update session set second_factor_at = null where user_id = ?', [userId]);
  await notify(em, userId, 'second_factor_disabled', {});
};

/** For the operator, if a member has lost both device and recovery codes. Ends all sessions; to be called in a transaction. */
export const resetSecondFactor = async (em: EntityManager, userId: string): Promise<void> => {
  await removeSecondFactor(em, userId);
  await em.execute('delete from session where user_id = ?', [userId]);
  await recordAudit(em, { kind: 'second_factor_reset', actorId: null, subjectId: userId });
};

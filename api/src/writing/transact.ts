import type { EntityManager } from '@mikro-orm/postgresql';
import { accountDeleted } from '../common/errors.ts';
import { firstRow } from '../database/firstRow.ts';
import { WAIT_FOR_STANDBY } from '../database/inTransaction.ts';
import { isConflict } from '../database/failureKinds.ts';
import { repeatTransient } from '../database/repeatTransient.ts';
import { throughGate } from '../database/writeGate.ts';
import type { CompanyRight, CompanyRole } from '../rules/companyRoles.ts';
import { neededRight, refusalOfWrite, refuseOtherCompany } from '../schema/companyRight.ts';

const isTransient = (error: unknown): boolean => {
  const { code, constraint } = error as { code?: string; constraint?: string };
  // Two requests with one idempotency key or SKU: the retry finds the first one's record.
  return isConflict(error) || (code === '23505' && /_(idempotency|sku)$/.test(constraint ?? ''));
};

interface Held {
  role: CompanyRole | null;
  lockReason: string | null;
  isDeleted: boolean;
}

const HOLD = `
select role, case when role is null then lock_of_leaver(?) else lock_reason end as "lockReason", is_deleted as "isDeleted"
from hold_role(?, ?)`;

/**
 * Throws unless a member's account exists, their role in the company, if there is one, has a right and the company is not locked. Until the transaction ends, neither changes; by
 * those who manage or own, one acts after the other.
 */
export const lockRight = async (em: EntityManager, member: string, right: CompanyRight): Promise<void> => {
  const held = await em.execute<Held[]>(HOLD, [member, member, right !== 'trade']);
  const { role, lockReason, isDeleted } = firstRow(held);
  if (isDeleted) throw accountDeleted();
  const refusal = refusalOfWrite(role, lockReason, right);
  if (refusal) throw refusal;
};

/** The right that the root field needs is asked for in each of its transactions. No answer is older than its commit. */
const answerable =
  <T>(work: (em: EntityManager) => Promise<T>) =>
  async (em: EntityManager): Promise<T> => {
    const needed = neededRight();
    if (needed) await lockRight(em, needed.member, needed.right);
    await refuseOtherCompany(em);
    const result = await work(em);
    // The result may tell of an earlier record, such as the first one with an idempotency key, or of something unchanged.
    await em.flush();
    await em.execute(WAIT_FOR_STANDBY);
    return result;
  };

/** Runs a write transaction and retries it with jitter if PostgreSQL reports that nothing was written. */
export const transact = <T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> =>
  throughGate(() => repeatTransient(isTransient, () => em.fork({ clear: true }).transactional(answerable(work))));

import type { EntityManager } from '@mikro-orm/postgresql';
import { execute, type Database } from '../../../../database/execute.ts';
import { firstRow } from '../../../../database/firstRow.ts';
import { badInput, DomainError } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { transact } from '../../../../writing/transact.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { notify } from '../../notices/notify.ts';
import { useAuthenticatorCode } from './authenticator.ts';
import { useRecoveryCode } from './recoveryCodes.ts';
import { isAuthenticatorCode } from './rules.ts';

const WRONG_CODE = 'This code is not right, or it was used before.';

export const wrongCode = (): DomainError => badInput(WRONG_CODE, { code: WRONG_CODE });
/** For logins. */
export const wrongLoginCode = (): DomainError =>
  new DomainError('INVALID_CREDENTIALS', WRONG_CODE, { code: WRONG_CODE });

const LEFT = 'select count(*)::int as left from recovery_code where user_id = ? and used_at is null';

export const recoveryCodesLeft = async (db: Database, userId: string): Promise<number> =>
  firstRow(await execute<{ left: number }>(db, LEFT, [userId])).left;

/** Uses up a code of the authenticator app or a recovery code, and notifies the owner of the latter. */
const spendCode = async (ctx: Context, em: EntityManager, userId: string, code: string): Promise<boolean> => {
  if (isAuthenticatorCode(code)) return useAuthenticatorCode(em, ctx.services.authenticatorSecrets, userId, code);
  if (!(await useRecoveryCode(em, userId, code))) return false;
  await notify(em, userId, 'recovery_code_used', { left: await recoveryCodesLeft(em, userId) });
  await recordAudit(em, { ...originOf(ctx), kind: 'recovery_code_used', actorId: userId });
  await em.flush();
  return true;
};

/** Counts an attempt, then uses up the code and does `work` in one transaction: if the work fails, the code stays valid. */
export const withCode = async <Result>(
  ctx: Context,
  { userId, code, wrong }: { userId: string; code: string; wrong: DomainError },
  work: (em: EntityManager) => Promise<Result>,
): Promise<Result> => {
  const { address, limits } = ctx.transport;
  const refund = await limits.beforeSecondFactor(address, userId);
  try {
    const result = await transact(ctx.em, async (em) => {
      if (!(await spendCode(ctx, em, userId, code))) throw wrong;
      return work(em);
    });
    await refund();
    return result;
  } catch (error) {
    if (error === wrong)
      await recordAudit(ctx.em, { ...originOf(ctx), kind: 'second_factor_failed', subjectId: userId });
    throw error;
  }
};

import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../schema/context.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { originOf, recordAudit } from '../../writing/audit/record.ts';
import type { PasswordResetInput } from './accounts.inputs.ts';
import { sendPasswordReset } from './linkEmails.ts';
import { linkInvalid } from './linkInvalid.ts';
import { findLink, useLink } from './oneTimeLinks.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './passwordStrength.ts';
import { recoverAccount, signOutEverywhere } from './recoverAccount.ts';
import { passwordResetRequestRules, passwordResetRules } from './rules.ts';
import { databaseNow } from '../../database/clock.ts';
import { notify } from '../notices/notify.ts';
import { User } from './user.entity.ts';

/**
 * Sends a link to the owner of an address. The response, its time and the limits are the same whether there is an account, because only
 * the job looks for one.
 */
export const requestPasswordReset = async (ctx: Context, email: string): Promise<boolean> => {
  const address = validated(passwordResetRequestRules, { email }).email.toLowerCase();
  await ctx.transport.limits.beforeLinkEmail(ctx.transport.address, address);
  await sendPasswordReset(ctx.em, address);
  return true;
};

/** Sets a new password through a link, and ends what somebody else may have added lately. Returns what still gives access. */
export const resetPassword = async (ctx: Context, input: PasswordResetInput): Promise<string[]> => {
  const { token, newPassword, revokeApiKeys } = validated(passwordResetRules, input);
  const refund = await ctx.transport.limits.beforeAttempt(ctx.transport.address);
  const link = await findLink(ctx.em, 'password_reset', token);
  if (!link) throw linkInvalid();
  const { userId } = link;
  await refuseWeakPassword(newPassword, 'newPassword', await ctx.em.findOneOrFail(User, { id: userId }));
  const passwordHash = await hashPassword(newPassword);
  const remaining = await transact(ctx.em, async (em) => {
    // Locked first, so that simultaneous resets of one account wait for each other.
    await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!(await useLink(em, 'password_reset', token))) throw linkInvalid();
    const left = await recoverAccount(
      ctx,
      em,
      { id: userId, passwordHash },
      { revokesAllKeys: revokeApiKeys ?? false },
    );
    await notify(em, userId, 'password_changed', { remaining: left.join('; '), at: await databaseNow(em) });
    await recordAudit(em, { ...originOf(ctx), kind: 'password_reset', subjectId: userId });
    return left;
  });
  await refund();
  await signOutEverywhere(ctx, { id: userId, passwordHash });
  return remaining;
};

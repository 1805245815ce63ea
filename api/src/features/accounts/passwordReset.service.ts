import { LockMode } from '@mikro-orm/core';
import type { Context } from '../../schema/context.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { originOf, recordAudit } from '../audit/record.ts';
import type { PasswordResetInput } from './accounts.inputs.ts';
import { sendPasswordReset } from './linkEmails.ts';
import { linkInvalid } from './linkInvalid.ts';
import { findLink, useLink } from './oneTimeLinks.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './passwordStrength.ts';
import { replacePassword, signOutEverywhere } from './recoverAccount.ts';
import { revokeKeys } from './revokeKeys.ts';
import { passwordResetRequestRules, passwordResetRules } from './rules.ts';
import { notifyOwner } from './securityNotices.ts';
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

/** Sets a new password through a link, and ends all of the member's sessions. */
export const resetPassword = async (ctx: Context, input: PasswordResetInput): Promise<boolean> => {
  const { token, newPassword, revokeApiKeys } = validated(passwordResetRules, input);
  const refund = await ctx.transport.limits.beforeAttempt(ctx.transport.address);
  const link = await findLink(ctx.em, 'password_reset', token);
  if (!link) throw linkInvalid();
  const { userId } = link;
  await refuseWeakPassword(newPassword, 'newPassword', await ctx.em.findOneOrFail(User, { id: userId }));
  const passwordHash = await hashPassword(newPassword);
  await transact(ctx.em, async (em) => {
    // Locked first, so that simultaneous resets of one account wait for each other.
    await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!(await useLink(em, 'password_reset', token))) throw linkInvalid();
    await replacePassword(em, { id: userId, passwordHash });
    if (revokeApiKeys) await revokeKeys(ctx, em, userId);
    await notifyOwner(em, userId, { kind: 'password_changed' });
    await recordAudit(em, { ...originOf(ctx), kind: 'password_reset', subjectId: userId });
  });
  await refund();
  await signOutEverywhere(ctx, { id: userId, passwordHash });
  return true;
};

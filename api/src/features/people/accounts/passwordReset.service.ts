import type { Context } from '../../../schema/context.ts';
import { validated } from '../../../writing/validated.ts';
import type { PasswordResetInput } from './accounts.inputs.ts';
import { sendPasswordReset } from './linkEmails.ts';
import { recoverAccount } from './recoverAccount.ts';
import { passwordResetRequestRules, passwordResetRules } from './rules.ts';

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
export const resetPassword = (ctx: Context, input: PasswordResetInput): Promise<string[]> => {
  const { revokeApiKeys, ...given } = validated(passwordResetRules, input);
  return recoverAccount(ctx, given, { kind: 'password_reset', revokesAllKeys: revokeApiKeys ?? false });
};

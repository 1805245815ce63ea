import { badInput, notFound } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import type { AccountInput, PasswordChangeInput } from './accounts.inputs.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { accountRules, passwordChangeRules } from './rules.ts';
import { User } from './user.entity.ts';

/** Changes who the member is, as others see it; address and role stay. */
export const saveAccount = async (ctx: Context, input: AccountInput): Promise<string> => {
  const member = memberOf(ctx);
  const person = validated(accountRules, input);
  await transact(ctx.em, async (em) => {
    em.assign(await em.findOneOrFail(User, { id: member }), person);
    await em.flush();
  });
  return member;
};

const WRONG = 'Your current password is not right.';

/** Changes the password; guesses at the one so far are slowed down as at login, and every other session ends. */
export const changePassword = async (ctx: Context, input: PasswordChangeInput): Promise<string> => {
  const member = memberOf(ctx);
  const { currentPassword, newPassword } = validated(passwordChangeRules, input);
  const { email, passwordHash } = await ctx.em.findOneOrFail(User, { id: member });
  await ctx.transport.limits.beforeLogin(ctx.transport.address, email);
  const wrong = badInput(WRONG, { currentPassword: WRONG });
  if (!(await verifyPassword(currentPassword, passwordHash))) throw wrong;
  await ctx.transport.limits.succeeded(ctx.transport.address, email);
  const next = await hashPassword(newPassword);
  // Of two changes at once the second finds that the password it was sure of is gone.
  const changed = await transact(ctx.em, (em) =>
    em.nativeUpdate(User, { id: member, passwordHash }, { passwordHash: next }),
  );
  if (changed === 0) throw wrong;
  await ctx.transport.endSessions(member);
  await ctx.transport.signIn(member);
  return member;
};

/** Ends one of the member's sessions. */
export const endSession = async (ctx: Context, id: string): Promise<boolean> => {
  if (!(await ctx.transport.endSession(memberOf(ctx), id))) throw notFound('Session');
  return true;
};

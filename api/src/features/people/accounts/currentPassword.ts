import { badInput, type DomainError } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import { verifyPassword } from './password.ts';
import { User } from './user.entity.ts';

const WRONG = 'Your current password is not right.';

export const wrongPassword = (field: string): DomainError => badInput(WRONG, { [field]: WRONG });

/** Throws unless this is the member's password. Wrong passwords have a limit of their own, apart from failed logins. */
export const checkPassword = async (ctx: Context, password: string, field: string): Promise<User> => {
  const user = await ctx.em.findOneOrFail(User, { id: memberOf(ctx) });
  const refund = await ctx.transport.limits.beforePasswordChange(ctx.transport.address, user.id);
  if (!(await verifyPassword(password, user.passwordHash))) {
    await recordAudit(ctx.em, { ...originOf(ctx), kind: 'password_check_failed' });
    throw wrongPassword(field);
  }
  await refund();
  return user;
};

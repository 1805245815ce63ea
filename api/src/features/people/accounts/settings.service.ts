import { notFound } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { actingPartyOf } from '../../../writing/actingParty.ts';
import { refuseBrand } from '../../../writing/brandName.ts';
import { shownName } from '../../../writing/claimedName.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import type { AccountInput, PasswordChangeInput } from './accounts.inputs.ts';
import { checkPassword, wrongPassword } from './currentPassword.ts';
import { endLinks } from './oneTimeLinks.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './passwordStrength.ts';
import { accountRules, passwordChangeRules } from './rules.ts';
import { databaseNow } from '../../../database/clock.ts';
import { notify } from '../notices/notify.ts';
import { Session } from './session.entity.ts';
import { isStaff, User } from './user.entity.ts';
import { withContactDetails } from './withContactDetails.ts';

/** Changes the member's personal data; e-mail address and role stay. */
export const saveAccount = async (ctx: Context, input: AccountInput): Promise<string> => {
  const member = memberOf(ctx);
  const { onlyOneName: _o, ...person } = validated(accountRules, input);
  await transact(ctx.em, async (em) => {
    const user = await em.findOneOrFail(User, { id: member });
    if (!isStaff(user)) refuseBrand(person, input);
    const names = await shownName(em, person.companyName, user.companyName, await actingPartyOf(em, member));
    em.assign(user, { ...(await withContactDetails(person, user)), ...names });
    await em.flush();
  });
  return member;
};

/** Changes the password and ends every other session. */
export const changePassword = async (ctx: Context, input: PasswordChangeInput): Promise<string> => {
  const member = memberOf(ctx);
  const { currentPassword, newPassword } = validated(passwordChangeRules, input);
  const user = await checkPassword(ctx, currentPassword, 'currentPassword');
  const { passwordHash } = user;
  await refuseWeakPassword(newPassword, 'newPassword', user);
  const next = await hashPassword(newPassword);
  // The second of two simultaneous changes finds the password changed.
  await transact(ctx.em, async (em) => {
    if ((await em.nativeUpdate(User, { id: member, passwordHash }, { passwordHash: next })) === 0)
      throw wrongPassword('currentPassword');
    await em.nativeDelete(Session, { user: member });
    await endLinks(em, member);
    await notify(em, member, 'password_changed', { remaining: '', at: await databaseNow(em) });
    await recordAudit(em, { ...originOf(ctx), kind: 'password_changed' });
  });
  await ctx.transport.endSessions(member);
  await ctx.transport.signIn(
    { id: member, passwordHash: next },
    { secondFactor: ctx.viewer.secondFactor === 'passed' },
  );
  return member;
};

/** Ends one of the member's sessions. */
export const endSession = async (ctx: Context, id: string): Promise<boolean> => {
  if (!(await ctx.transport.endSession(memberOf(ctx), id))) throw notFound('Session');
  await recordAudit(ctx.em, { ...originOf(ctx), kind: 'session_ended' });
  return true;
};

/** Ends all sessions of the member, including this one. */
export const signOutEverywhere = async (ctx: Context): Promise<boolean> => {
  await ctx.transport.endSessions(memberOf(ctx));
  await recordAudit(ctx.em, { ...originOf(ctx), kind: 'all_sessions_ended' });
  return true;
};

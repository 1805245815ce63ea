import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { DomainError } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { transact } from '../../../writing/transact.ts';
import { refuseBrand } from '../../../writing/brandName.ts';
import { shownName } from '../../../writing/claimedName.ts';
import { validated } from '../../../writing/validated.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import type { LoginInput, RegisterInput } from './accounts.inputs.ts';
import { finishLogin } from './finishLogin.ts';
import { sendConfirmationLink } from './emailConfirmation.service.ts';
import { deviceOf } from './newDevice.ts';
import { isReserved } from './oneTimeLinks.ts';
import { hashPassword, UNKNOWN_USER_HASH, verifyPassword } from './password.ts';
import { refuseWeakPassword } from './passwordStrength.ts';
import { loginRules, registrationRules } from './rules.ts';
import { User } from './user.entity.ts';
import { withContactDetails } from './withContactDetails.ts';

/** Signs in, or asks for the second step. A wrong password and an unknown address have the same response and take the same time. */
export const logIn = async (ctx: Context, input: LoginInput): Promise<string> => {
  const { email, password } = validated(loginRules, input);
  const address = email.toLowerCase();
  const user = await ctx.em.findOne(User, { email: address });
  const account = user ?? { id: '', passwordHash: UNKNOWN_USER_HASH };
  const { transport } = ctx;
  // The caller is not known yet; the account is the subject, if there is one.
  const failed = { ...originOf(ctx), actorId: null, subjectId: user?.id ?? null };
  const refund = await transport.limits
    .beforeLogin(transport.address, address, deviceOf(ctx, account))
    .catch(async (limited: unknown) => {
      await recordAudit(ctx.em, { ...failed, kind: 'login_limited' });
      throw limited;
    });
  const right = await verifyPassword(password, account.passwordHash);
  if (!user || !right) {
    await recordAudit(ctx.em, { ...failed, kind: 'login_failed' });
    throw new DomainError('INVALID_CREDENTIALS', 'Invalid email or password.');
  }
  await refund();
  return finishLogin(ctx, user, 'open');
};

/** Ends the session of this request, if there is one. */
export const logOut = async (ctx: Context): Promise<boolean> => {
  await ctx.transport.signOut();
  if (ctx.viewer.id !== null) await recordAudit(ctx.em, { ...originOf(ctx), kind: 'logged_out' });
  return true;
};

const TAKEN = 'An account with this email already exists.';
const taken = () => new DomainError('EMAIL_TAKEN', TAKEN, { email: TAKEN });

export const register = async (ctx: Context, input: RegisterInput): Promise<string> => {
  const {
    email,
    password,
    confirmPassword: _c,
    acceptTerms: _t,
    acceptPrivacy: _p,
    onlyOneName: _o,
    ...given
  } = validated(registrationRules, input);
  refuseBrand(given, input);
  const person = await withContactDetails(given);
  const { limits, address } = ctx.transport;
  // Weak passwords do not use up the registrations of an address.
  const refund = await limits.beforeAttempt(address);
  await refuseWeakPassword(password, 'password', { ...person, email });
  await refund();
  await limits.beforeRegistration(address);
  const sendsLink = !ctx.viewer.allConfirmed;
  const refundEmail = sendsLink ? await limits.beforeConfirmationEmail(address, email.toLowerCase()) : undefined;
  const passwordHash = await hashPassword(password);
  const user = await transact(ctx.em, async (em) => {
    const names = await shownName(em, person.companyName, null, null);
    const made = em.create(User, { ...person, ...names, email: email.toLowerCase(), passwordHash });
    await em.flush();
    // Asked afterwards: the insert has waited for a simultaneous change of the address's former owner.
    if (await isReserved(em, made.email, made.id)) throw taken();
    await recordAudit(em, { ...originOf(ctx), kind: 'registered', actorId: made.id });
    if (sendsLink) await sendConfirmationLink(em, made);
    return made;
  }).catch(async (error: unknown) => {
    await refundEmail?.();
    if (error instanceof UniqueConstraintViolationException) throw taken();
    throw error;
  });
  await ctx.transport.signIn(user);
  return user.id;
};

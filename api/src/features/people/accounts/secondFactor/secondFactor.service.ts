import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, conflict, DomainError } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { spendChallenge } from '../challenges.ts';
import { checkPassword } from '../currentPassword.ts';
import { finishLogin } from '../finishLogin.ts';
import { passwordFingerprint } from '../knownDevices.ts';
import { User } from '../user.entity.ts';
import { notify } from '../../notices/notify.ts';
import { confirmAuthenticator, startAuthenticator } from './authenticator.ts';
import { withCode, wrongCode, wrongLoginCode } from './codes.ts';
import { removeSecondFactor } from './removeSecondFactor.ts';
import { renewRecoveryCodes } from './recoveryCodes.ts';
import { authenticatorCodeRules, passwordAndCodeRules, presentFactorsRules, secondStepRules } from './rules.ts';
import type { CodeInput, PasswordAndCodeInput, PasswordInput, SecondStepInput } from './secondFactor.inputs.ts';
import type { AuthenticatorSetup } from './secondFactor.type.ts';

const EXPIRED = 'Your login has expired. Please enter your password again.';
export const loginExpired = (): DomainError => new DomainError('LOGIN_EXPIRED', EXPIRED);

/** The second step of a login, with a code of the authenticator app or a recovery code. */
export const completeLogIn = async (ctx: Context, input: SecondStepInput): Promise<string> => {
  const { challenge: token, code } = validated(secondStepRules, input);
  const challenge = await ctx.services.challenges.open(ctx.em, token, 'second_step');
  const user = challenge && (await ctx.em.findOne(User, { id: challenge.userId }));
  if (!user?.secondFactorAt || passwordFingerprint(user.passwordHash) !== challenge?.password) throw loginExpired();
  await withCode(ctx, { userId: user.id, code, wrong: wrongLoginCode() }, async (em) => {
    if (!(await spendChallenge(em, challenge))) throw loginExpired();
  });
  return finishLogin(ctx, user, 'passed');
};

const NO_CODE = 'Please enter a code of your present second factor.';

/** Checks the password and, if the account has a second factor, uses up a code of it, before another method is added. */
export const checkPresentFactors = async (ctx: Context, input: PasswordInput): Promise<User> => {
  const { password, code } = validated(presentFactorsRules, input);
  const user = await checkPassword(ctx, password, 'password');
  if (!user.secondFactorAt) return user;
  if (!code) throw badInput(NO_CODE, { code: NO_CODE });
  return withCode(ctx, { userId: user.id, code, wrong: wrongCode() }, async () => user);
};

/** Returns a new secret for an authenticator app; it becomes active with its first code. */
export const setUpAuthenticator = async (ctx: Context, input: PasswordInput): Promise<AuthenticatorSetup> =>
  startAuthenticator(ctx.em, ctx.services.authenticatorSecrets, await checkPresentFactors(ctx, input));

/** Activates the authenticator app. Returns recovery codes if the account had no second factor before. */
export const activateAuthenticator = async (ctx: Context, input: CodeInput): Promise<string[]> => {
  const member = memberOf(ctx);
  const { code } = validated(authenticatorCodeRules, input);
  const refund = await ctx.transport.limits.beforeSecondFactor(ctx.transport.address, member);
  const codes = await transact(ctx.em, async (em) => {
    if (!(await confirmAuthenticator(em, ctx.services.authenticatorSecrets, member, code))) throw wrongCode();
    return turnOn(ctx, em, member, 'authenticator_replaced');
  });
  await refund();
  if (codes.length > 0) await replaceSessions(ctx, member);
  return codes;
};

/** Turns the second factor on with its first method; returns the recovery codes. For a further method, returns none. */
export const turnOn = async (
  ctx: Context,
  em: EntityManager,
  member: string,
  furtherMethod: 'authenticator_replaced' | 'passkey_added',
): Promise<string[]> => {
  const turnedOn = await em.execute<object[]>(
    'update "user" set second_factor_at = clock_timestamp() where id = ? and second_factor_at is null returning id',
    [member],
  );
  const isFirst = turnedOn.length === 1;
  await recordAudit(em, { ...originOf(ctx), kind: isFirst ? 'second_factor_enabled' : furtherMethod });
  if (!isFirst) return [];
  await notify(em, member, 'second_factor_enabled', {});
  return renewRecoveryCodes(em, member);
};

/** Earlier sessions have not passed the second factor, and this one just has. */
export const replaceSessions = async (ctx: Context, member: string): Promise<void> => {
  const user = await ctx.em.fork().findOneOrFail(User, { id: member });
  await ctx.transport.endSessions(member);
  await ctx.transport.signIn(user, { secondFactor: true });
};

const NOT_ON = 'Your account has no second factor.';

/** Checks password and code of an account with a second factor, then does `work` in the transaction that uses up the code. */
const withPasswordAndCode = async <Result>(
  ctx: Context,
  input: PasswordAndCodeInput,
  work: (em: EntityManager, member: string) => Promise<Result>,
): Promise<Result> => {
  const { password, code } = validated(passwordAndCodeRules, input);
  const { id, secondFactorAt } = await checkPassword(ctx, password, 'password');
  if (!secondFactorAt) throw conflict(NOT_ON);
  return withCode(ctx, { userId: id, code, wrong: wrongCode() }, (em) => work(em, id));
};

/** Replaces the recovery codes; the former ones stop working. */
export const replaceRecoveryCodes = (ctx: Context, input: PasswordAndCodeInput): Promise<string[]> =>
  withPasswordAndCode(ctx, input, async (em, member) => {
    await recordAudit(em, { ...originOf(ctx), kind: 'recovery_codes_renewed' });
    return renewRecoveryCodes(em, member);
  });

/** Turns the second factor off: authenticator app, passkeys and recovery codes are removed, and the owner is notified. */
export const turnOffSecondFactor = (ctx: Context, input: PasswordAndCodeInput): Promise<boolean> =>
  withPasswordAndCode(ctx, input, async (em, member) => {
    await removeSecondFactor(em, member);
    await recordAudit(em, { ...originOf(ctx), kind: 'second_factor_disabled' });
    return true;
  });

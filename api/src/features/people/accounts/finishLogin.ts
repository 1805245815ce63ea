import { DomainError } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import { refuseLocked } from './accountLock.ts';
import { passwordFingerprint } from './knownDevices.ts';
import { notifyNewDevice } from './newDevice.ts';
import type { User } from './user.entity.ts';

const SECOND_STEP = 'Enter the code from your authenticator app, a recovery code, or use a passkey.';

/** The error that starts the second step of a login. It contains the challenge for that step. */
const secondStepRequired = async (ctx: Context, { id, passwordHash }: User): Promise<DomainError> => {
  const challenge = await ctx.services.challenges.issue(ctx.em, {
    purpose: 'second_step',
    userId: id,
    password: passwordFingerprint(passwordHash),
  });
  return new DomainError('SECOND_STEP_REQUIRED', SECOND_STEP, undefined, { challenge });
};

/** Completes a login: starts a session, unless the account has a second factor that was not passed. */
export const finishLogin = async (ctx: Context, user: User, secondFactor: 'passed' | 'open'): Promise<string> => {
  refuseLocked(user);
  if (user.secondFactorAt && secondFactor === 'open') throw await secondStepRequired(ctx, user);
  await notifyNewDevice(ctx, user);
  await ctx.transport.signIn(user, { secondFactor: secondFactor === 'passed' });
  await recordAudit(ctx.em, { ...originOf(ctx), kind: 'login_succeeded', actorId: user.id });
  return user.id;
};

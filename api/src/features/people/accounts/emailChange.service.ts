import { LockMode, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, conflict } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import type { EmailChangeInput, PasswordResetInput } from './accounts.inputs.ts';
import { checkPassword } from './currentPassword.ts';
import { confirmAddress } from './emailConfirmation.service.ts';
import { sendLink } from './linkEmails.ts';
import {
  endLinks,
  endRevertsSince,
  findLink,
  isReserved,
  prepareLink,
  useLink,
  type FoundLink,
} from './oneTimeLinks.ts';
import { emailChangeRules, passwordResetRules, tokenRules } from './rules.ts';
import { recoverAccount } from './recoverAccount.ts';
import { databaseNow } from '../../../database/clock.ts';
import { notify } from '../notices/notify.ts';
import { User } from './user.entity.ts';

const SAME = 'This is already your email address.';
const TAKEN = 'An account with this email already exists.';

const taken = () => conflict(TAKEN, 'EMAIL_TAKEN');

/** Sends a confirmation link to the new address. */
export const requestEmailChange = async (ctx: Context, input: EmailChangeInput): Promise<boolean> => {
  const { newEmail, password } = validated(emailChangeRules, input);
  const email = newEmail.toLowerCase();
  const user = await checkPassword(ctx, password, 'password');
  const userId = user.id;
  if (email === user.email) throw badInput(SAME, { newEmail: SAME });
  await ctx.transport.limits.beforeLinkEmail(ctx.transport.address, email);
  await transact(ctx.em, async (em) => {
    if ((await em.count(User, { email })) > 0 || (await isReserved(em, email, userId))) throw taken();
    await endLinks(em, userId);
    await sendLink(em, await prepareLink(em, 'email_change', userId, email));
    await recordAudit(em, { ...originOf(ctx), kind: 'email_change_requested' });
  });
  return true;
};

/** Makes the new address the address of the account. The former address gets a link that reverts this. */
export const confirmEmailChange = async (ctx: Context, token: string): Promise<boolean> => {
  validated(tokenRules, { token });
  const refund = await ctx.transport.limits.beforeAttempt(ctx.transport.address);
  const { userId } = await findLink(ctx.em, 'email_change', token);
  await transact(ctx.em, async (em) => {
    // Locked first, so that simultaneous changes of one account wait for each other.
    const { email: former } = await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await setEmail(em, await useLink(em, 'email_change', token));
    await endLinks(em, userId);
    await sendLink(em, await prepareLink(em, 'email_revert', userId, former));
    await notify(em, userId, 'email_changed', { at: await databaseNow(em) });
    await recordAudit(em, { ...originOf(ctx), kind: 'email_changed', subjectId: userId });
  });
  await refund();
  return true;
};

/**
 * Gives an account back to the owner of its former address. Somebody else knew the password, so a new one is set, and
 * what was added to the account since shortly before the change is removed.
 */
export const revertEmailChange = (ctx: Context, input: PasswordResetInput): Promise<string[]> =>
  recoverAccount(ctx, validated(passwordResetRules, input), {
    kind: 'email_revert',
    revokesAllKeys: true,
    restore: async (em, link) => {
      await setEmail(em, link);
      await endRevertsSince(em, link);
    },
  });

const setEmail = async (em: EntityManager, { userId, email }: FoundLink): Promise<void> => {
  await em.nativeUpdate(User, { id: userId }, { email }).catch((error: unknown) => {
    throw error instanceof UniqueConstraintViolationException ? taken() : error;
  });
  await confirmAddress(em, userId);
  // Asked afterwards: the update has waited for a simultaneous change of the address's former owner.
  if (await isReserved(em, email, userId)) throw taken();
};

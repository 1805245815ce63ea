import type { EntityManager } from '@mikro-orm/postgresql';
import { LockMode } from '@mikro-orm/core';
import { returnsRow } from '../../../database/execute.ts';
import { DomainError, tooMany } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { sendEmail } from '../notices/accountEmail.ts';
import { countLinks, createEmailConfirmationLink, findLink, linkInvalid } from './oneTimeLinks.ts';
import { tokenRules } from './rules.ts';
import { User } from './user.entity.ts';

const MAX_PER_HOUR = 5;
const HOUR_MS = 3_600_000;

/** Sends a member the link that confirms the address of the account, in the transaction of its cause. */
export const sendConfirmationLink = async (em: EntityManager, user: Pick<User, 'id' | 'email'>): Promise<void> => {
  const path = await createEmailConfirmationLink(em, user.id, user.email);
  await sendEmail(em, { to: { address: user.email }, kind: 'confirm_email', params: { path } });
};

/** Sends the link again, a few times an hour. Does nothing if the address is confirmed. */
export const sendConfirmationEmail = async (ctx: Context): Promise<boolean> => {
  const member = memberOf(ctx);
  if (ctx.viewer.allConfirmed || (await isConfirmed(ctx.em, member))) return true;
  const { email } = await ctx.em.fork().findOneOrFail(User, { id: member });
  await ctx.transport.limits.beforeConfirmationEmail(ctx.transport.address, email);
  await transact(ctx.em, async (em) => {
    // Locked, so that simultaneous requests are counted one after the other.
    const user = await em.findOneOrFail(User, { id: member }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (await isConfirmed(em, member)) return;
    if ((await countLinks(em, 'email_confirmation', member, '1 hour')) >= MAX_PER_HOUR)
      throw tooMany('attempts', HOUR_MS);
    await sendConfirmationLink(em, user);
  });
  return true;
};

/** Confirms an address with a link from an email. The link is for the address that it was sent to, and may be followed again: a mail filter may have been first. */
export const confirmEmail = async (ctx: Context, input: { token: string }): Promise<boolean> => {
  const { token } = validated(tokenRules, input);
  const refund = await ctx.transport.limits.beforeAttempt(ctx.transport.address);
  await transact(ctx.em, async (em) => {
    const { userId, email } = await findLink(em, 'email_confirmation', token);
    if ((await em.count(User, { id: userId, email })) === 0) throw linkInvalid();
    await confirmAddress(em, userId);
  });
  await refund();
  return true;
};

/** The member has used a link that was sent to the address of the account. */
export const confirmAddress = async (em: EntityManager, member: string): Promise<void> => {
  await em.execute(
    'update "user" set email_confirmed_at = coalesce(email_confirmed_at, clock_timestamp()) where id = ?',
    [member],
  );
};

const isConfirmed = (em: EntityManager, member: string): Promise<boolean> =>
  returnsRow(em, 'select from "user" where id = ? and email_confirmed_at is not null', [member]);

/** Posting, bidding and ordering bind others, so they need an address that works. */
export const refuseUnconfirmed = async (ctx: Context): Promise<void> => {
  // The session may have been read before the address was confirmed.
  if (ctx.viewer.mustConfirmEmail && !(await isConfirmed(ctx.em.fork(), memberOf(ctx)))) throw unconfirmed();
};

export const unconfirmed = (): DomainError =>
  new DomainError(
    'EMAIL_NOT_CONFIRMED',
    'Please confirm your email address first: follow the link in the email that we sent you.',
  );

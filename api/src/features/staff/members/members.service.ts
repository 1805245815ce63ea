import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../../database/clock.ts';
import { conflict, forbidden, notFound } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { endSessionsOf, notifySessionsEnded } from '../../accounts/endSessions.ts';
import { User } from '../../accounts/user.entity.ts';
import type { AuditKind } from '../../../writing/audit/kinds.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { EndMemberSessionInput, MemberActInput } from './members.inputs.ts';
import { endMemberSessionRules, memberActRules } from './rules.ts';

/** Changes another member and records the audit event, in one transaction. */
const actOn = async (
  ctx: Context,
  { userId, reason }: MemberActInput,
  kind: AuditKind,
  act: (em: EntityManager, user: User) => Promise<void>,
): Promise<string> => {
  const admin = memberOf(ctx);
  if (userId === admin) throw forbidden('You cannot do this to your own account.');
  await transact(ctx.em, async (em) => {
    // Two admins who lock each other wait for one another here, so that one of them stays.
    const admins = await em.find(User, { role: 'admin' }, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 1 } });
    if (!admins.some(({ id, lockedAt }) => id === admin && !lockedAt)) throw forbidden('Only an admin may do this.');
    const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw notFound('Member');
    await act(em, user);
    await em.flush();
    await recordAudit(em, { ...originOf(ctx), kind, subjectId: userId, detail: { reason } });
  });
  return userId;
};

/** Locks an account: its sessions end and it cannot sign in. Its postings and running auctions stay. */
export const lockMember = (ctx: Context, input: MemberActInput): Promise<string> => {
  const command = validated(memberActRules, input);
  return actOn(ctx, command, 'member_locked', async (em, user) => {
    if (user.lockedAt) throw conflict('This member is locked already.');
    user.lockedAt = await databaseNow(em);
    user.lockReason = command.reason;
    await endSessionsOf(em, user.id);
  });
};

export const unlockMember = (ctx: Context, input: MemberActInput): Promise<string> => {
  const command = validated(memberActRules, input);
  return actOn(ctx, command, 'member_unlocked', async (em, user) => {
    if (!user.lockedAt) throw conflict('This member is not locked.');
    user.lockedAt = null;
    user.lockReason = null;
    await notify(em, user.id, 'account_unlocked', { reason: command.reason });
  });
};

/** Ends one of a member's sessions. */
export const endMemberSession = async (ctx: Context, input: EndMemberSessionInput): Promise<string> => {
  const { sessionId, ...command } = validated(endMemberSessionRules, input);
  await actOn(ctx, command, 'member_session_ended', async (em, user) => {
    if (!(await ctx.transport.endSession(user.id, sessionId))) throw notFound('Session');
    await notifySessionsEnded(em, user.id);
    await notify(em, user.id, 'sessions_ended', { reason: command.reason });
  });
  return sessionId;
};

/** Ends all of a member's sessions. */
export const endMemberSessions = async (ctx: Context, input: MemberActInput): Promise<boolean> => {
  const command = validated(memberActRules, input);
  await actOn(ctx, command, 'member_sessions_ended', async (em, user) => {
    await endSessionsOf(em, user.id);
    await notify(em, user.id, 'sessions_ended', { reason: command.reason });
  });
  return true;
};

import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../../../database/clock.ts';
import { conflict, forbidden, notFound } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { endSessionsOf, notifySessionsEnded } from '../../../people/accounts/endSessions.ts';
import { User } from '../../../people/accounts/user.entity.ts';
import type { AuditKind } from '../../../../writing/audit/kinds.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { notify } from '../../../people/notices/notify.ts';
import type { EndMemberSessionInput, MemberActInput } from './members.inputs.ts';
import { endMemberSessionRules, memberActRules } from './rules.ts';

/** Changes another member and records the audit event, in one transaction. */
const actOn = async (
  ctx: Context,
  input: MemberActInput,
  kind: AuditKind,
  act: (em: EntityManager, user: User, reason: string) => Promise<void>,
): Promise<string> => {
  const admin = memberOf(ctx);
  const { userId, reason } = validated(memberActRules, input);
  if (userId === admin) throw forbidden('You cannot do this to your own account.');
  await transact(ctx.em, async (em) => {
    // Two admins who lock each other wait for one another here, so that one of them stays.
    const admins = await em.find(User, { role: 'admin' }, { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 1 } });
    if (!admins.some(({ id, lockedAt }) => id === admin && !lockedAt)) throw forbidden('Only an admin may do this.');
    const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!user) throw notFound('Member');
    await act(em, user, reason);
    await em.flush();
    await recordAudit(em, { ...originOf(ctx), kind, subjectId: userId, detail: { reason } });
  });
  return userId;
};

/** Locks an account: its sessions end and it cannot sign in. Its postings and running auctions stay. */
export const lockMember = (ctx: Context, input: MemberActInput): Promise<string> =>
  actOn(ctx, input, 'member_locked', async (em, user, reason) => {
    if (user.lockedAt) throw conflict('This member is locked already.');
    em.assign(user, { lockedAt: await databaseNow(em), lockReason: reason });
    await endSessionsOf(em, user.id);
  });

export const unlockMember = (ctx: Context, input: MemberActInput): Promise<string> =>
  actOn(ctx, input, 'member_unlocked', async (em, user, reason) => {
    if (!user.lockedAt) throw conflict('This member is not locked.');
    em.assign(user, { lockedAt: null, lockReason: null });
    await notify(em, user.id, 'account_unlocked', { reason });
  });

/** Ends one of a member's sessions. */
export const endMemberSession = async (ctx: Context, input: EndMemberSessionInput): Promise<string> => {
  const { sessionId } = validated(endMemberSessionRules, input);
  await actOn(ctx, input, 'member_session_ended', async (em, user, reason) => {
    if (!(await ctx.transport.endSession(user.id, sessionId))) throw notFound('Session');
    await notifySessionsEnded(em, user.id);
    await notify(em, user.id, 'sessions_ended', { reason });
  });
  return sessionId;
};

/** Ends all of a member's sessions. */
export const endMemberSessions = async (ctx: Context, input: MemberActInput): Promise<boolean> => {
  await actOn(ctx, input, 'member_sessions_ended', async (em, user, reason) => {
    await endSessionsOf(em, user.id);
    await notify(em, user.id, 'sessions_ended', { reason });
  });
  return true;
};

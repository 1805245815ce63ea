import type { EntityManager } from '@mikro-orm/postgresql';
import { transact } from '../../../../writing/transact.ts';
import { createPasswordResetLink } from '../../../people/accounts/oneTimeLinks.ts';
import { endSessionsOf, notifySessionsEnded } from '../../../people/accounts/endSessions.ts';
import { isStaff, User } from '../../../people/accounts/user.entity.ts';
import { recordAudit } from '../../../../writing/audit/record.ts';
import { resetSecondFactor } from '../../../people/accounts/secondFactor/removeSecondFactor.ts';

// What the operator does on the command line. The actor of these events is therefore not a member.

export type StaffRole = 'support' | 'admin';

/** A command that cannot be done for a reason the operator can mend; its message is printed alone. */
export class CommandRefused extends Error {
  override name = 'CommandRefused';
}

const accountOf = async (em: EntityManager, email: string): Promise<User> => {
  const user = await em.findOne(User, { email: email.trim().toLowerCase() });
  if (!user)
    throw new CommandRefused(`There is no account with the email address ${email}. Register it on the website first.`);
  return user;
};

export const grantRole = (em: EntityManager, email: string, role: StaffRole): Promise<string> =>
  transact(em, async (work) => {
    const user = await accountOf(work, email);
    if (user.role === role) return `${user.email} has the role ${role} already.`;
    user.role = role;
    await work.flush();
    await recordAudit(work, { kind: 'role_granted', actorId: null, subjectId: user.id, detail: { role } });
    return `${user.email} now has the role ${role}. Open /admin after setting up a second factor in Settings.`;
  });

/** The sessions end too, because open sockets keep the rights that they were opened with. */
export const revokeRole = (em: EntityManager, email: string): Promise<string> =>
  transact(em, async (work) => {
    const user = await accountOf(work, email);
    if (!isStaff(user)) throw new CommandRefused(`${user.email} is neither an admin nor support.`);
    const { role } = user;
    user.role = 'both';
    await work.flush();
    await endSessionsOf(work, user.id);
    await recordAudit(work, { kind: 'role_revoked', actorId: null, subjectId: user.id, detail: { role } });
    const isLast = role === 'admin' && (await work.count(User, { role: 'admin' })) === 0;
    const warning = isLast ? '\nThe market has no admin now: grant the role to somebody.' : '';
    return `${user.email} no longer has the role ${role}, and all their sessions have ended.${warning}`;
  });

/** The link itself is for the operator's eyes only, so it is not audited. */
export const passwordResetLink = (em: EntityManager, email: string, origin: string): Promise<string> =>
  transact(em, async (work) => {
    const user = await accountOf(work, email);
    const link = await createPasswordResetLink(work, user.id);
    await recordAudit(work, { kind: 'password_reset_link_created', actorId: null, subjectId: user.id });
    return `With this link ${user.email} can set a new password, once and within 30 minutes:\n${origin}${link}`;
  });

/** For a member who has lost both their device and their recovery codes. */
export const resetFactor = (em: EntityManager, email: string): Promise<string> =>
  transact(em, async (work) => {
    const user = await accountOf(work, email);
    if (!user.secondFactorAt) throw new CommandRefused(`${user.email} has no second factor.`);
    await resetSecondFactor(work, user.id);
    await notifySessionsEnded(work, user.id);
    return `${user.email} has no second factor now, and all their sessions have ended.`;
  });

export const listStaff = async (em: EntityManager): Promise<string> => {
  const staff = await em.find(User, { role: { $in: ['admin', 'support'] } }, { orderBy: { role: 1, email: 1 } });
  if (staff.length === 0) return 'Nobody is an admin or support. Grant the role with: npm run admin -- grant <email>';
  return staff
    .map((user) => {
      const notes = [...(user.secondFactorAt ? [] : ['no second factor']), ...(user.lockedAt ? ['locked'] : [])];
      return `${user.role.padEnd(8)} ${user.email} (${[`${user.firstName} ${user.lastName}`.trim(), user.companyName, ...notes].join(', ')})`;
    })
    .join('\n');
};

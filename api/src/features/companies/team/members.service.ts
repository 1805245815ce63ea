import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, forbidden, notFound } from '../../../common/errors.ts';
import type { CompanyRole } from '../../../rules/companyRoles.ts';
import { isId } from '../../../rules/id.ts';
import type { Context } from '../../../schema/context.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import { memberOf } from '../../../writing/command.ts';
import { spendQuota } from '../../../writing/quota.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { notify } from '../../notices/notify.ts';
import {
  cancelInvitationsOf,
  endMembership,
  holdAccounts,
  holdCompanies,
  membershipOf,
  type Membership,
} from './memberships.ts';
import { hasRight, roleRules } from './rules.ts';

/** Acts on a colleague, whose membership and one's own stay as they are until the act is done. Returns the id of the membership. */
const onColleague = (
  ctx: Context,
  person: string,
  act: (em: EntityManager, colleague: Membership, ownId: string) => Promise<void>,
): Promise<string> => {
  const member = memberOf(ctx);
  return transact(ctx.em, async (em) => {
    // Before the lock too: nobody can stop the writes of strangers.
    await colleaguesIn(em, member, person);
    await spendQuota(em, member, 'team');
    await holdAccounts(em, [member, person]);
    const { own, colleague } = await colleaguesIn(em, member, person);
    if (colleague.role === 'owner')
      throw forbidden('Nobody can change or remove the owner of the company. The owner can hand the company over.');
    await act(em, colleague, own.id);
    return colleague.id;
  });
};

const colleaguesIn = async (em: EntityManager, member: string, person: string) => {
  const [own, colleague] = isId(person) ? [await membershipOf(em, member), await membershipOf(em, person)] : [];
  if (!own || !colleague || own.companyId !== colleague.companyId || own.id === colleague.id)
    throw notFound('Colleague');
  return { own, colleague };
};

/** Gives a colleague another role. */
export const changeMemberRole = async (ctx: Context, person: string, given: CompanyRole): Promise<string> => {
  const { role } = validated(roleRules, { role: given });
  return onColleague(ctx, person, async (em, colleague) => {
    if (colleague.role === role) return;
    await em.execute('update company_member set role = ? where id = ?', [role, colleague.id]);
    if (!hasRight(role, 'manage')) await cancelInvitationsOf(em, person);
    await notify(em, person, 'role_changed', { companyName: colleague.companyName, role });
    await recordAudit(em, { ...originOf(ctx), kind: 'member_role_changed', subjectId: person, detail: { role } });
  });
};

const successorOf = (given: string | null | undefined): string | null => {
  if (given && !isId(given)) throw notFound('Colleague');
  return given || null;
};

/** Removes a colleague, with the API keys, webhooks and sockets of the membership. */
export const removeMember = async (ctx: Context, person: string, successor?: string | null): Promise<string> => {
  await onColleague(ctx, person, async (em, colleague) => {
    await endMembership(ctx, em, colleague, successorOf(successor));
    await notify(em, person, 'member_removed', { companyName: colleague.companyName });
    await recordAudit(em, { ...originOf(ctx), kind: 'member_removed', subjectId: person });
  });
  return person;
};

/** Makes a colleague the owner; the owner so far becomes an admin. */
export const transferCompany = (ctx: Context, person: string): Promise<string> =>
  onColleague(ctx, person, async (em, { id, companyId, companyName }, ownId) => {
    await holdCompanies(em, [companyId]);
    await em.execute('update company_profile set user_id = ? where id = ?', [person, companyId]);
    await em.execute(`update company_member set role = 'admin' where id = ?`, [ownId]);
    await em.execute(`update company_member set role = 'owner' where id = ?`, [id]);
    await notify(em, person, 'company_transferred', { companyName });
    await recordAudit(em, { ...originOf(ctx), kind: 'company_transferred', subjectId: person });
  });

/** Ends the viewer's own membership. The owner hands the company over first. */
export const leaveCompany = async (ctx: Context, successor?: string | null): Promise<boolean> => {
  const member = memberOf(ctx);
  await transact(ctx.em, async (em) => {
    await holdAccounts(em, [member]);
    const own = await membershipOf(em, member);
    if (!own) throw notFound('Company');
    if (own.role === 'owner')
      throw conflict('The owner cannot leave the company. Please hand it over to a colleague first.');
    await endMembership(ctx, em, own, successorOf(successor));
    await recordAudit(em, { ...originOf(ctx), kind: 'member_left', subjectId: member });
  });
  return true;
};

/** The member's company, which they manage; people without a company have no team. */
export const managedCompany = async (em: EntityManager, member: string) => {
  const own = await membershipOf(em, member);
  if (!own) throw conflict('You have no company yet. Please save your company profile first.');
  return own;
};

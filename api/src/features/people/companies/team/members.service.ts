import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, forbidden, notFound } from '../../../../common/errors.ts';
import { execute } from '../../../../database/execute.ts';
import type { CompanyRole } from '../../../../rules/companyRoles.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { memberOf } from '../../../../writing/command.ts';
import { spendQuota } from '../../../../writing/quota.ts';
import { lockRight, transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { notify } from '../../notices/notify.ts';
import { isGuarded, proofOf, recordAct, setOwner, tellOfAct, wordsOf, type Act } from './companyActs.ts';
import {
  cancelInvitationsOf,
  endMembership,
  lockAccounts,
  lockTeam,
  membershipOf,
  type Membership,
} from './memberships.ts';
import { hasRight, roleRules } from './rules.ts';
import type { Factors } from './team.type.ts';

/**
 * Gives a colleague a role, none, or the offer to own the company, by `act`; both memberships stay as they are until it is done. Returns
 * the id of the colleague's.
 */
const onColleague = async (
  ctx: Context,
  person: string,
  role: CompanyRole | null,
  factors: Factors,
  act: (em: EntityManager, colleague: Membership) => Promise<void>,
): Promise<string> => {
  const member = memberOf(ctx);
  const refuseUnproved = await proofOf(ctx, factors);
  return transact(ctx.em, async (em) => {
    // Before the lock too: nobody can stop the writes of strangers.
    await colleagueOf(em, member, person);
    await spendQuota(em, member, 'team');
    await lockAccounts(em, [member, person]);
    const colleague = await colleagueOf(em, member, person);
    const { companyId, role: formerRole } = colleague;
    if (formerRole === 'owner')
      throw forbidden('Nobody can change or remove the owner of the company. The owner can hand the company over.');
    if (role === formerRole) return colleague.id;
    if (isGuarded(role, formerRole)) refuseUnproved();
    await act(em, colleague);
    const done = { companyId, actorId: member, personId: person, formerRole, role };
    if (role !== 'owner') await recordAct(em, done);
    const change = role === 'owner' ? OFFERED : `${wordsOf('Somebody', role)}.`;
    if (isGuarded(role, formerRole)) await tellOfAct(em, done, change);
    return colleague.id;
  });
};

const OFFERED = 'The owner has offered your company to a colleague, who can accept within 7 days on the page Team.';

const colleagueOf = async (em: EntityManager, member: string, person: string): Promise<Membership> => {
  const [own, colleague] = isId(person) ? [await membershipOf(em, member), await membershipOf(em, person)] : [];
  if (!own || !colleague || own.companyId !== colleague.companyId || own.id === colleague.id)
    throw notFound('Colleague');
  return colleague;
};

/** Gives a colleague another role. */
export const changeMemberRole = (
  ctx: Context,
  person: string,
  given: CompanyRole,
  factors: Factors,
): Promise<string> => {
  const { role } = validated(roleRules, { role: given });
  return onColleague(ctx, person, role, factors, async (em, colleague) => {
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

/** Removes a colleague, named by the membership or the person, with the API keys, webhooks and sockets of the membership. */
export const removeMember = async (
  ctx: Context,
  id: string,
  successor: string | null | undefined,
  factors: Factors,
): Promise<string> => {
  const [membership] = isId(id)
    ? await execute<{ person: string }>(
        ctx.reads,
        'select user_id as person from company_member where id = ? and left_at is null',
        [id],
      )
    : [];
  const person = membership?.person ?? id;
  return onColleague(ctx, person, null, factors, async (em, colleague) => {
    await endMembership(ctx, em, colleague, successorOf(successor));
    await notify(em, person, 'member_removed', { companyName: colleague.companyName });
    await recordAudit(em, { ...originOf(ctx), kind: 'member_removed', subjectId: person });
  });
};

/** Offers the company to a colleague, instead of an earlier offer. */
export const transferCompany = (ctx: Context, person: string, factors: Factors): Promise<string> =>
  onColleague(ctx, person, 'owner', factors, async (em, { companyId }) => {
    await em.execute(
      `update company_member set offer_ends_at = case when user_id = ? then clock_timestamp() + interval '7 days' end
       where company_id = ? and left_at is null`,
      [person, companyId],
    );
    await recordAudit(em, { ...originOf(ctx), kind: 'company_offered', subjectId: person });
  });

const OFFER_ENDED = 'The offer to take your company over has ended: its owner stays.';

/** Ends an offer, by the owner or by who got it. */
const END_OFFER = `
update company_member offer set offer_ends_at = null from company_profile company
where company.id = :companyId and company_id = company.id and left_at is null and offer_ends_at > clock_timestamp()
  and :member in (company.user_id, offer.user_id)
returning company_id as "companyId", company.user_id as "actorId", offer.user_id as "personId", role as "formerRole", 'owner' as role`;

/** Makes the viewer the owner, and the owner so far an admin; or ends the offer. Of all who answer it at once, one finds it. */
export const answerTransfer = async (ctx: Context, accepts: boolean): Promise<boolean> => {
  const member = memberOf(ctx);
  await transact(ctx.em, async (em) => {
    const { companyId } = await managedCompany(em, member);
    await lockTeam(em, companyId);
    const [offer] = await em.execute<Act[]>(END_OFFER, { companyId, member });
    if (!offer || (accepts && offer.personId !== member)) throw notFound('Offer');
    const { actorId, personId } = offer;
    if (accepts) {
      await lockRight(em, actorId, 'own');
      await recordAct(em, offer);
      await setOwner(em, companyId, personId, 'admin');
      await tellOfAct(em, offer, `${wordsOf('Somebody', 'owner')}.`);
      await recordAudit(em, { ...originOf(ctx), kind: 'company_transferred', subjectId: personId });
    } else await notify(em, personId === member ? actorId : personId, 'company_access', { change: OFFER_ENDED });
  });
  return true;
};

/** Ends the viewer's own membership. The owner hands the company over first. */
export const leaveCompany = async (ctx: Context, successor?: string | null): Promise<boolean> => {
  const member = memberOf(ctx);
  await transact(ctx.em, async (em) => {
    await lockAccounts(em, [member]);
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

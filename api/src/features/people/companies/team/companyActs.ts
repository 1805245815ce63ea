import type { EntityManager } from '@mikro-orm/postgresql';
import { DomainError } from '../../../../common/errors.ts';
import type { CompanyRole } from '../../../../rules/companyRoles.ts';
import type { Context } from '../../../../schema/context.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { sendLink } from '../../accounts/linkEmails.ts';
import { prepareLink } from '../../accounts/oneTimeLinks.ts';
import { checkPresentFactors } from '../../accounts/secondFactor/secondFactor.service.ts';
import { notify } from '../../notices/notify.ts';
import {
  cancelInvitationsOf,
  endMembership,
  endPrograms,
  lockAccounts,
  membershipOf,
  openRecordsOf,
} from './memberships.ts';
import type { Factors } from './team.type.ts';

/** What takes password and code: everything about admins and the owner. */
export const isGuarded = (...roles: (CompanyRole | null)[]): boolean =>
  roles.includes('admin') || roles.includes('owner');

const MISSING =
  'This changes who manages your company. Please enter your password, and a code if you have a second factor.';

/** Checks password and code if they are given; what is returned refuses if they were not. */
export const proofOf = async (ctx: Context, { password, code = null }: Factors): Promise<() => void> => {
  if (password) await checkPresentFactors(ctx, { password, code });
  return () => {
    if (!password) throw new DomainError('PASSWORD_REQUIRED', MISSING);
  };
};

/** What somebody made of another person in a company; without a role the person does not belong to it. */
export interface Act {
  companyId: string;
  actorId: string;
  personId: string;
  formerRole: CompanyRole | null;
  role: CompanyRole | null;
}

export const recordAct = (em: EntityManager, act: Act): Promise<unknown> =>
  em.execute(
    `insert into company_act (company_id, actor_id, person_id, former_role, role)
     values (:companyId, :actorId, :personId, :formerRole, :role)`,
    act,
  );

export const wordsOf = (who: string, role: CompanyRole | null, company = 'your company'): string =>
  role ? `${who} became ${role} of ${company}` : `${who} had to leave ${company}`;

/** Tells the owner, the person and the actor, who also gets a link that undoes it. The words are fixed, because these emails are always sent. */
export const tellOfAct = async (
  em: EntityManager,
  { companyId, actorId, personId = actorId }: Partial<Act>,
  change: string,
): Promise<void> => {
  const concerned = await em.execute<{ id: string; email: string }[]>(
    'select id, email from "user" where id in (:actorId, :personId, (select user_id from company_profile where id = :companyId))',
    { companyId, actorId, personId },
  );
  for (const { id, email } of concerned) {
    await notify(em, id, 'company_access', { change });
    if (id === actorId) await sendLink(em, await prepareLink(em, 'company_revert', id, email));
  }
};

/** Makes somebody the owner. Who was it gets another role, and an offer ends. */
export const setOwner = async (em: EntityManager, companyId: string, owner: string, rest: CompanyRole) => {
  await em.execute('update company_profile set user_id = ? where id = ?', [owner, companyId]);
  await em.execute(
    `update company_member set offer_ends_at = null, role = case when user_id = :owner then 'owner' when role = 'owner' then :rest else role end
     where company_id = :companyId and left_at is null`,
    { companyId, owner, rest },
  );
};

/** Of an account since a time, newest first, with what those did whom it let manage; unless it lost the right to undo them otherwise. */
const ACTS = `
with recursive act as (
  select * from company_act where actor_id = :actor and created_at >= :since and undone_at is null
  union select next.* from act join company_act next on next.actor_id = act.person_id and next.company_id = act.company_id
    and next.created_at >= act.created_at and next.undone_at is null where act.role in ('owner', 'admin')
)
select act.id, act.company_id as "companyId", company.company_name as "companyName", actor_id as "actorId", person_id as "personId",
  trim(first_name || ' ' || last_name) as "personName", former_role as "formerRole", act.role
from act join company_profile company on company.id = act.company_id and company.closed_at is null
join "user" person on person.id = person_id and person.deleted_at is null
where exists (select from company_member own where own.user_id = :actor and own.company_id = act.company_id and own.left_at is null and own.role in ('owner', 'admin'))
  or exists (select from act lost where lost.company_id = act.company_id and (lost.person_id = :actor or lost.actor_id = :actor and lost.role = 'owner'))
order by act.created_at desc, act.id desc`;

interface FoundAct extends Act {
  id: string;
  companyName: string;
  personName: string;
}

/** Gives the person the former role back. Returns whether that was possible. */
const undo = async (ctx: Context, em: EntityManager, { companyId, actorId, personId, formerRole, role }: Act) => {
  const present = await membershipOf(em, role === 'owner' ? actorId : personId);
  if (present?.companyId === companyId) {
    if (role === 'owner') await setOwner(em, companyId, actorId, formerRole ?? 'reader');
    else if (present.role === 'owner') return false;
    else if (formerRole) await em.execute('update company_member set role = ? where id = ?', [formerRole, present.id]);
    else await endMembership(ctx, em, present);
  } else if (role === null) {
    if (present || (await openRecordsOf(em, personId)).length > 0) return false;
    await endPrograms(ctx, em, personId);
    const values = [companyId, personId, formerRole];
    await em.execute('insert into company_member (company_id, user_id, role) values (?, ?, ?)', values);
  } else if (role === 'owner') return false;
  await cancelInvitationsOf(em, personId);
  return true;
};

/**
 * Holds the account and everybody concerned, and undoes what it changed in who manages its company since a time. Returns this in words,
 * with what else it changed in the team.
 */
export const undoActsOf = async (ctx: Context, em: EntityManager, actor: string, since: string): Promise<string[]> => {
  const read = () => em.execute<FoundAct[]>(ACTS, { actor, since });
  await lockAccounts(em, [actor, ...(await read()).flatMap(({ actorId, personId }) => [actorId, personId])]);
  const told: string[] = [];
  for (const act of await read()) {
    const { id, actorId, personId, formerRole, role } = act;
    const isUndone = (actorId !== actor || isGuarded(formerRole, role)) && (await undo(ctx, em, act));
    told.push(`${isUndone ? 'undone' : 'not undone'}: ${wordsOf(act.personName, role, act.companyName)}`);
    if (!isUndone) continue;
    await em.execute('update company_act set undone_at = clock_timestamp() where id = ?', [id]);
    await notify(em, personId, 'company_access', { change: `${wordsOf('You', role)}. This was reverted.` });
    await recordAudit(em, { ...originOf(ctx), kind: 'company_act_undone', subjectId: personId });
  }
  return told;
};

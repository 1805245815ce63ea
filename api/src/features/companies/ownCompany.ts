import type { EntityManager } from '@mikro-orm/postgresql';
import type { Rule } from '../../reading/reading.ts';
import { raw, sql } from '../../reading/sql.ts';

const MEMBERS_OF = `
select other.user_id from company_profile own
  join "user" own_user on own_user.id = own.user_id
  join company_profile other on other.registration_key = own.registration_key and other.verification_status = 'approved'
  join "user" other_user on other_user.id = other.user_id and lower(btrim(other_user.country)) = lower(btrim(own_user.country))
where own.verification_status = 'approved' and own.user_id = `;

/**
 * SQL for the members of a company: accounts whose approved profiles share country and registration number. `owner` is an expression
 * for the id of one of them; without an approved profile there are none.
 */
export const membersOfCompanyOf = (owner: string): string => `${MEMBERS_OF}${owner}`;

const IS_MEMBER = `select from (${membersOfCompanyOf('?::uuid')}) company where user_id = ?::uuid`;

/** Whether a posting belongs to the member's company. Only used to refuse: it grants no rights. */
export const isOwnCompany = async (em: EntityManager, ownerId: string, memberId: string): Promise<boolean> =>
  ownerId === memberId || (await em.execute<object[]>(IS_MEMBER, [ownerId, memberId])).length > 0;

/** The same as a rule: for members who do not belong to the company of the posting's owner. */
export const isOfOtherCompany: Rule = (row, { id }) =>
  id !== null && sql`${row}.user_id <> ${id} and ${id}::uuid not in (${raw(MEMBERS_OF)}${row}.user_id)`;

import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * The members of a company, for SQL: two accounts are of one company if both profiles are approved and share country and registration
 * number. `owner` is an expression for the id of one of them; nobody is found where that profile is not approved.
 */
export const membersOfCompanyOf = (owner: string): string => `
select other.user_id from company_profile own
  join "user" own_user on own_user.id = own.user_id
  join company_profile other on other.registration_key = own.registration_key and other.verification_status = 'approved'
  join "user" other_user on other_user.id = other.user_id and lower(btrim(other_user.country)) = lower(btrim(own_user.country))
where own.user_id = ${owner} and own.verification_status = 'approved'`;

const IS_MEMBER = `select from (${membersOfCompanyOf('?::uuid')}) company where user_id = ?::uuid`;

/** Whether a posting is one of the member's own company. It only ever refuses: it gives no right to see or to change anything. */
export const isOwnCompany = async (em: EntityManager, ownerId: string, memberId: string): Promise<boolean> =>
  ownerId === memberId || (await em.execute<object[]>(IS_MEMBER, [ownerId, memberId])).length > 0;

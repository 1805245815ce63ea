import type { EntityManager } from '@mikro-orm/postgresql';
import type { Rule } from '../../../reading/reading.ts';
import { raw, sql } from '../../../reading/sql.ts';

const PARTIES_OF = `
select other.party_id from company_profile own
  join company_profile other on other.registration_key = own.registration_key and other.verification_status = 'approved'
    and lower(btrim(other.registration_country)) = lower(btrim(own.registration_country))
where own.verification_status = 'approved' and own.party_id = `;

/**
 * SQL for the parties of a company: those whose approved profiles share country and registration number. `party` is an expression for
 * one of them; without an approved profile there are none.
 */
export const partiesOfCompanyOf = (party: string): string => `${PARTIES_OF}${party}`;

const IS_OF_COMPANY = `select from (${partiesOfCompanyOf('?::uuid')}) company where party_id = ?::uuid`;

/** Whether a posting belongs to the company of the acting party. Only used to refuse: it grants no rights. */
export const isOwnCompany = async (em: EntityManager, ownerParty: string, actingParty: string): Promise<boolean> =>
  ownerParty === actingParty || (await em.execute<object[]>(IS_OF_COMPANY, [ownerParty, actingParty])).length > 0;

/** The same as a rule: for members whose acting party does not belong to the company of the posting's owner. */
export const isOfOtherCompany: Rule = (row, { id }) =>
  id !== null &&
  sql`(select viewer.party_id <> ${row}.party_id and viewer.party_id not in (${raw(PARTIES_OF)}${row}.party_id) from "user" viewer where viewer.id = ${id})`;

import type { Rule } from '../../../reading/reading.ts';
import { sql, type Sql } from '../../../reading/sql.ts';

/**
 * Whether a member has left a company that may have told too much about a posting: its owner's since seven days before it was created, or
 * that of somebody who takes part since its creation. Who has belonged to the owner's company since the creation may have read the bids.
 */
export const hasLeftCompanyOf = (posting: Sql, member: Sql, takesPart: (party: Sql) => Sql): Sql => sql`exists (
    select from company_member past
      join company_profile company on company.id = past.company_id
      join "user" leaver on leaver.id = past.user_id and leaver.party_id <> company.party_id
    where past.user_id = ${member} and case when company.party_id = ${posting}.party_id
      then past.left_at > ${posting}.created_at - interval '7 days'
      else past.left_at > ${posting}.created_at and ${takesPart(sql`company.party_id`)} end)`;

/** For members who may bid on the RFP, as far as their former companies are concerned. */
export const isNoFormerColleague: Rule = (rfp, { id }) =>
  id !== null &&
  sql`not ${hasLeftCompanyOf(
    rfp,
    sql`${id}`,
    (party) => sql`exists (select from bid other where other.rfp_id = ${rfp}.id and other.party_id = ${party})`,
  )}`;

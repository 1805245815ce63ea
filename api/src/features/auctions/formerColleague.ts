import { sql, type Sql } from '../../reading/sql.ts';

/**
 * Whether a member has left the company of an auction's owner or of one of its participants since the auction was created. Such a member
 * may know what the others must not, such as a maximum or a sealed bid. So may a member who asked to take part before joining a company.
 * `offset 0` keeps PostgreSQL from collecting all participants of the market first.
 */
export const isFormerColleague = (auction: Sql, member: Sql): Sql => sql`(exists (
    select from company_member past
      join company_profile company on company.id = past.company_id
      join "user" leaver on leaver.id = past.user_id and leaver.party_id <> company.party_id
    where past.user_id = ${member} and past.left_at > ${auction}.created_at and (
      company.party_id = ${auction}.party_id
      or exists (select from auction_bidder other where other.auction_id = ${auction}.id and other.party_id = company.party_id)))
    or exists (select from auction_bidder earlier join "user" person on person.id = earlier.user_id and person.party_id <> earlier.party_id
      where earlier.auction_id = ${auction}.id and earlier.user_id = ${member} offset 0))`;

import { sql, type Sql } from '../../../reading/sql.ts';
import { hasLeftCompanyOf } from '../../people/companies/formerColleague.ts';

/**
 * Whether a member may know what the others must not, such as a maximum or a sealed bid: from a company that they have left, or because they
 * asked to take part before joining a company. `offset 0` keeps PostgreSQL from collecting all participants of the market first.
 */
export const isFormerColleague = (auction: Sql, member: Sql): Sql => sql`(${hasLeftCompanyOf(
  auction,
  member,
  (party) =>
    sql`exists (select from auction_bidder other where other.auction_id = ${auction}.id and other.party_id = ${party})`,
)}
    or exists (select from auction_bidder earlier join "user" person on person.id = earlier.user_id and person.party_id <> earlier.party_id
      where earlier.auction_id = ${auction}.id and earlier.user_id = ${member} offset 0))`;

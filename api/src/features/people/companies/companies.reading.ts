import {
  extendType,
  column,
  everyone,
  hidden,
  instant,
  isViewersParty,
  members,
  one,
  personal,
  defineType,
  value,
  type FieldPlan,
  type Rule,
  type ValuePlan,
} from '../../../reading/reading.ts';
import { searchWords } from '../../../reading/search.ts';
import { name, sql, type Sql } from '../../../reading/sql.ts';
import { knownCountry } from '../../../writing/contactDetails.ts';
import { User } from '../accounts/user.entity.ts';
import { isWatched, watchedFilter } from '../watchlist/watching.reading.ts';
import { CompanyProfile } from './companyProfile.entity.ts';

export const ownerOrStaff: Rule = (row, viewer) => viewer.staff || isViewersParty(sql`${row}.party_id`, viewer);

/** The company that a record belongs to, by the party of the record. */
export const companyOf = (party = 'party_id', visible?: Rule): FieldPlan =>
  one(
    () => CompanyProfile,
    (row, company) => sql`${company}.party_id = ${row}.${name(party)}`,
    visible,
  );

/** The form in which names are searched for, which an index has. */
export const foldedName = (row: Sql): Sql => sql`folded_name(${row}.company_name)`;

/** Registered in the country that a text names, or has the code of; another text is refused. */
export const isOfCountry = (row: Sql, country: string): Sql =>
  sql`lower(${row}.registration_country) = lower(${knownCountry({ country })})`;

/** Closed and locked companies are in no list for others, except of what the viewer watches. */
export const isListed = (row: Sql): Sql => sql`${row}.closed_at is null and ${row}.locked_at is null`;

defineType(CompanyProfile, {
  visible: everyone,
  sorts: { longest_waiting: { by: (row) => sql`${row}.submitted_at`, type: 'timestamptz' } },
  filters: {
    // A closed company is not decided about any more, and shows its badge to nobody.
    status: (row, status: string) => sql`${row}.verification_status = ${status} and ${row}.closed_at is null`,
    search: (row, text: string) => searchWords(foldedName(row), text, { fold: 'folded_name' }),
    country: (row, country: string) => country.trim() === '' || isOfCountry(row, country),
    watched: watchedFilter('company'),
    verified: (row, wanted: boolean) => sql`(${row}.verification_status = 'approved') = ${wanted}`,
  },
  fields: {
    userId: column('user_id'),
    isTrading: value(isListed),
    isWatched: isWatched('company'),
    contactEmail: hidden((row) => sql`${row}.contact_email`, members),
    claimedName: personal(hidden((row) => sql`${row}.claimed_name`, ownerOrStaff)),
    submittedAt: personal(hidden((row) => instant(sql`${row}.submitted_at`), ownerOrStaff)),
    closedAt: personal(hidden((row) => instant(sql`${row}.closed_at`), ownerOrStaff)),
    lockedAt: personal(hidden((row) => instant(sql`${row}.locked_at`), ownerOrStaff)),
    lockReason: personal(hidden((row) => sql`${row}.lock_reason`, ownerOrStaff)),
    businessRegistrationNumber: personal(hidden((row) => sql`${row}.business_registration_number`, ownerOrStaff)),
    vatNumber: personal(hidden((row) => sql`${row}.vat_number`, ownerOrStaff)),
  },
});

/** Login addresses are for their owners and for admins. */
const addressFor: ValuePlan['sql'] = (user, viewer) => {
  const contact = sql`(select contact_email from company_profile where company_profile.party_id = ${user}.party_id)`;
  if (viewer.admin) return sql`${user}.email`;
  return sql`case when ${user}.id = ${viewer.id} then ${user}.email else ${contact} end`;
};

extendType(User, {
  email: personal(value(addressFor, members)),
  companyProfile: companyOf(),
});

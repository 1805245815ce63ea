import { alsoReads, column, everyone, hidden, instant, one, reads, type Rule } from '../../reading/reading.ts';
import { searchWords } from '../../reading/search.ts';
import { sql } from '../../reading/sql.ts';
import { User } from '../accounts/user.entity.ts';
import { CompanyProfile } from './companyProfile.entity.ts';

export const ownerOrAdmin: Rule = (row, viewer) =>
  viewer.admin || (viewer.id !== null && sql`${row}.user_id = ${viewer.id}`);

reads(CompanyProfile, {
  visible: everyone,
  sorts: { longest_waiting: { by: (row) => sql`${row}.submitted_at`, type: 'timestamptz' } },
  filters: {
    status: (row, status: string) => sql`${row}.verification_status = ${status}`,
    search: (row, text: string) => searchWords(sql`lower(${row}.company_name)`, text),
  },
  fields: {
    userId: column('user_id'),
    submittedAt: hidden((row) => instant(sql`${row}.submitted_at`), ownerOrAdmin),
    businessRegistrationNumber: hidden((row) => sql`${row}.business_registration_number`, ownerOrAdmin),
  },
});

alsoReads(User, {
  companyProfile: one(
    () => CompanyProfile,
    (user, profile) => sql`${profile}.user_id = ${user}.id`,
  ),
});

import { alsoReads, column, everyone, hidden, one, reads, type Rule } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { User } from '../accounts/user.entity.ts';
import { CompanyProfile } from './companyProfile.entity.ts';

const ownerOrAdmin: Rule = (row, viewer) => viewer.admin || (viewer.id !== null && sql`${row}.user_id = ${viewer.id}`);

reads(CompanyProfile, {
  visible: everyone,
  fields: {
    userId: column('user_id'),
    businessRegistrationNumber: hidden((row) => sql`${row}.business_registration_number`, ownerOrAdmin),
  },
});

alsoReads(User, {
  companyProfile: one(
    () => CompanyProfile,
    (user, profile) => sql`${profile}.user_id = ${user}.id`,
  ),
});

import { extendType, many, one, personal, defineType, type Rule } from '../../../reading/reading.ts';
import { sql } from '../../../reading/sql.ts';
import { User } from '../../accounts/user.entity.ts';
import { ownerOrStaff } from '../companies.reading.ts';
import { CompanyProfile } from '../companyProfile.entity.ts';
import { VerificationDecision } from './verificationDecision.entity.ts';

const company = sql`"seen_company"`;
const staff: Rule = (_row, viewer) => viewer.staff;

defineType(VerificationDecision, {
  visible: (decision, viewer) => {
    const rule = ownerOrStaff(company, viewer);
    return typeof rule === 'boolean'
      ? rule
      : sql`exists (select 1 from company_profile ${company} where ${company}.id = ${decision}.company_profile_id and ${rule})`;
  },
  fields: {
    admin: one(
      () => User,
      (decision, user) => sql`${user}.id = ${decision}.admin_id`,
      staff,
    ),
  },
});

extendType(CompanyProfile, {
  decisions: personal(
    many(
      () => VerificationDecision,
      (profile, decision) => sql`${decision}.company_profile_id = ${profile}.id`,
      { order: (decision) => sql`${decision}.created_at desc, ${decision}.id desc`, max: 20 },
    ),
  ),
});

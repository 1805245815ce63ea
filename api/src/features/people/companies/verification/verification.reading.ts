import { asOf, extendType, manyBy, oneBy, personal, defineType, staff } from '../../../../reading/reading.ts';
import { sql } from '../../../../reading/sql.ts';
import { User } from '../../accounts/user.entity.ts';
import { ownerOrStaff } from '../companies.reading.ts';
import { CompanyProfile } from '../companyProfile.entity.ts';
import { VerificationDecision } from './verificationDecision.entity.ts';

defineType(VerificationDecision, {
  visible: asOf('company_profile', ownerOrStaff),
  fields: { admin: oneBy(() => User, 'admin_id', staff) },
});

extendType(CompanyProfile, {
  decisions: personal(
    manyBy(() => VerificationDecision, 'company_profile_id', {
      order: (decision) => sql`${decision}.created_at desc, ${decision}.id desc`,
      max: 20,
    }),
  ),
});

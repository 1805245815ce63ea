import { plannedFields } from '../../schema/plannedFields.ts';
import { sql } from '../../reading/sql.ts';
import { input, mutation, query, recordById, rootFields } from '../../schema/rootFields.ts';
import { User } from '../accounts/user.entity.ts';
import { CompanyProfileInput } from './companies.inputs.ts';
import { saveCompanyProfile } from './companies.service.ts';
import { CompanyProfile } from './companyProfile.entity.ts';

export const CompaniesResolver = rootFields('member', {
  myCompanyProfile: query('read', {
    type: () => CompanyProfile,
    nullable: true,
    description: "The viewer's own company profile, or null.",
    read: (ctx, info) => ctx.reader.one(ctx, info, CompanyProfile, (row) => sql`${row}.user_id = ${ctx.viewer.id}`),
  }),
  companyProfile: recordById('public', CompanyProfile, 'A company profile by id, or null.'),
  saveCompanyProfile: mutation('account', {
    record: CompanyProfile,
    description: "Creates or changes the viewer's company profile; it has to be verified again.",
    args: [input(CompanyProfileInput, 'The profile.')],
    run: saveCompanyProfile,
  }),
});

export const UserCompany = plannedFields(User, {
  companyProfile: { type: () => CompanyProfile, nullable: true, description: 'The company profile, or null.' },
});

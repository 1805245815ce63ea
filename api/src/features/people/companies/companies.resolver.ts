import { plannedFields } from '../../../schema/plannedFields.ts';
import { everything, isActingParty } from '../../../reading/reading.ts';
import { sql } from '../../../reading/sql.ts';
import { input, mutation, query, recordById, rootFields } from '../../../schema/rootFields.ts';
import { User } from '../accounts/user.entity.ts';
import { CompanyProfileInput } from './companies.inputs.ts';
import { CompanyProfileConnection, ListedCompanyArgs } from './companies.lists.ts';
import { isListed } from './companies.reading.ts';
import { saveCompanyProfile } from './companies.service.ts';
import { CompanyProfile } from './companyProfile.entity.ts';

export const CompaniesResolver = rootFields('member', {
  myCompanyProfile: query('read', {
    cost: 'planned',
    type: () => CompanyProfile,
    nullable: true,
    description: 'The profile of the company that the viewer belongs to, or null.',
    read: (ctx, info) =>
      ctx.reader.one(ctx, info, CompanyProfile, (row) => sql`${isActingParty(sql`${row}.party_id`, ctx.viewer)}`),
  }),
  companies: query('public', {
    cost: 50,
    type: () => CompanyProfileConnection,
    description:
      'The companies of the market: verified ones that offer something now, then others that do, then the rest, each by name.',
    args: [ListedCompanyArgs],
    read: (ctx, info, args) =>
      ctx.reader.many(ctx, info, CompanyProfile, { ...args, sort: 'suppliers' }, args.watched ? everything : isListed),
  }),
  companyProfile: recordById('public', CompanyProfile, 'A company profile by id, or null.'),
  saveCompanyProfile: mutation('account', {
    cost: 20,
    right: 'manage',
    record: CompanyProfile,
    description: "Creates or changes the viewer's company profile; it has to be verified again.",
    args: [input(CompanyProfileInput, 'The profile.')],
    run: saveCompanyProfile,
  }),
});

export const UserCompany = plannedFields(User, {
  companyProfile: {
    type: () => CompanyProfile,
    nullable: true,
    description:
      'The company that the person acts for now, or null. Records name the company that they belong to in `company`.',
  },
});

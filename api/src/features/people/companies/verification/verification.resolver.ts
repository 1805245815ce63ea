import { plannedFields } from '../../../../schema/plannedFields.ts';
import { input, mutation, query, rootFields } from '../../../../schema/rootFields.ts';
import { CompanyProfileConnection } from '../companies.lists.ts';
import { CompanyProfile } from '../companyProfile.entity.ts';
import { CompanyListArgs, DecideVerificationInput } from './verification.inputs.ts';
import { decideVerification } from './verification.service.ts';
import { VerificationDecision } from './verificationDecision.entity.ts';

export const VerificationResolver = rootFields('admin', {
  companyProfiles: query('staff', {
    cost: 'planned',
    access: 'support',
    type: () => CompanyProfileConnection,
    description: 'Company profiles for support and admins, least recently saved first.',
    args: [CompanyListArgs],
    read: (ctx, info, args) => ctx.reader.many(ctx, info, CompanyProfile, { ...args }),
  }),
  decideVerification: mutation('staff', {
    cost: 20,
    record: CompanyProfile,
    description: 'Decides about a company that waits for verification; for admins. The owner gets a message.',
    args: [input(DecideVerificationInput, 'The decision.')],
    id: ({ companyProfileId }) => companyProfileId,
    run: decideVerification,
  }),
});

export const CompanyDecisions = plannedFields(CompanyProfile, {
  decisions: {
    type: () => [VerificationDecision],
    description:
      'The latest decisions about its verification, newest first; visible to the owner, to support and to admins.',
  },
});

import type { Slice } from '../../../schema/market.ts';
import { CompanyProfile } from './companyProfile.entity.ts';
import { VerificationDecision } from './verification/verificationDecision.entity.ts';
import { CompaniesResolver, UserCompany } from './companies.resolver.ts';
import { readVerifiedNames } from './verification/verification.service.ts';
import { VerificationResolver, CompanyDecisions } from './verification/verification.resolver.ts';
import { CompanyTeam, SentInvitationFields, TeamResolver } from './team/team.resolver.ts';
import { undoActsOf } from './team/companyActs.ts';
import { invitationTokens, purgeInvitations } from './team/invitations.service.ts';
import './companies.reading.ts';
import './team/team.reading.ts';
import './verification/verification.reading.ts';

declare module '../../../schema/services.ts' {
  interface Services {
    undoActsOf: typeof undoActsOf;
    invitationToken: ReturnType<typeof invitationTokens>;
  }
}

export const companies: Slice = {
  name: 'companies',
  entities: [CompanyProfile, VerificationDecision],
  resolvers: [
    CompaniesResolver,
    UserCompany,
    VerificationResolver,
    CompanyDecisions,
    TeamResolver,
    CompanyTeam,
    SentInvitationFields,
  ],
  open: ({ pools, secretKey }) => ({
    services: { undoActsOf, invitationToken: invitationTokens(secretKey) },
    recurring: [
      { name: 'purge invitations', at: '50 * * * *', run: () => purgeInvitations(pools.reads) },
      { name: 'read verified names', at: '*/5 * * * *', run: () => readVerifiedNames(pools.reads) },
    ],
  }),
};

import { LockMode } from '@mikro-orm/core';
import { conflict, forbidden, notFound } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { createOnce, memberOf } from '../../writing/command.ts';
import { validated } from '../../writing/validated.ts';
import { User } from '../accounts/user.entity.ts';
import { CompanyProfile } from '../companies/companyProfile.entity.ts';
import { notify } from '../messaging/messaging.service.ts';
import { decisionNotice, type Decision } from './decisionNotice.ts';
import { decisionRules } from './rules.ts';
import type { DecideVerificationInput } from './verification.inputs.ts';
import { VerificationDecision } from './verificationDecision.entity.ts';

/** An admin's decision: about a company that waits, about the very profile that was looked at, never about the own one. */
export const decideVerification = (ctx: Context, input: DecideVerificationInput): Promise<string> => {
  const admin = memberOf(ctx);
  const { companyProfileId, submittedAt, reason = null, ...rest } = validated(decisionRules, input);
  const status = rest.status as Decision;
  return createOnce(
    ctx,
    input,
    (em, idempotencyKey) => em.findOne(VerificationDecision, { admin, idempotencyKey }),
    async (em) => {
      const profile = await em.findOne(
        CompanyProfile,
        { id: companyProfileId },
        { lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      if (!profile) throw notFound('Company');
      if (profile.user.id === admin) throw forbidden('You cannot verify your own company.');
      if (profile.verificationStatus !== 'pending')
        throw conflict('This company does not wait for verification.', 'ALREADY_DECIDED');
      if (profile.submittedAt.toISOString() !== submittedAt)
        throw conflict('The company has changed its profile since. Please look at it again.');
      profile.verificationStatus = status;
      notify(em, { to: profile.user.id, ...decisionNotice(status, profile.companyName, reason) });
      return em.create(VerificationDecision, {
        companyProfile: em.getReference(CompanyProfile, profile.id, { wrapped: true }),
        admin: em.getReference(User, admin, { wrapped: true }),
        status,
        reason,
      } as never);
    },
  );
};

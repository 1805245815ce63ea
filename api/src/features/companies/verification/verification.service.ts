import { conflict, forbidden } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { actingPartyOf } from '../../../writing/actingParty.ts';
import { createOnce, memberOf } from '../../../writing/command.ts';
import { held } from '../../../writing/held.ts';
import { validated } from '../../../writing/validated.ts';
import { addWebhookEvent } from '../../../writing/webhookEvents.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import { CompanyProfile } from '../companyProfile.entity.ts';
import { notify } from '../../notices/notify.ts';
import { decisionRules, type Decision } from './rules.ts';
import type { DecideVerificationInput } from './verification.inputs.ts';
import { VerificationDecision } from './verificationDecision.entity.ts';

/** Decides about a waiting company, only for the version of the profile that the admin saw, and never about the admin's own company. */
export const decideVerification = (ctx: Context, input: DecideVerificationInput): Promise<string> => {
  const admin = memberOf(ctx);
  const { companyProfileId, submittedAt, reason = null, ...rest } = validated(decisionRules, input);
  const status = rest.status as Decision;
  return createOnce(ctx, input, { type: VerificationDecision, by: 'admin' }, async (em) => {
    const profile = await held(em, CompanyProfile, { id: companyProfileId, closedAt: null }, 'Company');
    if (profile.user.id === admin || profile.partyId === (await actingPartyOf(em, admin)))
      throw forbidden('You cannot verify your own company.');
    if (profile.verificationStatus !== 'pending')
      throw conflict('This company is not waiting for verification.', 'ALREADY_DECIDED');
    if (profile.submittedAt.toISOString() !== submittedAt)
      throw conflict('The company has changed its profile in the meantime. Please review it again.');
    profile.verificationStatus = status;
    await notify(em, profile.user.id, `company_${status}`, { companyName: profile.companyName, reason });
    await recordAudit(em, { ...originOf(ctx), kind: `company_${status}`, subjectId: profile.id });
    await addWebhookEvent(em, {
      type: 'verification.decided',
      subjectIds: { companyId: profile.id },
      parties: [profile.partyId],
    });
    return em.create(VerificationDecision, { companyProfile: profile.id, admin, status, reason });
  });
};

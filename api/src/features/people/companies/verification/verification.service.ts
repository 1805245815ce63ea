import type { Pool } from 'pg';
import { conflict, forbidden } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { actingPartyOf } from '../../../../writing/actingParty.ts';
import { skeletonOf } from '../../../../writing/brandName.ts';
import { createOnce, memberOf } from '../../../../writing/command.ts';
import { held } from '../../../../writing/held.ts';
import { validated } from '../../../../writing/validated.ts';
import { addWebhookEvent } from '../../../../writing/webhookEvents.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { CompanyProfile } from '../companyProfile.entity.ts';
import { notify } from '../../notices/notify.ts';
import { decisionRules, type Decision } from './rules.ts';
import type { DecideVerificationInput } from './verification.inputs.ts';
import { VerificationDecision } from './verificationDecision.entity.ts';

const CONFIRM = `update "user" set company_name = claimed_name, claimed_name = null where party_id = ? and claimed_name = ?`;

/** Decides about a waiting company, only for the version of the profile that the admin saw, and never about the admin's own company. */
export const decideVerification = (ctx: Context, input: DecideVerificationInput): Promise<string> => {
  const admin = memberOf(ctx);
  const { companyProfileId, submittedAt, reason = null, ...rest } = validated(decisionRules, input);
  const status = rest.status as Decision;
  return createOnce(ctx, input, { rules: decisionRules, type: VerificationDecision, by: 'admin' }, async (em) => {
    const profile = await held(em, CompanyProfile, { id: companyProfileId, closedAt: null }, 'Company');
    if (profile.user.id === admin || profile.partyId === (await actingPartyOf(em, admin)))
      throw forbidden('You cannot verify your own company.');
    if (profile.verificationStatus !== 'pending')
      throw conflict('This company is not waiting for verification.', 'ALREADY_DECIDED');
    if (profile.submittedAt.toISOString() !== submittedAt)
      throw conflict('The company has changed its profile in the meantime. Please review it again.');
    profile.verificationStatus = status;
    const companyName = profile.claimedName ?? profile.companyName;
    if (status === 'approved') {
      em.assign(profile, { companyName, claimedName: null, nameSkeleton: skeletonOf(companyName) });
      await em.execute(CONFIRM, [profile.partyId, companyName]);
    } else if (status === 'rejected') em.assign(profile, { claimedName: null, nameSkeleton: null });
    await notify(em, profile.user.id, `company_${status}`, { companyName, reason });
    await recordAudit(em, { ...originOf(ctx), kind: `company_${status}`, subjectId: profile.id });
    await addWebhookEvent(em, {
      type: 'verification.decided',
      subjectIds: { companyId: profile.id },
      parties: [profile.partyId],
    });
    return em.create(VerificationDecision, { companyProfile: profile.id, admin, status, reason });
  });
};

/** Reads names that were verified before names were compared, or by a server of the release before. */
export const readVerifiedNames = async (pool: Pool): Promise<void> => {
  const unread = `select id, company_name as name from company_profile where verification_status = 'approved' and name_skeleton is null limit 1000`;
  const { rows } = await pool.query<{ id: string; name: string }>(unread);
  const write = 'update company_profile set name_skeleton = $3 where id = $1 and company_name = $2';
  for (const { id, name } of rows) await pool.query(write, [id, name, skeletonOf(name)]);
};

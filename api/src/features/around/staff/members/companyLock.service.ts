import { databaseNow } from '../../../../database/clock.ts';
import { conflict, notFound } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { CompanyProfile } from '../../../people/companies/companyProfile.entity.ts';
import { lockTeam } from '../../../people/companies/team/memberships.ts';
import { notify } from '../../../people/notices/notify.ts';
import type { CompanyActInput } from './members.inputs.ts';
import { companyActRules } from './rules.ts';

/** Waits for the writes of the company's people; those that follow find the lock. */
const act =
  (kind: 'company_locked' | 'company_unlocked') =>
  (ctx: Context, input: CompanyActInput): Promise<string> => {
    const { companyId, reason } = validated(companyActRules, input);
    return transact(ctx.em, async (em) => {
      await lockTeam(em, companyId);
      const company = await em.findOne(CompanyProfile, { id: companyId, closedAt: null });
      if (!company) throw notFound('Company');
      const locks = kind === 'company_locked';
      if (locks === Boolean(company.lockedAt))
        throw conflict(`This company is ${locks ? 'locked already' : 'not locked'}.`);
      em.assign(
        company,
        locks ? { lockedAt: await databaseNow(em), lockReason: reason } : { lockedAt: null, lockReason: null },
      );
      await notify(em, company.user.id, kind, { companyName: company.companyName, reason });
      await em.flush();
      await recordAudit(em, { ...originOf(ctx), kind, subjectId: companyId, detail: { reason } });
      return companyId;
    });
  };

/** Locks a company: who acts for it can read, but not write. */
export const lockCompany = act('company_locked');
export const unlockCompany = act('company_unlocked');

import { LockMode } from '@mikro-orm/core';
import { databaseNow } from '../../../../database/clock.ts';
import { conflict, notFound } from '../../../../common/errors.ts';
import type { Context } from '../../../../schema/context.ts';
import { representativeOf } from '../../../../writing/actingParty.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { cancelHeldRfp } from '../../../deals/bids/cancelRfp.service.ts';
import { notify } from '../../../people/notices/notify.ts';
import { dayOf, isActiveOn } from '../../../goods/postings/inventory.service.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { Rfp } from '../../../goods/postings/rfp.entity.ts';
import type { TakeOffMarketInput } from './reports.inputs.ts';
import { takeOffRules } from './rules.ts';

const locked = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;

/** Withdraws an offering or cancels an RFP for an admin, and notifies its owner of the reason. Idempotent. */
export const takeOffMarket = async (ctx: Context, input: TakeOffMarketInput): Promise<boolean> => {
  const { postingId, reason } = validated(takeOffRules, input);
  await transact(ctx.em, async (em) => {
    const offering = await em.findOne(Offering, { id: postingId }, locked);
    const posting = offering ?? (await em.findOne(Rfp, { id: postingId }, locked));
    if (!posting) throw notFound('Offering or RFP');
    if (posting.status === 'withdrawn' || posting.status === 'cancelled') return;
    if (offering && !isActiveOn(offering, dayOf(await databaseNow(em))))
      throw conflict('This offering is not on the market.', 'OFFERING_CLOSED');
    if (posting.status === 'awarded') throw conflict('This RFP is closed.', 'RFP_CLOSED');
    if (posting instanceof Rfp) await cancelHeldRfp(em, posting, reason, 'admin');
    else posting.status = 'withdrawn';
    const link = offering ? `/offerings/${postingId}` : `/rfps/${postingId}`;
    await notify(em, await representativeOf(em, posting.user.id, posting.partyId), 'posting_taken_off', {
      title: posting.title,
      reason,
      link,
    });
    await em.flush();
    const kind = offering ? 'offering_withdrawn_by_admin' : 'rfp_cancelled_by_admin';
    await recordAudit(em, { ...originOf(ctx), kind, subjectId: postingId, detail: { reason } });
  });
  return true;
};

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { refuseMove } from '../../people/companies/moves.ts';
import { render } from '../../people/notices/notices.ts';
import { movesOfRfps } from '../../goods/postings/moves.ts';
import type { Rfp } from '../../goods/postings/rfp.entity.ts';
import type { CancelRfpInput } from './bids.inputs.ts';
import { lockedRfp } from './lockedRfp.ts';
import { cancelRfpRules } from './rules.ts';
import { tellBidders } from './tellBidders.ts';

/** Cancels the owner's RFP unless it is awarded, also after its closing day, and notifies the bidders of the reason. Idempotent. */
export const cancelRfp = (ctx: Context, input: CancelRfpInput): Promise<void> => {
  const member = memberOf(ctx);
  const { rfpId, reason } = validated(cancelRfpRules, input);
  return transact(ctx.em, async (em) => {
    const rfp = await lockedRfp(em, member, rfpId);
    if (rfp.status === 'cancelled') return;
    await refuseMove(em, ctx.viewer, movesOfRfps, 'cancel', rfpId);
    await cancelHeldRfp(em, rfp, reason, 'buyer', member);
    await em.flush();
  });
};

/** Cancels an RFP whose row is locked, and notifies the bidders. */
export const cancelHeldRfp = async (
  em: EntityManager,
  rfp: Rfp,
  reason: string,
  by: 'buyer' | 'admin' = 'buyer',
  from = by === 'buyer' ? rfp.user.id : undefined,
): Promise<void> => {
  rfp.status = 'cancelled';
  await tellBidders(em, rfp, {
    from,
    bidders: render('rfp_cancelled', { rfpId: rfp.id, title: rfp.title, reason, by }),
    event: { type: 'rfp.cancelled', subjectIds: { rfpId: rfp.id } },
  });
};

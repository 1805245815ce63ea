import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../../common/errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { addWebhookEvent } from '../../writing/webhookEvents.ts';
import { notify } from '../notices/notify.ts';
import type { Rfp } from '../postings/rfp.entity.ts';
import type { CancelRfpInput } from './bids.inputs.ts';
import { heldRfp } from './heldRfp.ts';
import { cancelRfpRules } from './rules.ts';

/** Cancels the owner's RFP unless it is awarded, also after its closing day, and notifies the bidders of the reason. Idempotent. */
export const cancelRfp = (ctx: Context, input: CancelRfpInput): Promise<void> => {
  const member = memberOf(ctx);
  const { rfpId, reason } = validated(cancelRfpRules, input);
  return transact(ctx.em, async (em) => {
    const rfp = await heldRfp(em, member, rfpId);
    if (rfp.status === 'awarded') throw conflict('This RFP is closed.', 'RFP_CLOSED');
    if (rfp.status === 'cancelled') return;
    await cancelHeldRfp(em, rfp, reason, 'buyer', member);
    await em.flush();
  });
};

const BIDDERS =
  'select distinct representative_of(user_id, party_id) as person, party_id as party from bid where rfp_id = ?';

/** Cancels an RFP whose row is locked, and notifies the bidders. */
export const cancelHeldRfp = async (
  em: EntityManager,
  rfp: Rfp,
  reason: string,
  by: 'buyer' | 'admin' = 'buyer',
  from = by === 'buyer' ? rfp.user.id : undefined,
): Promise<void> => {
  rfp.status = 'cancelled';
  const bids = await em.execute<{ person: string; party: string }[]>(BIDDERS, [rfp.id]);
  for (const person of new Set(bids.map((bid) => bid.person)))
    await notify(em, person, 'rfp_cancelled', { rfpId: rfp.id, title: rfp.title, reason, by }, from);
  const parties = [...new Set([rfp.partyId, ...bids.map(({ party }) => party)])];
  await addWebhookEvent(em, { type: 'rfp.cancelled', subjectIds: { rfpId: rfp.id }, parties });
};

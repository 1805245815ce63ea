import { LockMode } from '@mikro-orm/core';
import { conflict, notFound } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { notify } from '../messaging/messaging.service.ts';
import { Rfp } from '../postings/rfp.entity.ts';
import { Bid } from './bid.entity.ts';
import type { CancelRfpInput } from './bids.inputs.ts';
import { cancelRfpRules } from './rules.ts';

/** Its owner ends a request that is not awarded, also after its closing day; whoever bid is told why. Twice is once. */
export const cancelRfp = (ctx: Context, input: CancelRfpInput): Promise<void> => {
  const member = memberOf(ctx);
  const { rfpId, reason } = validated(cancelRfpRules, input);
  return transact(ctx.em, async (em) => {
    const rfp = await em.findOne(Rfp, { id: rfpId, user: member }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!rfp) throw notFound('RFP');
    if (rfp.status === 'awarded') throw conflict('This RFP is closed.', 'RFP_CLOSED');
    if (rfp.status === 'cancelled') return;
    rfp.status = 'cancelled';
    const bids = await em.find(Bid, { rfp: rfp.id });
    for (const bidder of new Set(bids.map((bid) => bid.user.id))) {
      notify(em, {
        to: bidder,
        from: member,
        subject: `Request cancelled: ${rfp.title}`,
        content: `The buyer cancelled the request '${rfp.title}'. Reason: ${reason}`,
        link: `/rfps/${rfp.id}`,
      });
    }
    await em.flush();
  });
};

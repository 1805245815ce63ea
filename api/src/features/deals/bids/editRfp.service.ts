import { badInput } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { refuseMove } from '../../people/companies/moves.ts';
import { movesOfRfps } from '../../goods/postings/moves.ts';
import type { EditRfpInput } from '../../goods/postings/postings.inputs.ts';
import { rfpEditRules, rfpRules } from '../../goods/postings/rules.ts';
import { isSameTerm } from '../../goods/postings/sameTerm.ts';
import { Bid } from './bid.entity.ts';
import { cancelRfp } from './cancelRfp.service.ts';
import { lockedRfp } from './lockedRfp.ts';
import { notifyOfChange, refuseOtherTerms, rfpTerms } from './changedRfpTerms.ts';

/**
 * Changes the terms of the owner's RFP while it is open and notifies bidders and watchers, or cancels it. Terms that equal the stored
 * ones are ignored. Idempotent.
 */
export const editRfp = async (ctx: Context, input: EditRfpInput): Promise<void> => {
  const { status, reason } = input;
  const { rfpId } = validated(rfpEditRules.pick(['rfpId']), input);
  const given = rfpTerms.filter((term) => input[term] !== undefined);
  const [first] = given;
  if (status === 'cancelled' && first === undefined) return cancelRfp(ctx, { rfpId, reason: reason ?? '' });
  if (status === 'cancelled') throw badInput('A cancellation changes no terms.', { [String(first)]: 'must be absent' });
  // That of every RFP that can be edited, as it is read.
  if (status && status !== 'active') throw badInput('Status must be cancelled.', { status: 'must be cancelled' });
  const member = memberOf(ctx);
  return transact(ctx.em, async (em) => {
    const rfp = await lockedRfp(em, member, rfpId);
    await refuseMove(em, ctx.viewer, movesOfRfps, 'edit', rfpId);
    const different = given.filter((term) => !isSameTerm(rfpRules, term, rfp[term], input[term]));
    if (different.length === 0) return;
    const changed = validated(rfpEditRules.pick(different), input);
    // A bid locks the row too, so each bid is either counted here or sees the new terms.
    if ((await em.count(Bid, { rfp: rfpId })) > 0) refuseOtherTerms(rfp, changed);
    await notifyOfChange(em, rfp, changed, member);
    Object.assign(rfp, changed);
    await em.flush();
  });
};

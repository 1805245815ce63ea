import { LockMode } from '@mikro-orm/core';
import { databaseNow } from '../../database/clock.ts';
import { badInput, conflict, notFound } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import type { EditRfpInput } from '../postings/postings.inputs.ts';
import { Rfp } from '../postings/rfp.entity.ts';
import { rfpEditRules } from '../postings/rules.ts';
import { Bid } from './bid.entity.ts';
import { cancelRfp } from './cancelRfp.service.ts';

/**
 * Changes the terms of the owner's RFP while it is open, or cancels it. Bids were made on the terms, so once there is one only the closing
 * day can change, to a later one. Idempotent.
 */
export const editRfp = async (ctx: Context, input: EditRfpInput): Promise<void> => {
  const { status, reason } = input;
  const { rfpId, ...terms } = validated(rfpEditRules, input);
  const [term] = Object.keys(terms);
  if (status === 'cancelled' && term === undefined) return cancelRfp(ctx, { rfpId, reason: reason ?? '' });
  if (status === 'cancelled') throw badInput('A cancellation changes no terms.', { [String(term)]: 'must be absent' });
  if (status) throw badInput('Status must be cancelled.', { status: 'must be cancelled' });
  const member = memberOf(ctx);
  return transact(ctx.em, async (em) => {
    const rfp = await em.findOne(Rfp, { id: rfpId, user: member }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!rfp) throw notFound('RFP');
    const today = (await databaseNow(em)).toISOString().slice(0, 10);
    if (rfp.status !== 'active' || (rfp.closingDate && rfp.closingDate < today))
      throw conflict('This RFP is closed.', 'RFP_CLOSED');
    const { closingDate = rfp.closingDate, ...others } = terms;
    const isEarlier = (closingDate ?? FOREVER) < (rfp.closingDate ?? FOREVER);
    const hasChanged = Object.entries(others).some(([name, value]) => rfp[name as keyof typeof others] !== value);
    if ((isEarlier || hasChanged) && (await em.count(Bid, { rfp: rfpId })) > 0)
      throw conflict('There are bids on these terms. Only the closing date can be changed, to a later one.');
    Object.assign(rfp, terms);
    await em.flush();
  });
};

const FOREVER = '9999-12-31';

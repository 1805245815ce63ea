import { conflict } from '../../common/errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { refuseUnconfirmed } from '../accounts/emailConfirmation.service.ts';
import { refuseBlocked } from '../messages/blocking.service.ts';
import { endQuotes, holdQuote, otherOf, partyOf, refuseOutOfTurn, refuseUnseen } from './heldQuote.ts';
import { placeQuotedOrder } from './placeQuotedOrder.ts';
import type { QuoteDeclineReason } from './quote.enums.ts';
import type { ChangeQuoteInput } from './quotes.inputs.ts';
import { changeQuoteRules, type QuoteEnd } from './rules.ts';

/** Ends a quote once: repeating the step changes nothing. */
export const changeQuote = async (ctx: Context, input: ChangeQuoteInput): Promise<void> => {
  const member = memberOf(ctx);
  const { quoteId, revision, reason, note, ...change } = validated(changeQuoteRules, input);
  const status = change.status as QuoteEnd;
  if (status === 'accepted') await refuseUnconfirmed(ctx);
  return transact(ctx.em, async (em) => {
    const held = await holdQuote(em, member, quoteId);
    const { quote, side, current } = held;
    if (quote.status === status && quote.closedById === member && quote.currentRevision === revision) return;
    await refuseUnseen(em, held, revision, change.purchaseOrderNumber);
    if (status !== 'withdrawn') refuseOutOfTurn(held);
    else if (side !== current.side)
      throw conflict('The other side proposed these terms. You can decline them.', 'NOT_YOUR_TURN');
    if (status === 'accepted') await placeQuotedOrder(em, member, held, change);
    if (status === 'declined' && note)
      await refuseBlocked(em, member, partyOf(quote, otherOf(side)), ' Please decline without a note.');
    const why = status === 'declined' && { closedReason: reason as QuoteDeclineReason, closedNote: note };
    await endQuotes(em, member, [{ ...held, ending: { status, ...why } }]);
  });
};

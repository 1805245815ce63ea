import type { Context } from '../../../../schema/context.ts';
import { memberOf } from '../../../../writing/command.ts';
import { held } from '../../../../writing/held.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { refuseUnconfirmed } from '../../../people/accounts/emailConfirmation.service.ts';
import { refuseMove } from '../../../people/companies/moves.ts';
import { refuseBlocked } from '../../../people/inbox/messages/blocking.service.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { endQuotes, lockQuote, otherOf, partyOf } from './lockedQuote.ts';
import { movesOfQuotes } from './moves.ts';
import { placeQuotedOrder } from './placeQuotedOrder.ts';
import type { QuoteDeclineReason } from './quote.enums.ts';
import type { ChangeQuoteInput } from './quotes.inputs.ts';
import { changeQuoteRules, type QuoteEnd } from './rules.ts';

const moveOf = { accepted: 'accept', declined: 'decline', withdrawn: 'withdraw' } as const;

/** Ends a quote once: repeating the step changes nothing. */
export const changeQuote = async (ctx: Context, input: ChangeQuoteInput): Promise<void> => {
  const member = memberOf(ctx);
  const { quoteId, revision, reason, note, ...change } = validated(changeQuoteRules, input);
  const status = change.status as QuoteEnd;
  if (status === 'accepted') await refuseUnconfirmed(ctx);
  return transact(ctx.em, async (em) => {
    const known = await lockQuote(em, member, quoteId);
    const { quote, side } = known;
    if (quote.status === status && quote.closedById === member && quote.currentRevision === revision) return;
    if (status === 'accepted') await held(em, Offering, { id: quote.offering.id }, 'Offering');
    const given = { revision, purchaseOrderNumber: change.purchaseOrderNumber };
    await refuseMove(em, ctx.viewer, movesOfQuotes, moveOf[status], quote.id, given);
    if (status === 'accepted') await placeQuotedOrder(em, member, known, change);
    if (status === 'declined' && note)
      await refuseBlocked(em, member, partyOf(quote, otherOf(side)), ' Please decline without a note.');
    const why = status === 'declined' && { closedReason: reason as QuoteDeclineReason, closedNote: note };
    await endQuotes(em, member, [{ ...known, ending: { status, ...why } }]);
  });
};

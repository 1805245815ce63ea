import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../../common/errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { Offering } from '../postings/offering.entity.ts';
import { announceStep, holdQuote, refuseOutOfTurn, refuseUnseen, type HeldQuote } from './heldQuote.ts';
import type { QuoteDeclineReason, QuoteStatus } from './quote.enums.ts';
import type { DeclineQuoteInput, WithdrawQuoteInput } from './quotes.inputs.ts';
import { declineQuoteRules, withdrawQuoteRules } from './rules.ts';

/** Ends a quote once: repeating the step changes nothing. `close` checks it and returns the note for the other side. */
export const closeQuote = (
  ctx: Context,
  { quoteId, revision }: { quoteId: string; revision: number },
  status: Exclude<QuoteStatus, 'open'>,
  close: (em: EntityManager, held: HeldQuote) => string | null | Promise<string | null>,
): Promise<void> =>
  transact(ctx.em, async (em) => {
    const member = memberOf(ctx);
    const held = await holdQuote(em, member, quoteId);
    const { quote } = held;
    if (quote.status === status && quote.closedById === member && quote.currentRevision === revision) return;
    refuseUnseen(held, revision);
    const note = await close(em, held);
    quote.status = status;
    quote.closedById = member;
    const { title } = await em.findOneOrFail(Offering, { id: quote.offering.id });
    await announceStep(em, member, held, { kind: `quote_${status}`, event: `quote.${status}`, title, note });
  });

export const declineQuote = (ctx: Context, input: DeclineQuoteInput): Promise<void> => {
  const { reason, note = null, ...seen } = validated(declineQuoteRules, input);
  return closeQuote(ctx, seen, 'declined', (_em, held) => {
    refuseOutOfTurn(held);
    held.quote.closedReason = reason as QuoteDeclineReason;
    held.quote.closedNote = note;
    return note;
  });
};

export const withdrawQuote = (ctx: Context, input: WithdrawQuoteInput): Promise<void> =>
  closeQuote(ctx, validated(withdrawQuoteRules, input), 'withdrawn', (_em, { side, current }) => {
    if (side !== current.side)
      throw conflict('The other side proposed these terms. You can decline them.', 'NOT_YOUR_TURN');
    return null;
  });

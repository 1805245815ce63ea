import { badInput } from '../../common/errors.ts';
import type { Context } from '../../schema/context.ts';
import { acceptQuote } from './acceptQuote.service.ts';
import { declineQuote, withdrawQuote } from './closeQuote.service.ts';
import type { ChangeQuoteInput } from './quotes.inputs.ts';

/** Ends a quote by its status. */
export const changeQuote = (ctx: Context, { status, reason, ...input }: ChangeQuoteInput): Promise<void> => {
  switch (status) {
    case 'accepted':
      return acceptQuote(ctx, input);
    case 'declined':
      if (!reason) throw badInput('Please say why.', { reason: 'is required' });
      return declineQuote(ctx, { ...input, reason });
    case 'withdrawn':
      return withdrawQuote(ctx, input);
    case 'open':
      throw badInput('A quote cannot be opened again.', { status: 'must be accepted, declined or withdrawn' });
  }
};

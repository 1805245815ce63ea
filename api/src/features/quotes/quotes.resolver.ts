import { plannedFields } from '../../schema/plannedFields.ts';
import { input, mutation, query, recordById, rootFields } from '../../schema/rootFields.ts';
import { Message } from '../messages/message.entity.ts';
import { ofSides } from '../orders/orders.reading.ts';
import { acceptQuote } from './acceptQuote.service.ts';
import { changeQuote } from './changeQuote.service.ts';
import { declineQuote, withdrawQuote } from './closeQuote.service.ts';
import { Quote } from './quote.entity.ts';
import {
  AcceptQuoteInput,
  ChangeQuoteInput,
  DeclineQuoteInput,
  RequestQuoteInput,
  ReviseQuoteInput,
  SendQuoteInput,
  WithdrawQuoteInput,
} from './quotes.inputs.ts';
import { QuoteConnection, QuoteListArgs } from './quotes.lists.ts';
import { requestQuote, reviseQuote, sendQuote } from './quotes.service.ts';

export const QuotesResolver = rootFields('member', {
  quotes: query('read', {
    type: () => QuoteConnection,
    description: "The viewer's quotes, as buyer and as seller; what changed last comes first.",
    args: [QuoteListArgs],
    read: (ctx, info, args) => ctx.reader.many(ctx, info, Quote, { ...args }, (row) => ofSides(row, ctx.viewer)),
  }),
  quote: recordById('read', Quote, "The viewer's quote by id, or null."),
  requestQuote: mutation('trade', {
    record: Quote,
    description: 'Asks the seller of an offering for a quote.',
    args: [input(RequestQuoteInput, 'The request.')],
    run: requestQuote,
  }),
  sendQuote: mutation('trade', {
    record: Quote,
    description: "Sends a quote for the viewer's offering to the other side of a conversation.",
    args: [input(SendQuoteInput, 'The quote.')],
    run: sendQuote,
  }),
  reviseQuote: mutation('trade', {
    record: Quote,
    description:
      'Proposes other terms: an answer, a counter-offer, or a change of what the own side proposed. The seller can renew a quote that expired.',
    args: [input(ReviseQuoteInput, 'The terms.')],
    id: ({ quoteId }) => quoteId,
    run: reviseQuote,
  }),
  acceptQuote: mutation('trade', {
    record: Quote,
    description: 'Accepts the current terms and places a confirmed order with them; the offering has so much less.',
    args: [input(AcceptQuoteInput, 'The acceptance.')],
    id: ({ quoteId }) => quoteId,
    run: acceptQuote,
  }),
  declineQuote: mutation('trade', {
    record: Quote,
    description: 'Ends a quote that waits for the viewer.',
    args: [input(DeclineQuoteInput, 'The refusal.')],
    id: ({ quoteId }) => quoteId,
    run: declineQuote,
  }),
  changeQuote: mutation('trade', {
    record: Quote,
    description: 'Does what `acceptQuote`, `declineQuote` or `withdrawQuote` does, by the new status.',
    args: [input(ChangeQuoteInput, 'The change.')],
    id: ({ quoteId }) => quoteId,
    run: changeQuote,
  }),
  withdrawQuote: mutation('trade', {
    record: Quote,
    description: "Ends a quote whose current terms the viewer's side proposed.",
    args: [input(WithdrawQuoteInput, 'The quote.')],
    id: ({ quoteId }) => quoteId,
    run: withdrawQuote,
  }),
});

export const MessageQuote = plannedFields(Message, {
  quote: { type: () => Quote, nullable: true, description: 'The quote whose step it is, or null.' },
});

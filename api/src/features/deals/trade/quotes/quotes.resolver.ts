import { plannedFields } from '../../../../schema/plannedFields.ts';
import { input, listOf, mutation, recordById, rootFields } from '../../../../schema/rootFields.ts';
import { Message } from '../../../people/inbox/messages/message.entity.ts';
import { ofSides } from '../orders/orders.reading.ts';
import { changeQuote } from './changeQuote.service.ts';
import { Quote } from './quote.entity.ts';
import { ChangeQuoteInput, RequestQuoteInput, ReviseQuoteInput, SendQuoteInput } from './quotes.inputs.ts';
import { QuoteListArgs } from './quotes.lists.ts';
import { requestQuote, reviseQuote, sendQuote } from './quotes.service.ts';

export const QuotesResolver = rootFields('member', {
  quotes: listOf(
    'read',
    Quote,
    QuoteListArgs,
    "The viewer's quotes, as buyer and as seller; what changed last comes first.",
    ofSides,
  ),
  quote: recordById('read', Quote, "The viewer's quote by id, or null."),
  requestQuote: mutation('trade', {
    cost: 20,
    record: Quote,
    description: 'Asks the seller of an offering for a quote.',
    args: [input(RequestQuoteInput, 'The request.')],
    run: requestQuote,
  }),
  sendQuote: mutation('trade', {
    cost: 20,
    record: Quote,
    description: "Sends a quote for the viewer's offering to the other side of a conversation.",
    args: [input(SendQuoteInput, 'The quote.')],
    run: sendQuote,
  }),
  reviseQuote: mutation('trade', {
    cost: 20,
    record: Quote,
    description:
      'Proposes other terms: an answer, a counter-offer, or a change of what the own side proposed. The seller can renew a quote that expired.',
    args: [input(ReviseQuoteInput, 'The terms.')],
    id: ({ quoteId }) => quoteId,
    run: reviseQuote,
  }),
  changeQuote: mutation('trade', {
    cost: 20,
    record: Quote,
    description: 'Accepts, declines or withdraws a quote, by the new status.',
    args: [input(ChangeQuoteInput, 'The change.')],
    id: ({ quoteId }) => quoteId,
    run: changeQuote,
  }),
});

export const MessageQuote = plannedFields(Message, {
  quote: { type: () => Quote, nullable: true, description: 'The quote whose step it is, or null.' },
});

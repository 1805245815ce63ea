// Quotes by GraphQL.
import type { Body, Caller } from './caller.ts';

/** What tests compare. */
const FIELDS = `{
  id number status isExpired awaiting isSample buyerId sellerId closedReason closedNote
  offering { id quantity status } order { id status totalAmount quantity terms { price quantity } }
  revision { id number side note totalAmount terms { price quantity unit deliveryTerms leadTimeDays deliveryDate validUntil } }
  viewerCan { revise accept decline withdraw }
}`;

const ends = { acceptQuote: 'accepted', declineQuote: 'declined', withdrawQuote: 'withdrawn' };
const inputs = { requestQuote: 'RequestQuoteInput', sendQuote: 'SendQuoteInput', reviseQuote: 'ReviseQuoteInput' };
export type QuoteMove = keyof typeof ends | keyof typeof inputs;

export interface QuoteBody extends Body {
  id: string;
  revision: Body & { number: number };
}

/** Document and variables of a move. */
export const quoteMutation = (move: QuoteMove, input: Body): [document: string, variables: Body] => {
  const [name, type, more] =
    move in ends
      ? ['changeQuote', 'ChangeQuoteInput', { status: ends[move as keyof typeof ends] }]
      : [move, inputs[move as keyof typeof inputs], {}];
  return [`mutation ($input: ${type}!) { quote: ${name}(input: $input) ${FIELDS} }`, { input: { ...input, ...more } }];
};

/** Makes a move and returns the quote. */
export const quoteMove = async (caller: Caller, move: QuoteMove, input: Body): Promise<QuoteBody> =>
  (await caller.data(...quoteMutation(move, input)))['quote'] as QuoteBody;

/** Why a move is refused. */
export const quoteRefusal = (caller: Caller, move: QuoteMove, input: Body) =>
  caller.refusal(...quoteMutation(move, input));

export const quoteById = async (caller: Caller, id: string): Promise<QuoteBody | null> =>
  (await caller.data(`query ($id: ID!) { quote(id: $id) ${FIELDS} }`, { id }))['quote'] as QuoteBody | null;

/** A quote for an offering with a price of the seller. */
export const aQuoteOf = async (buyer: Caller, seller: Caller, offeringId: string, terms: Body = {}) => {
  const { id } = await quoteMove(buyer, 'requestQuote', { offeringId, quantity: 5 });
  return quoteMove(seller, 'reviseQuote', { quoteId: id, revision: 1, price: '90.00', ...terms });
};

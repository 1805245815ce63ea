import type { EntityManager } from '@mikro-orm/postgresql';
import { endQuote } from './heldQuote.ts';
import { Quote, QuoteRevision } from './quote.entity.ts';

/** Ends the open quotes of parties that end with a member's account; the caller holds them. */
export const closeQuotesOf = async (em: EntityManager, member: string, parties: string[]): Promise<void> => {
  const open = { status: 'open' as const, $or: [{ buyerPartyId: parties }, { sellerPartyId: parties }] };
  for (const quote of await em.find(Quote, open)) {
    const side = parties.includes(quote.buyerPartyId) ? 'buyer' : 'seller';
    const current = await em.findOneOrFail(QuoteRevision, { quote: quote.id, number: quote.currentRevision });
    const status = current.side === side ? 'withdrawn' : 'declined';
    const closedReason = status === 'declined' ? 'other' : null;
    await endQuote(
      em,
      member,
      { quote, side, current },
      { status, closedReason, closedNote: 'The account was deleted.' },
    );
  }
};

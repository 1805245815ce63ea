import type { EntityManager } from '@mikro-orm/postgresql';
import { Offering } from '../postings/offering.entity.ts';
import { announceStep } from './heldQuote.ts';
import { Quote, QuoteRevision } from './quote.entity.ts';

/** Ends the open quotes of parties that end with a member's account; the caller holds them. */
export const closeQuotesOf = async (em: EntityManager, member: string, parties: string[]): Promise<void> => {
  const open = { status: 'open' as const, $or: [{ buyerPartyId: parties }, { sellerPartyId: parties }] };
  for (const quote of await em.find(Quote, open)) {
    const side = parties.includes(quote.buyerPartyId) ? 'buyer' : 'seller';
    const current = await em.findOneOrFail(QuoteRevision, { quote: quote.id, number: quote.currentRevision });
    const { title } = await em.findOneOrFail(Offering, { id: quote.offering.id });
    const status = current.side === side ? 'withdrawn' : 'declined';
    if (status === 'declined') quote.closedReason = 'other';
    const note = 'The account was deleted.';
    Object.assign(quote, { status, closedById: member, closedNote: note });
    await announceStep(
      em,
      member,
      { quote, side, current },
      { kind: `quote_${status}`, event: `quote.${status}`, title, note },
    );
  }
};

import type { EntityManager } from '@mikro-orm/postgresql';
import { endQuotes } from './heldQuote.ts';
import { QuoteRevision } from './quote.entity.ts';

/** Ends the open quotes of parties that end with a member's account; the caller holds them. */
export const closeQuotesOf = async (em: EntityManager, member: string, parties: string[]): Promise<void> => {
  const open = { status: 'open' as const, $or: [{ buyerPartyId: parties }, { sellerPartyId: parties }] };
  const revisions = await em.find(QuoteRevision, { quote: open }, { populate: ['quote'], orderBy: { quote: 'asc' } });
  const ended = revisions.flatMap((current) => {
    const quote = current.quote.getEntity();
    if (current.number !== quote.currentRevision) return [];
    const side = parties.includes(quote.buyerPartyId) ? ('buyer' as const) : ('seller' as const);
    const status = current.side === side ? ('withdrawn' as const) : ('declined' as const);
    const closedReason = status === 'declined' ? ('other' as const) : null;
    return [{ quote, side, current, ending: { status, closedReason, closedNote: 'The account was deleted.' } }];
  });
  await endQuotes(em, member, ended);
};

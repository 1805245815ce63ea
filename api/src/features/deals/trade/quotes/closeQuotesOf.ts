import type { EntityManager } from '@mikro-orm/postgresql';
import { endQuotes } from './lockedQuote.ts';
import { Quote, QuoteRevision } from './quote.entity.ts';

/** Ends the open quotes of parties that end with a member's account, a hundred at once; the caller holds them. */
export const closeQuotesOf = async (em: EntityManager, member: string, parties: string[]): Promise<void> => {
  const open = { status: 'open' as const, $or: [{ buyerPartyId: parties }, { sellerPartyId: parties }] };
  const quotes = await em.find(Quote, open, { orderBy: { id: 'asc' }, limit: 100 });
  if (quotes.length === 0) return;
  const current = quotes.map((quote) => ({ quote, number: quote.currentRevision }));
  const revisions = await em.find(QuoteRevision, { $or: current }, { orderBy: { quote: 'asc' } });
  const ended = revisions.map((current) => {
    const quote = current.quote.getEntity();
    const side = parties.includes(quote.buyerPartyId) ? ('buyer' as const) : ('seller' as const);
    const status = current.side === side ? ('withdrawn' as const) : ('declined' as const);
    const closedReason = status === 'declined' ? ('other' as const) : null;
    return { quote, side, current, ending: { status, closedReason, closedNote: 'The account was deleted.' } };
  });
  await endQuotes(em, member, ended);
  await closeQuotesOf(em, member, parties);
};

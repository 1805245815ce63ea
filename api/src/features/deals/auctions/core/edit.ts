import type { EditTerms } from './commandTypes.ts';
import { accept, refuse, type Decision } from './decision.ts';
import { areTerms, loggedTerms, termsOf } from './loggedTerms.ts';
import type { ReadEvent } from './readLog.ts';
import type { Instant, State, Terms } from './state.ts';

/**
 * The owner may change the terms until the first bid, because bids are made under them; a voided bid counts too. Terms of a paused auction
 * cannot change because its remaining time is fixed.
 */
export const edit = ({ lastBid, pause }: State, { terms }: EditTerms, now: Instant): Decision => {
  if (lastBid > 0) return refuse('TERMS_FROZEN');
  if (pause) return refuse('AUCTION_PAUSED');
  if (terms.firstEnd <= Math.max(terms.start, now)) return refuse('INVALID_END');
  return accept({ type: 'edited', ...loggedTerms(terms) });
};

/** The terms that an event of the log contains. */
export const termsIn = ({ fields, closed }: ReadEvent): Terms => {
  if (closed.size > 0) throw new Error('the reserve price is still hidden.');
  if (!areTerms(fields)) throw new Error('the terms are incomplete.');
  return termsOf(fields);
};

/** The terms of all bids: as created, or as last edited. */
export const termsInForce = (created: Terms, events: readonly ReadEvent[]): Terms => {
  const edited = events.findLast(({ type }) => type === 'edited');
  return edited ? termsIn(edited) : created;
};

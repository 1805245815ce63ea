import type { EditTerms } from './commands.ts';
import { accept, refuse, type Decision } from './decision.ts';
import { loggedTerms, termsOf, type LoggedTerms } from './loggedTerms.ts';
import type { ReadEvent } from './readLog.ts';
import type { Instant, State, Terms } from './state.ts';

/**
 * Until the first bid the owner may set the terms anew; it was made under them, also where it was voided since. What is paused keeps the
 * time it was paused with.
 */
export const edit = ({ lastBid, pause }: State, { terms }: EditTerms, now: Instant): Decision => {
  if (lastBid > 0) return refuse('TERMS_FROZEN');
  if (pause) return refuse('AUCTION_PAUSED');
  if (terms.firstEnd <= Math.max(terms.start, now)) return refuse('INVALID_END');
  return accept({ type: 'edited', ...loggedTerms(terms) });
};

/** The terms that an event of the log says. */
export const termsSaid = ({ fields, closed }: ReadEvent): Terms => {
  if (closed.size > 0) throw new Error('the reserve price is not open.');
  return termsOf(fields as unknown as LoggedTerms);
};

/** The terms all bids were made under: as they were created, or as they were edited last. */
export const termsInForce = (created: Terms, events: readonly ReadEvent[]): Terms => {
  const edited = events.findLast(({ type }) => type === 'edited');
  return edited ? termsSaid(edited) : created;
};

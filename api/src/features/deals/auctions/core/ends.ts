import type { Outage } from './commandTypes.ts';
import { accept, refuse, type Decision } from './decision.ts';
import { OUTAGE_MINIMUM, type Instant, type State } from './state.ts';

const iso = (instant: Instant): string => new Date(instant).toISOString();

/** The owner may only move the end later. Refused while paused, because the end is unknown then. */
export const extendEnd = (state: State, end: Instant): Decision => {
  if (state.pause) return refuse('AUCTION_PAUSED');
  return end > state.end ? accept({ type: 'extended', end: iso(end), reason: 'owner' }) : refuse('END_NOT_LATER');
};

/**
 * If the auction would have ended during an outage, the end moves by the length of the outage, or by the extension if that is longer. An
 * end at the exact start of the outage does not move. Idempotent, because the new end lies after the outage. A paused auction keeps its
 * remaining time anyway.
 */
export const outage = ({ terms, end, pause }: State, { from, to }: Outage, now: Instant): Decision => {
  if (pause || end <= from || end > to || to > now) return refuse('NOT_DUE');
  const moved = end + Math.max(to - from, terms.extension ?? OUTAGE_MINIMUM);
  return accept({ type: 'extended', end: iso(moved), reason: 'outage', from: iso(from), to: iso(to) });
};

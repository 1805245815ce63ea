import type { Outage } from './commands.ts';
import { accept, refuse, type Decision } from './decision.ts';
import { OUTAGE_MINIMUM, type Instant, type State } from './state.ts';

const iso = (instant: Instant): string => new Date(instant).toISOString();

/** The owner may give more time, never less; while the clock stands there is no telling when that would be. */
export const extendEnd = (state: State, end: Instant): Decision => {
  if (state.pause) return refuse('AUCTION_PAUSED');
  return end > state.end ? accept({ type: 'extended', end: iso(end), reason: 'owner' }) : refuse('END_NOT_LATER');
};

/**
 * Nobody could bid while the market was away: the end it hid moves by as much, or by the extension where that is more. What ended at
 * the very moment the market went away had its whole time; and as the new end lies past the outage, telling it twice changes nothing.
 * What is paused loses nothing by it: the time that is left is kept.
 */
export const outage = ({ terms, end, pause }: State, { from, to }: Outage, now: Instant): Decision => {
  if (pause || end <= from || end > to || to > now) return refuse('NOT_DUE');
  const moved = end + Math.max(to - from, terms.extension ?? OUTAGE_MINIMUM);
  return accept({ type: 'extended', end: iso(moved), reason: 'outage', from: iso(from), to: iso(to) });
};

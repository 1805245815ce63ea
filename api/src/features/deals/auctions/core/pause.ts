import { accept, refuse, type Decision } from './decision.ts';
import type { Instant, State } from './state.ts';

const iso = (instant: Instant): string => new Date(instant).toISOString();

/** An admin stops the clock of a running auction and gives a reason. */
export const pause = ({ terms, pause: before }: State, reason: string, now: Instant): Decision => {
  if (before) return refuse('AUCTION_PAUSED');
  if (now < terms.start) return refuse('AUCTION_NOT_STARTED');
  return accept({ type: 'paused', by: 'admin', reason, from: iso(now) });
};

/** Bidders get the time that was left when the auction was paused. */
export const resume = ({ end, pause: before }: State, now: Instant): Decision =>
  before ? accept({ type: 'resumed', end: iso(end + (now - before.from)) }) : refuse('NOT_PAUSED');

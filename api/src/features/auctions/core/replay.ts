import { apply } from './apply.ts';
import { canonical } from './canonical.ts';
import { commandOf, type Around } from './commandOf.ts';
import { decide } from './decide.ts';
import { termsInForce } from './edit.ts';
import type { AuctionEvent } from './events.ts';
import { inferMaxima } from './inferMaxima.ts';
import { textIn, type ReadEvent } from './readLog.ts';
import { NO_RECORDS, recordsAfter } from './records.ts';
import { BEAT_GRACE, newState, type State, type Terms } from './state.ts';

export interface Replayed {
  state: State;
  /** Who led when it ended, and whoever it was awarded to: their maxima may stay closed. */
  keepers: readonly number[];
  problem: string | null;
}

/** Decides everything again, at the logged times, and stops where the log says something else. */
export const replay = (terms: Terms, events: readonly ReadEvent[]): Replayed => {
  let state = newState(terms);
  let keepers: readonly number[] = [];
  let records = NO_RECORDS;
  const maxima = inferMaxima(termsInForce(terms, events), events);
  let next = 0;
  while (next < events.length) {
    const first = events[next] as ReadEvent;
    const decided = decideAgain(state, first, { ...records, maxima });
    if (typeof decided === 'string') return { state, keepers, problem: `Event ${first.seq}: ${decided}.` };
    for (const event of decided) {
      const problem = whyNotSame(event, events[next++], first);
      if (problem) return { state, keepers, problem };
      state = apply(state, event);
      records = recordsAfter(records, event);
      if (ENDS.has(event.type) && state.leader !== null) keepers = [...keepers, state.leader];
    }
  }
  return { state, keepers, problem: whyNotOver(state, events) };
};

const ENDS: ReadonlySet<string> = new Set(['closed', 'cancelled', 'awarded_next']);

/** The events that should stand from here on, or why there should be none. */
const decideAgain = (state: State, first: ReadEvent, around: Around): AuctionEvent[] | string => {
  const command = commandOf(first, around);
  if (!command) return `${first.type} does not follow from what went before`;
  const decision = decide(state, command, first.at);
  return 'events' in decision ? decision.events : `the rules refuse it (${decision.refusal.code})`;
};

/** What the log holds beyond the decision, such as ids, is bound by the hashes alone. */
const whyNotSame = (decided: AuctionEvent, logged: ReadEvent | undefined, first: ReadEvent): string | null => {
  if (!logged) return `Event ${first.seq}: ${decided.type} should follow.`;
  if (logged.type !== decided.type)
    return `Event ${logged.seq}: ${decided.type} should stand here, not ${logged.type}.`;
  if (logged.at !== first.at) return `Event ${logged.seq}: its time differs from that of event ${first.seq}.`;
  const { type: _type, ...fields } = decided;
  for (const [field, value] of Object.entries(fields)) {
    if (logged.closed.has(field)) continue;
    const said = logged.fields[field];
    if (said === undefined) return `Event ${logged.seq}: ${field} is missing.`;
    if (canonical(said) !== canonical(value)) {
      return `Event ${logged.seq}: ${field} should be ${canonical(value)}, not ${canonical(said)}.`;
    }
  }
  return null;
};

const whyNotOver = ({ outcome }: State, events: readonly ReadEvent[]): string | null =>
  outcome === null ? 'The log does not reach the end of the auction.' : whyNoOutage(events);

/** Where the market was away nothing can have been decided, but for what it did between its last sign of life and its fall. */
const whyNoOutage = (events: readonly ReadEvent[]): string | null => {
  for (const event of events) {
    if (event.type !== 'extended' || event.fields['reason'] !== 'outage') continue;
    const from = Date.parse(textIn(event, 'from')) + BEAT_GRACE;
    const to = Date.parse(textIn(event, 'to'));
    const within = events.find(({ at }) => at > from && at < to);
    if (within) return `Event ${event.seq}: there was no outage, event ${within.seq} happened in it.`;
  }
  return null;
};

import { apply } from './apply.ts';
import { canonical } from './canonical.ts';
import { commandOf, type ReplayContext } from './commandOf.ts';
import { decide } from './decide.ts';
import { termsInForce } from './edit.ts';
import type { AuctionEvent } from './events.ts';
import { inferMaxima } from './inferMaxima.ts';
import { textIn, type ReadEvent } from './readLog.ts';
import { NO_RECORDS, recordsAfter } from './bidHistory.ts';
import { HEARTBEAT_GRACE, newState, type State, type Terms } from './state.ts';

export interface ReplayResult {
  state: State;
  /** The leader at the end and all winners: their maxima may stay hidden. */
  exemptBidders: readonly number[];
  problem: string | null;
}

/** Decides every command again at its logged time and stops at the first difference from the log. */
export const replay = (terms: Terms, events: readonly ReadEvent[]): ReplayResult => {
  let state = newState(terms);
  let exemptBidders: readonly number[] = [];
  let records = NO_RECORDS;
  const maxima = inferMaxima(termsInForce(terms, events), events);
  let next = 0;
  while (next < events.length) {
    const first = events[next] as ReadEvent;
    const decided = redecide(state, first, { ...records, maxima });
    if (typeof decided === 'string') return { state, exemptBidders, problem: `Event ${first.seq}: ${decided}.` };
    for (const event of decided) {
      const problem = differenceFrom(event, events[next++], first);
      if (problem) return { state, exemptBidders, problem };
      state = apply(state, event);
      records = recordsAfter(records, event);
      if (ENDS.has(event.type) && state.leader !== null) exemptBidders = [...exemptBidders, state.leader];
    }
  }
  return { state, exemptBidders, problem: endProblem(state, events) };
};

const ENDS: ReadonlySet<string> = new Set(['closed', 'cancelled', 'awarded_next']);

/** The events that must follow, or why there must be none. */
const redecide = (state: State, first: ReadEvent, context: ReplayContext): AuctionEvent[] | string => {
  const command = commandOf(first, context);
  if (!command) return `${first.type} does not follow from the events before it`;
  const decision = decide(state, command, first.at);
  return 'events' in decision ? decision.events : `the rules refuse it (${decision.refusal.code})`;
};

/** Extra logged fields, such as ids, are protected by the hash chain only. */
const differenceFrom = (decided: AuctionEvent, logged: ReadEvent | undefined, first: ReadEvent): string | null => {
  if (!logged) return `Event ${first.seq}: ${decided.type} is expected next.`;
  if (logged.type !== decided.type) return `Event ${logged.seq}: ${decided.type} is expected here, not ${logged.type}.`;
  if (logged.at !== first.at) return `Event ${logged.seq}: its time differs from that of event ${first.seq}.`;
  const { type: _type, ...fields } = decided;
  for (const [field, value] of Object.entries(fields)) {
    if (logged.closed.has(field)) continue;
    const loggedValue = logged.fields[field];
    if (loggedValue === undefined) return `Event ${logged.seq}: ${field} is missing.`;
    if (canonical(loggedValue) !== canonical(value)) {
      return `Event ${logged.seq}: ${field} should be ${canonical(value)}, not ${canonical(loggedValue)}.`;
    }
  }
  return null;
};

const endProblem = ({ outcome }: State, events: readonly ReadEvent[]): string | null =>
  outcome === null ? 'The log does not reach the end of the auction.' : outageProblem(events);

/** Nothing can have been decided during an outage, except shortly after the last heartbeat. */
const outageProblem = (events: readonly ReadEvent[]): string | null => {
  for (const event of events) {
    if (event.type !== 'extended' || event.fields['reason'] !== 'outage') continue;
    const from = Date.parse(textIn(event, 'from')) + HEARTBEAT_GRACE;
    const to = Date.parse(textIn(event, 'to'));
    const within = events.find(({ at }) => at > from && at < to);
    if (within) return `Event ${event.seq}: there was no outage: event ${within.seq} happened during it.`;
  }
  return null;
};

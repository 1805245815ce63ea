import { canonical } from './canonical.ts';
import { RULES_VERSION } from './loggedTerms.ts';
import type { AuctionLog } from './log.ts';
import { commitmentIn, numberIn, payloadOf, readEvent, textIn, type ReadEvent } from './readLog.ts';
import type { Instant } from './state.ts';

/**
 * True if the log opens no amounts because the auction was cancelled and not public. Logs of release 0.1.0 opened them in this case too;
 * they are replayed like any other.
 */
export const isWithheld = ({ terms, events }: AuctionLog): boolean =>
  terms.visibility !== 'public' &&
  events.at(-1)?.type === 'cancelled' &&
  events.every(({ opened = {} }) => Object.keys(opened).length === 0);

/** Checks the terms and the order of the events; bids cannot be replayed without amounts. */
export const withheldProblems = (log: AuctionLog): { problems: string[]; end: string } => {
  const [created, ...events] = log.events.map(readEvent);
  const inForce = log.events.findLast(({ type }) => TERMS.has(type));
  if (created?.type !== 'created' || !inForce) throw new Error('it does not begin with the terms of the auction.');
  if (log.rulesVersion !== RULES_VERSION || created.fields['rulesVersion'] !== RULES_VERSION)
    throw new Error('the auction ran under rules that this verifier does not know.');
  const { rulesVersion: _version, ...terms } = payloadOf(inForce);
  if (canonical(log.terms) !== canonical(terms)) throw new Error('its terms are not those the auction ran under.');
  const { problems, end } = orderProblems(created, events);
  return { problems: [...problems, ...openAmounts(log)], end: new Date(end).toISOString() };
};

const TERMS: ReadonlySet<string> = new Set(['created', 'edited']);
const MOVES_END: ReadonlySet<string> = new Set(['extended', 'resumed']);
const LATER_ONLY: ReadonlySet<string> = new Set(['closed', 'automatic_bid', 'awarded_next', 'maximum_raised']);
const AMOUNTS = ['amount', 'maxAmount', 'price', 'leader', 'last', 'max', 'reservePrice'];

/** Checks that bids are numbered without gaps and were accepted while bidding was open. */
const orderProblems = (created: ReadEvent, events: readonly ReadEvent[]): { problems: string[]; end: Instant } => {
  const problems: string[] = [];
  let start = Date.parse(textIn(created, 'start'));
  let end = Date.parse(textIn(created, 'firstEnd'));
  let before = created.at;
  let bids = 0;
  let isPaused = false;
  for (const event of events) {
    const wrong = (what: string) => problems.push(`Event ${event.seq}: ${what}.`);
    if (event.at < before) wrong('it is older than the event before it');
    before = event.at;
    if (LATER_ONLY.has(event.type)) wrong(`${event.type} does not belong to a cancelled auction that was not public`);
    if (event.type === 'cancelled' && event !== events.at(-1)) wrong('no event may follow a cancellation');
    if (event.type === 'paused') isPaused = true;
    if (event.type === 'resumed') isPaused = false;
    if (event.type === 'edited') {
      if (bids > 0) wrong('the terms changed after a bid');
      start = Date.parse(textIn(event, 'start'));
      end = Date.parse(textIn(event, 'firstEnd'));
    }
    if (event.type === 'bid_accepted') {
      if (numberIn(event, 'bid') !== ++bids) wrong(`this should be bid ${bids}`);
      if (event.at < start || event.at >= end || isPaused) wrong('the auction did not accept bids at that time');
    }
    if (MOVES_END.has(event.type)) end = Date.parse(textIn(event, 'end'));
  }
  return { problems, end };
};

/** Every amount must be a commitment: one bidder's amounts must not be visible while the others' are hidden. */
const openAmounts = ({ events }: AuctionLog): string[] =>
  events.flatMap((event) =>
    Object.entries(payloadOf(event))
      .filter(([field, value]) => AMOUNTS.includes(field) && commitmentIn(field, value) === null)
      .map(([field]) => `Event ${event.seq}: ${field} should be a commitment.`),
  );

import { canonical } from './canonical.ts';
import { RULES_VERSION } from './events.ts';
import type { AuctionLog } from './log.ts';
import { commitmentIn, numberIn, payloadOf, readEvent, textIn, type ReadEvent } from './readLog.ts';
import type { Instant } from './state.ts';

/**
 * A cancelled auction that was not public keeps its amounts: its log opens nothing. Logs of release 0.1.0 opened them here too, and are
 * decided again like any other.
 */
export const isWithheld = ({ terms, events }: AuctionLog): boolean =>
  terms.visibility !== 'public' &&
  events.at(-1)?.type === 'cancelled' &&
  events.every(({ opened = {} }) => Object.keys(opened).length === 0);

/** What can be wrong with such a log beyond its chain: the terms, and the order of the events. The amounts decide nothing any more. */
export const withheldProblems = (log: AuctionLog): { problems: string[]; end: string } => {
  const [created, ...events] = log.events.map(readEvent);
  if (created?.type !== 'created') throw new Error('it does not begin with the terms of the auction.');
  if (log.rulesVersion !== RULES_VERSION || created.fields['rulesVersion'] !== RULES_VERSION)
    throw new Error('the auction ran under rules not known here.');
  const inForce = log.events.findLast(({ type }) => TERMS.has(type))!;
  const { rulesVersion: _version, ...terms } = payloadOf(inForce);
  if (canonical(log.terms) !== canonical(terms)) throw new Error('its terms are not those the auction ran under.');
  const { problems, end } = inOrder(created, events);
  return { problems: [...problems, ...openAmounts(log)], end: new Date(end).toISOString() };
};

const TERMS: ReadonlySet<string> = new Set(['created', 'edited']);
const MOVES_END: ReadonlySet<string> = new Set(['extended', 'resumed']);
const LATER_ONLY: ReadonlySet<string> = new Set(['closed', 'automatic_bid', 'awarded_next', 'maximum_raised']);
const AMOUNTS = ['amount', 'maxAmount', 'price', 'leader', 'last', 'max', 'reservePrice'];

/** Bids are numbered without gaps, and made while the auction took bids. */
const inOrder = (created: ReadEvent, events: readonly ReadEvent[]): { problems: string[]; end: Instant } => {
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
    if (event.type === 'cancelled' && event !== events.at(-1)) wrong('nothing follows a cancellation');
    if (event.type === 'paused') isPaused = true;
    if (event.type === 'resumed') isPaused = false;
    if (event.type === 'edited') {
      if (bids > 0) wrong('the terms changed after a bid');
      start = Date.parse(textIn(event, 'start'));
      end = Date.parse(textIn(event, 'firstEnd'));
    }
    if (event.type === 'bid_accepted') {
      if (numberIn(event, 'bid') !== ++bids) wrong(`this should be bid ${bids}`);
      if (event.at < start || event.at >= end || isPaused) wrong('the auction took no bids then');
    }
    if (MOVES_END.has(event.type)) end = Date.parse(textIn(event, 'end'));
  }
  return { problems, end };
};

/** Every amount is a commitment: the amounts of one bidder must not be shown while those of the others stay hidden. */
const openAmounts = ({ events }: AuctionLog): string[] =>
  events.flatMap((event) =>
    Object.entries(payloadOf(event))
      .filter(([field, value]) => AMOUNTS.includes(field) && commitmentIn(field, value) === null)
      .map(([field]) => `Event ${event.seq}: ${field} should be a commitment.`),
  );

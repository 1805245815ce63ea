import { beyond, centsOf, isBetter, toCents, type Cents } from './money.ts';
import { numberIn, numberOrNullIn, textIn, textOrNullIn, type ReadEvent } from './readLog.ts';
import type { Terms } from './state.ts';

interface Held {
  seq: number;
  bid: number;
  bidder: number;
  amount: Cents;
  max: Cents | null;
  isClosed: boolean;
}

/**
 * Maxima the log does not open, by event: the winner's stays a commitment for good. Taken is the least that explains every price in
 * the log. A maximum shows itself in what it paid: where an automatic bid stopped short of rival + step, it is that very amount;
 * where it never had to, it may be anything better, and nothing that was decided depends on how much.
 */
export const inferMaxima = (terms: Terms, events: readonly ReadEvent[]): Map<number, Cents | null> => {
  if (terms.visibility === 'public') return leastMaxima(terms, events);
  // Nobody has a maximum in the other modes.
  return new Map(events.filter(({ closed }) => closed.has('maxAmount')).map(({ seq }) => [seq, null]));
};

const leastMaxima = ({ type, step, reservePrice }: Terms, events: readonly ReadEvent[]): Map<number, Cents> => {
  const inferred = new Map<number, Cents>();
  let standing: Held[] = [];
  let leader: number | null = null;

  const heldBy = (bidder: number | null) => standing.findLast((each) => each.bidder === bidder);
  const atLeast = (held: Held | undefined, amount: Cents) => {
    if (!held?.isClosed || (held.max !== null && !isBetter(type, amount, held.max))) return;
    held.max = amount;
    inferred.set(held.seq, amount);
  };

  const bidAccepted = (event: ReadEvent) => {
    const bidder = numberIn(event, 'bidder');
    const amount = toCents(textIn(event, 'amount'));
    const isClosed = event.closed.has('maxAmount');
    const max = isClosed ? null : centsOf(textOrNullIn(event, 'maxAmount'));
    const own: Held = { seq: event.seq, bid: numberIn(event, 'bid'), bidder, amount, max, isClosed };
    atLeast(own, amount);
    const price = toCents(textIn(event, 'price'));
    const beaten = heldBy(leader);
    standing.push(own);
    leader = numberOrNullIn(event, 'leader');
    // One step worse than the price is what the loser offered, unless the amount or the reserve made the price.
    const isTelling = price !== reservePrice && price !== amount;
    if (isTelling) atLeast(leader === bidder ? beaten : own, beyond(type, price, -step));
    atLeast(heldBy(leader), price);
  };

  const raised = (event: ReadEvent) => {
    const before = heldBy(numberIn(event, 'bidder'));
    if (!before) return;
    const isClosed = event.closed.has('maxAmount');
    const own: Held = {
      ...before,
      seq: event.seq,
      isClosed,
      max: isClosed ? null : toCents(textIn(event, 'maxAmount')),
    };
    standing.push(own);
    atLeast(own, beyond(type, before.max ?? before.amount, 1n));
  };

  const voided = (event: ReadEvent) => {
    const bid = numberIn(event, 'bid');
    standing = standing.filter((each) => each.bid !== bid);
    leader = numberOrNullIn(event, 'leader');
    const price = textOrNullIn(event, 'price');
    if (price !== null) atLeast(heldBy(leader), toCents(price));
  };

  for (const event of events) {
    if (event.type === 'bid_accepted') bidAccepted(event);
    if (event.type === 'maximum_raised') raised(event);
    if (event.type === 'bid_voided') voided(event);
    if (event.type === 'automatic_bid') atLeast(heldBy(numberIn(event, 'bidder')), toCents(textIn(event, 'amount')));
    if (event.type === 'awarded_next') atLeast(heldBy(numberIn(event, 'bidder')), toCents(textIn(event, 'price')));
  }
  return inferred;
};

import { beyond, centsOf, isBetter, toCents, type Cents } from './money.ts';
import { numberIn, numberOrNullIn, textIn, textOrNullIn, type ReadEvent } from './readLog.ts';
import type { Terms } from './state.ts';

interface BidMaximum {
  seq: number;
  bid: number;
  bidder: number;
  amount: Cents;
  max: Cents | null;
  isClosed: boolean;
}

/**
 * Infers maxima that the log never opens (the winner's stays a commitment), by event: the lowest value that explains every price in the
 * log. An automatic bid that stopped short of rival + step reveals the maximum exactly; otherwise any higher value would lead to the same
 * decisions.
 */
export const inferMaxima = (terms: Terms, events: readonly ReadEvent[]): Map<number, Cents | null> => {
  if (terms.visibility === 'public') return leastMaxima(terms, events);
  // Other modes do not allow maxima.
  return new Map(events.filter(({ closed }) => closed.has('maxAmount')).map(({ seq }) => [seq, null]));
};

const leastMaxima = ({ type, step, reservePrice }: Terms, events: readonly ReadEvent[]): Map<number, Cents> => {
  const inferred = new Map<number, Cents>();
  let standing: BidMaximum[] = [];
  let leader: number | null = null;

  const latestOf = (bidder: number | null) => standing.findLast((each) => each.bidder === bidder);
  const raiseInferred = (entry: BidMaximum | undefined, amount: Cents) => {
    if (!entry?.isClosed || (entry.max !== null && !isBetter(type, amount, entry.max))) return;
    entry.max = amount;
    inferred.set(entry.seq, amount);
  };

  const bidAccepted = (event: ReadEvent) => {
    const bidder = numberIn(event, 'bidder');
    const amount = toCents(textIn(event, 'amount'));
    const isClosed = event.closed.has('maxAmount');
    const max = isClosed ? null : centsOf(textOrNullIn(event, 'maxAmount'));
    const own: BidMaximum = { seq: event.seq, bid: numberIn(event, 'bid'), bidder, amount, max, isClosed };
    raiseInferred(own, amount);
    const price = toCents(textIn(event, 'price'));
    const beaten = latestOf(leader);
    standing.push(own);
    leader = numberOrNullIn(event, 'leader');
    // The price is one step better than the loser's offer, unless the amount itself or the reserve set the price.
    const revealsLoser = price !== reservePrice && price !== amount;
    if (revealsLoser) raiseInferred(leader === bidder ? beaten : own, beyond(type, price, -step));
    raiseInferred(latestOf(leader), price);
  };

  const raised = (event: ReadEvent) => {
    const before = latestOf(numberIn(event, 'bidder'));
    if (!before) return;
    const isClosed = event.closed.has('maxAmount');
    const own: BidMaximum = {
      ...before,
      seq: event.seq,
      isClosed,
      max: isClosed ? null : toCents(textIn(event, 'maxAmount')),
    };
    standing.push(own);
    raiseInferred(own, beyond(type, before.max ?? before.amount, 1n));
  };

  const voided = (event: ReadEvent) => {
    const bid = numberIn(event, 'bid');
    standing = standing.filter((each) => each.bid !== bid);
    leader = numberOrNullIn(event, 'leader');
    const price = textOrNullIn(event, 'price');
    if (price !== null) raiseInferred(latestOf(leader), toCents(price));
  };

  for (const event of events) {
    if (event.type === 'bid_accepted') bidAccepted(event);
    if (event.type === 'maximum_raised') raised(event);
    if (event.type === 'bid_voided') voided(event);
    if (event.type === 'automatic_bid')
      raiseInferred(latestOf(numberIn(event, 'bidder')), toCents(textIn(event, 'amount')));
    if (event.type === 'awarded_next')
      raiseInferred(latestOf(numberIn(event, 'bidder')), toCents(textIn(event, 'price')));
  }
  return inferred;
};

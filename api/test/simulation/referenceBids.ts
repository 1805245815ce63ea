// Computes leader and winner from the list of all bids each time.
import type { PlainTerms } from './steps.ts';

export interface Entry {
  bid: number;
  bidder: number;
  /** Higher is better: hundredths, negated in a reverse auction. */
  value: number;
  max: number | null;
  isRaise: boolean;
}
export interface Winner {
  bid: number;
  bidder: number;
  value: number;
}

/** The best bid; of equal ones the earlier. */
const top = <T extends { bid: number }>(list: readonly T[], worth: (item: T) => number): T | undefined =>
  [...list].sort((a, b) => worth(b) - worth(a) || a.bid - b.bid)[0];

export class ReferenceBids {
  entries: Entry[] = [];
  terms: PlainTerms;

  constructor(terms: PlainTerms) {
    this.terms = terms;
  }

  private get sign(): number {
    return this.terms.forward ? 1 : -1;
  }

  get reserve(): number {
    return this.terms.reserve === null ? -Infinity : this.terms.reserve * this.sign;
  }

  cents(value: number): number {
    return value * this.sign;
  }

  bidders(): Set<number> {
    return new Set(this.entries.map(({ bidder }) => bidder));
  }

  /** The last bid of each bidder. */
  last(entries: readonly Entry[] = this.entries): Entry[] {
    return [...new Map(entries.map((entry) => [entry.bidder, entry])).values()];
  }

  lead(entries: readonly Entry[] = this.entries): Winner | null {
    if (this.terms.visibility === 'sealed') return null;
    return this.terms.visibility === 'public'
      ? this.publicLead(entries)
      : (top(this.last(entries), ({ value }) => value) ?? null);
  }

  /** The best offer leads. Its price is its own bid, raised to beat each later bid. */
  publicLead(entries: readonly Entry[]): Winner | null {
    const { step } = this.terms;
    const offerAt = ({ bid, value }: Entry, time: number) =>
      entries.findLast((entry, at) => at <= time && entry.bid === bid)?.max ?? value;
    const leading = top(
      entries.filter(({ isRaise }) => !isRaise),
      (bid) => offerAt(bid, entries.length),
    );
    if (!leading) return null;
    const time = entries.indexOf(leading);
    const before = Math.max(...entries.slice(0, time).map((rival) => offerAt(rival, time)));
    const first = leading.max === null ? leading.value : Math.min(leading.max, Math.max(leading.value, before + step));
    const prices = [this.atReserve(first, leading.max)];
    entries.forEach((rival, at) => {
      if (at <= time || rival.isRaise) return;
      const max = offerAt(leading, at);
      prices.push(this.atReserve(Math.min(max, offerAt(rival, at) + step), max));
    });
    return { bid: leading.bid, bidder: leading.bidder, value: Math.max(...prices) };
  }

  atReserve(value: number, max: number | null): number {
    return max !== null && max >= this.reserve ? Math.max(value, this.reserve) : value;
  }

  /** Who would win: sealed offers are compared; a maximum past the reserve pays the reserve. */
  winner(entries: readonly Entry[]): Winner | null {
    const best =
      this.terms.visibility === 'sealed' ? top(this.last(entries), ({ value }) => value) : this.lead(entries);
    if (!best) return null;
    const max = entries.findLast((entry) => entry.bid === best.bid)?.max ?? null;
    return { bid: best.bid, bidder: best.bidder, value: this.atReserve(best.value, max) };
  }

  toBeat(bidder: number): number | null {
    if (this.terms.visibility === 'public') return this.lead()?.value ?? null;
    if (this.terms.visibility === 'sealed') return null;
    return this.entries.findLast((entry) => entry.bidder === bidder)?.value ?? null;
  }

  /** The lowest acceptable value; null if it would not be a positive amount. */
  minimum(bidder: number): number | null {
    const against = this.toBeat(bidder);
    const least = against === null ? this.cents(this.terms.starting) : against + this.terms.step;
    return this.cents(least) > 0 ? least : null;
  }
}

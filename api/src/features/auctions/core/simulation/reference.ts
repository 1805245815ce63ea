// The rules a second time, as directly as they can be said: a list of all bids, and everything else worked out from it anew.
import type { Answer, BidStep, PlainTerms, QualifyStep, Step } from './steps.ts';

interface Entry {
  bid: number;
  bidder: number;
  /** Values grow the better they are: cents, negated in a reverse auction. */
  value: number;
  max: number | null;
  isRaise: boolean;
}
interface Winner {
  bid: number;
  bidder: number;
  value: number;
}

const yes: Answer = { code: null, minimum: null };
const no = (code: string, minimum: number | null = null): Answer => ({ code, minimum });

/** The best of a list; of equal ones the earlier bid. */
const top = <T extends { bid: number }>(list: readonly T[], worth: (item: T) => number): T | undefined =>
  [...list].sort((a, b) => worth(b) - worth(a) || a.bid - b.bid)[0];

export class Reference {
  entries: Entry[] = [];
  bids = 0;
  voided = 0;
  qualified = new Map<number, 'requested' | 'approved' | 'declined'>();
  aliases = 0;
  end: number;
  cap: number;
  opened = false;
  outcome: 'awarded' | 'reserve_not_met' | 'no_bids' | 'cancelled' | null = null;
  result: Winner | null = null;
  passed: number[] = [];
  readonly terms: PlainTerms;
  private readonly sign: number;

  constructor(terms: PlainTerms) {
    this.terms = terms;
    this.end = terms.end;
    this.cap = terms.end + 86_400_000;
    this.sign = terms.forward ? 1 : -1;
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

  /** The best offer leads. Its price: what its own bid said or had to, then what every later bid drove it to. */
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

  /** Who would win with these bids: sealed offers are compared, a maximum past the reserve is taken at its word. */
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

  /** The least value accepted next; null where it would not be a positive amount. */
  minimum(bidder: number): number | null {
    const against = this.toBeat(bidder);
    const least = against === null ? this.cents(this.terms.starting) : against + this.terms.step;
    return this.cents(least) > 0 ? least : null;
  }

  take(step: Step, now: number): Answer {
    if (step.do === 'bid') return this.bid(step, now);
    if (step.do === 'award_next') return this.awardNext();
    if (this.outcome !== null) return no(this.outcome === 'cancelled' ? 'AUCTION_CANCELLED' : 'AUCTION_ENDED');
    if (step.do === 'open') {
      if (this.opened || now < this.terms.start) return no('NOT_DUE');
      this.opened = true;
      return yes;
    }
    if (step.do === 'close') return now < this.end ? no('NOT_DUE') : this.close();
    if (step.do === 'outage') {
      if (!(step.from < this.end && this.end <= step.to && step.to <= now)) return no('NOT_DUE');
      return this.move(Math.max(step.to - step.from, this.terms.extension ?? 300_000));
    }
    if (now >= this.end) return no('AUCTION_ENDED');
    if (step.do === 'extend_end') return step.end > this.end ? this.move(step.end - this.end) : no('NOT_DUE');
    if (step.do === 'void') return this.void(step.bid);
    if (step.do === 'cancel') {
      const lead = this.lead();
      const couldWin =
        this.terms.visibility === 'sealed' ? this.entries.length > 0 : lead && lead.value >= this.reserve;
      if (step.by === 'owner' && couldWin) return no('ADMIN_ONLY');
      this.outcome = 'cancelled';
      return yes;
    }
    return this.qualify(step);
  }

  qualify(step: QualifyStep): Answer {
    const { bidder } = step;
    const before = this.qualified.get(bidder);
    if (step.do === 'request') {
      if (step.isOwner) return no('OWN_POSTING');
      if (before) return no('ALREADY_DECIDED');
      this.aliases = Math.max(this.aliases, bidder);
      this.qualified.set(bidder, 'requested');
      return yes;
    }
    if (!before) return no('NO_SUCH_BID');
    const after = step.do === 'approve' ? 'approved' : 'declined';
    if (before === after || (after === 'declined' && this.bidders().has(bidder))) return no('ALREADY_DECIDED');
    this.qualified.set(bidder, after);
    return yes;
  }

  bid(step: BidStep, now: number): Answer {
    const { terms } = this;
    if (this.outcome === 'cancelled') return no('AUCTION_CANCELLED');
    if (this.outcome !== null || now >= this.end) return no('AUCTION_ENDED');
    if (now < terms.start) return no('AUCTION_NOT_STARTED');
    if (step.isOwner) return no('OWN_POSTING');
    const right = this.qualified.get(step.bidder);
    if (right === 'declined' || (terms.preQualification && right !== 'approved')) return no('NOT_QUALIFIED');
    const bidders = this.bidders();
    if (!bidders.has(step.bidder) && bidders.size >= (terms.maxBidders ?? Infinity)) return no('BIDDER_LIMIT');
    if (step.amount <= 0 || (step.max !== null && step.max <= 0)) return no('INVALID_AMOUNT');
    if (step.max !== null && terms.visibility !== 'public') return no('MAXIMUM_NOT_ALLOWED');
    const value = this.cents(step.amount);
    const max = step.max === null ? null : this.cents(step.max);
    if (max !== null && max < value) return no('INVALID_AMOUNT');
    const lead = this.lead();
    const least = this.minimum(step.bidder);
    const hint = least === null ? null : this.cents(least);
    if (terms.visibility === 'public' && lead?.bidder === step.bidder) {
      const own = this.entries.findLast(({ bid }) => bid === lead.bid) as Entry;
      if (max === null || max <= (own.max ?? lead.value)) return no('ALREADY_LEADING', hint);
      this.entries.push({ ...own, max, isRaise: true });
      return yes;
    }
    if (least === null || value < least) {
      const against = this.toBeat(step.bidder);
      if (against === null) return no('WORSE_THAN_START', hint);
      return no(value > against ? 'STEP_TOO_SMALL' : 'NOT_AN_IMPROVEMENT', hint);
    }
    const isJump = step.expected !== null && Math.abs(step.amount - step.expected) / step.expected > 0.5;
    if (isJump && !step.confirmed) return no('JUMP_NEEDS_CONFIRMATION');
    this.bids += 1;
    this.aliases = Math.max(this.aliases, step.bidder);
    this.entries.push({ bid: this.bids, bidder: step.bidder, value, max, isRaise: false });
    const isLate = terms.extension !== null && this.end - now <= terms.extension;
    if (isLate && lead?.bidder !== this.lead()?.bidder) {
      this.end = Math.max(this.end, Math.min(now + (terms.extension as number), this.cap));
    }
    return yes;
  }

  void(bid: number): Answer {
    if (!this.entries.some((entry) => entry.bid === bid)) return no('NO_SUCH_BID');
    this.entries = this.entries.filter((entry) => entry.bid !== bid);
    this.voided += 1;
    return yes;
  }

  move(by: number): Answer {
    this.end += by;
    this.cap += by;
    return yes;
  }

  close(): Answer {
    this.result = this.winner(this.entries);
    this.outcome = !this.result ? 'no_bids' : this.result.value >= this.reserve ? 'awarded' : 'reserve_not_met';
    return yes;
  }

  awardNext(): Answer {
    if (this.outcome !== 'awarded') return no('NOT_DUE');
    this.passed.push(this.result?.bidder as number);
    const next = this.winner(this.entries.filter(({ bidder }) => !this.passed.includes(bidder)));
    if (!next || next.value < this.reserve) return no('NO_SUCH_BID');
    this.result = next;
    return yes;
  }
}

// A second, direct implementation of the rules, written independently of the core.
import { ReferenceBids, type Entry, type Winner } from './referenceBids.ts';
import type { Answer, BidStep, PlainTerms, QualifyStep, Step } from './steps.ts';

const yes: Answer = { code: null, minimum: null };
const no = (code: string, minimum: number | null = null): Answer => ({ code, minimum });

export class Reference extends ReferenceBids {
  bids = 0;
  voided = 0;
  qualified = new Map<number, 'requested' | 'approved' | 'declined'>();
  aliases = 0;
  end: number;
  cap: number;
  opened = false;
  edits = 0;
  /** Start of the current pause. */
  pausedSince: number | null = null;
  outcome: 'awarded' | 'reserve_not_met' | 'no_bids' | 'cancelled' | null = null;
  result: Winner | null = null;
  passed: number[] = [];

  constructor(terms: PlainTerms) {
    super(terms);
    this.end = terms.end;
    this.cap = terms.end + 86_400_000;
  }

  take(step: Step, now: number): Answer {
    if (step.do === 'bid') return this.bid(step, now);
    if (step.do === 'award_next') return this.awardNext(step.orderStands);
    if (this.outcome !== null) return no(this.outcome === 'cancelled' ? 'AUCTION_CANCELLED' : 'AUCTION_ENDED');
    if (step.do === 'open') {
      if (this.opened || now < this.terms.start) return no('NOT_DUE');
      this.opened = true;
      return yes;
    }
    if (step.do === 'close') return this.hasTime(now) ? no('NOT_DUE') : this.close();
    if (step.do === 'outage') {
      if (this.pausedSince !== null || !(step.from < this.end && this.end <= step.to && step.to <= now))
        return no('NOT_DUE');
      return this.move(Math.max(step.to - step.from, this.terms.extension ?? 300_000));
    }
    if (!this.hasTime(now)) return no('AUCTION_ENDED');
    if (step.do === 'note') return yes;
    if (step.do === 'resume') return this.resume(now);
    if (step.do === 'pause') return this.pause(now);
    if (step.do === 'extend_end') return this.extend(step.end);
    if (step.do === 'edit') return this.edit(step.terms, now);
    if (step.do === 'void') return this.void(step.bid);
    if (step.do === 'cancel') {
      const lead = this.lead();
      const couldWin =
        this.terms.visibility === 'sealed' ? this.entries.length > 0 : lead && lead.value >= this.reserve;
      if (step.by === 'owner' && couldWin) return no('ADMIN_ONLY');
      this.outcome = 'cancelled';
      this.pausedSince = null;
      return yes;
    }
    return this.qualify(step);
  }

  hasTime(now: number): boolean {
    return this.pausedSince !== null || now < this.end;
  }

  pause(now: number): Answer {
    if (this.pausedSince !== null) return no('AUCTION_PAUSED');
    if (now < this.terms.start) return no('AUCTION_NOT_STARTED');
    this.pausedSince = now;
    return yes;
  }

  resume(now: number): Answer {
    if (this.pausedSince === null) return no('NOT_PAUSED');
    const stoodFor = now - this.pausedSince;
    this.pausedSince = null;
    return this.move(stoodFor);
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
    if (!before) return no('NO_SUCH_PARTICIPANT');
    const after = step.do === 'approve' ? 'approved' : 'declined';
    if (before === after || (after === 'declined' && this.bidders().has(bidder))) return no('ALREADY_DECIDED');
    this.qualified.set(bidder, after);
    return yes;
  }

  bid(step: BidStep, now: number): Answer {
    const { terms } = this;
    if (this.outcome === 'cancelled') return no('AUCTION_CANCELLED');
    if (this.outcome !== null || !this.hasTime(now)) return no('AUCTION_ENDED');
    if (this.pausedSince !== null) return no('AUCTION_PAUSED');
    if (now < terms.start) return no('AUCTION_NOT_STARTED');
    if (step.isOwner) return no('OWN_POSTING');
    const right = this.qualified.get(step.bidder);
    if (right === 'declined' || (terms.preQualification && right !== 'approved')) return no('NOT_QUALIFIED');
    const bidders = this.bidders();
    if (!bidders.has(step.bidder) && bidders.size >= (terms.maxBidders ?? Infinity)) return no('BIDDER_LIMIT');
    if (step.seen !== null && step.seen !== this.edits) return no('TERMS_CHANGED');
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
      if (this.isJump(step, max)) return no('JUMP_NEEDS_CONFIRMATION');
      this.entries.push({ ...own, max, isRaise: true });
      return yes;
    }
    if (least === null || value < least) {
      const against = this.toBeat(step.bidder);
      if (against === null) return no('WORSE_THAN_START', hint);
      return no(value > against ? 'STEP_TOO_SMALL' : 'NOT_AN_IMPROVEMENT', hint);
    }
    if (this.isJump(step, max ?? value)) return no('JUMP_NEEDS_CONFIRMATION');
    this.bids += 1;
    this.aliases = Math.max(this.aliases, step.bidder);
    this.entries.push({ bid: this.bids, bidder: step.bidder, value, max, isRaise: false });
    const isLate = terms.extension !== null && this.end - now <= terms.extension;
    if (isLate && lead?.bidder !== this.lead()?.bidder) {
      this.end = Math.max(this.end, Math.min(now + (terms.extension as number), this.cap));
    }
    return yes;
  }

  /** `offered` is the maximum, or else the amount. */
  isJump({ bidder, expected, confirmed }: BidStep, offered: number): boolean {
    if (confirmed) return false;
    if (expected !== null) return Math.abs(Math.abs(offered) - expected) / expected > 0.5;
    const own = this.entries.findLast((entry) => entry.bidder === bidder)?.value;
    const seen = (this.terms.visibility === 'public' ? this.lead()?.value : own) ?? this.cents(this.terms.starting);
    return offered > (this.minimum(bidder) ?? -Infinity) && (offered - seen) / Math.abs(seen) > 0.5;
  }

  void(bid: number): Answer {
    if (!this.entries.some((entry) => entry.bid === bid)) return no('NO_SUCH_BID');
    this.entries = this.entries.filter((entry) => entry.bid !== bid);
    this.voided += 1;
    return yes;
  }

  extend(end: number): Answer {
    if (this.pausedSince !== null) return no('AUCTION_PAUSED');
    return end > this.end ? this.move(end - this.end) : no('END_NOT_LATER');
  }

  edit(terms: PlainTerms, now: number): Answer {
    if (this.bids > 0) return no('TERMS_FROZEN');
    if (this.pausedSince !== null) return no('AUCTION_PAUSED');
    if (terms.end <= now || terms.end <= terms.start) return no('INVALID_END');
    if (terms.start !== this.terms.start) this.opened = false;
    this.terms = terms;
    this.edits += 1;
    this.end = terms.end;
    this.cap = terms.end + 86_400_000;
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

  awardNext(orderStands: boolean): Answer {
    if (this.outcome !== 'awarded') return no('NOT_DUE');
    if (orderStands) return no('ORDER_STANDS');
    this.passed.push(this.result?.bidder as number);
    const next = this.winner(this.entries.filter(({ bidder }) => !this.passed.includes(bidder)));
    if (!next || next.value < this.reserve) return no('NO_NEXT_BID');
    this.result = next;
    return yes;
  }
}

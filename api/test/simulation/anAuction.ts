import { apply } from '../../src/features/deals/auctions/core/apply.ts';
import type { Command, PlaceBid } from '../../src/features/deals/auctions/core/commandTypes.ts';
import { decide } from '../../src/features/deals/auctions/core/decide.ts';
import type { AuctionEvent } from '../../src/features/deals/auctions/core/events.ts';
import { amountOf, toCents } from '../../src/features/deals/auctions/core/money.ts';
import { NO_RECORDS, recordsAfter } from '../../src/features/deals/auctions/core/bidHistory.ts';
import { newState, type State, type Terms } from '../../src/features/deals/auctions/core/state.ts';

export const MINUTE = 60_000;
export const START = Date.parse('2027-03-01T12:00:00.000Z');
export const END = START + 60 * MINUTE;

/** By default forward and public, from 100.00 in steps of 5.00. */
export const someTerms = (change: Partial<Terms> = {}): Terms => ({
  type: 'forward',
  startingPrice: 100_00n,
  reservePrice: null,
  step: 5_00n,
  visibility: 'public',
  start: START,
  firstEnd: END,
  extension: null,
  maxBidders: null,
  preQualification: false,
  ...change,
});

/** The result of a command: the types of its events, or the refusal. */
export type Outcome = string[] | { code: string; minimum: string | null };

type BidOptions = Partial<Pick<PlaceBid, 'isOwner' | 'confirmed' | 'termsVersion'>> & {
  max?: string;
  expected?: string;
};

/** An auction for tests: amounts are decimal strings, and the clock moves only when the test moves it. */
export class AnAuction {
  state: State;
  now = START + MINUTE;
  timed: { at: number; event: AuctionEvent }[] = [];
  records = NO_RECORDS;

  constructor(change: Partial<Terms> = {}) {
    this.state = newState(someTerms(change));
  }

  do(command: Command): Outcome {
    const decision = decide(this.state, command, this.now);
    if ('refusal' in decision) {
      const { code, minimumNextBid } = decision.refusal;
      return { code, minimum: amountOf(minimumNextBid) };
    }
    for (const event of decision.events) {
      this.state = apply(this.state, event);
      this.records = recordsAfter(this.records, event);
      this.timed.push({ at: this.now, event });
    }
    return decision.events.map(({ type }) => type);
  }

  bid(bidder: number, amount: string, options: BidOptions = {}): Outcome {
    const { max, expected, isOwner = false, confirmed = true, termsVersion = null } = options;
    return this.do({
      type: 'place_bid',
      bidder,
      isOwner,
      confirmed,
      termsVersion,
      amount: toCents(amount),
      maxAmount: max === undefined ? null : toCents(max),
      expectedPrice: expected === undefined ? null : toCents(expected),
    });
  }

  void(bid: number, by: 'owner' | 'admin' = 'admin'): Outcome {
    return this.do({ type: 'void_bid', bid, by, reason: 'A mistake.', standing: this.records.standing });
  }

  cancel(by: 'owner' | 'admin'): Outcome {
    return this.do({ type: 'cancel', by, reason: 'Sold elsewhere.' });
  }

  pause(reason = 'A question of the quality.'): Outcome {
    return this.do({ type: 'pause', reason });
  }

  resume(): Outcome {
    return this.do({ type: 'resume' });
  }

  close(): Outcome {
    this.now = this.state.end;
    return this.do({ type: 'close' });
  }

  awardNext(orderStands = false): Outcome {
    return this.do({ type: 'award_next', ...this.records, orderStands });
  }

  get events(): AuctionEvent[] {
    return this.timed.map(({ event }) => event);
  }

  get price(): string | null {
    return amountOf(this.state.price);
  }

  get lead(): [number | null, string | null] {
    return [this.state.leader, this.price];
  }

  get last(): AuctionEvent | undefined {
    return this.events.at(-1);
  }
}

export const refused = (code: string, minimum: string | null = null): Outcome => ({ code, minimum });

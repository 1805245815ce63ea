import { createHash } from 'node:crypto';
import { canonical } from '../../src/features/deals/auctions/core/canonical.ts';
import type { Sha256 } from '../../src/features/deals/auctions/core/chain.ts';
import type { AuctionEvent } from '../../src/features/deals/auctions/core/events.ts';
import { RULES_VERSION } from '../../src/features/deals/auctions/core/loggedTerms.ts';
import {
  chainText,
  type AuctionLog,
  type LoggedEvent,
  type Opened,
  type Receipt,
} from '../../src/features/deals/auctions/core/log.ts';
import {
  createdEvent,
  loggedTerms,
  termsOf,
  type Created,
} from '../../src/features/deals/auctions/core/loggedTerms.ts';
import type { Terms, Visibility } from '../../src/features/deals/auctions/core/state.ts';
import { Random } from './random.ts';

/** An event with its time and the ids added to the core's decision. */
export interface Timed {
  at: number;
  event: AuctionEvent | Created;
}

export const AUCTION = '019a9f2e-0000-7000-8000-000000000001';
const MAXIMA = ['maxAmount', 'max', 'reservePrice'];
const STANDING = ['amount', 'price', 'leader', 'leaderBid', 'last'];

const hash = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');
export const sha256: Sha256 = async (text) => hash(text);

const bidIdOf = (bid: number): string => `bid-${bid}`;

/** Writes the log as the market does: hidden fields as commitments, each link hashed with the previous one. */
export const sealLog = (terms: Terms, timed: readonly Timed[], seed = 1): { log: AuctionLog; receipts: Receipt[] } => {
  const random = new Random(seed);
  const receipts: Receipt[] = [];
  let previousHash = '';
  let inForce = loggedTerms(terms);
  const all: Timed[] = [{ at: terms.start - 60_000, event: createdEvent(terms) }, ...timed];
  const events = all.map(({ at, event }, index): LoggedEvent => {
    const { type, ...fields } = event;
    if (event.type === 'edited') inForce = loggedTerms(termsOf(event));
    const opened: Opened = {};
    const shown: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(fields)) {
      shown[field] = isHidden(inForce.visibility, field) ? commit(random, opened, field, value) : value;
    }
    const time = new Date(at).toISOString();
    if (event.type === 'bid_accepted') {
      const { bid, amount, maxAmount } = event;
      const { commitment } = commit(random, opened, 'commitment', { amount, maxAmount });
      Object.assign(shown, { commitment, bidId: bidIdOf(bid) });
      const { salt } = opened['commitment'] as { salt: string };
      receipts.push({ auctionId: AUCTION, bidId: bidIdOf(bid), at: time, commitment, salt, amount, maxAmount });
    }
    const link = { seq: index + 1, type, v: RULES_VERSION, at: time, payload: canonical(shown), previousHash };
    previousHash = hash(chainText({ auctionId: AUCTION, ...link }));
    return { ...link, hash: previousHash, opened };
  });
  return { log: { auctionId: AUCTION, rulesVersion: RULES_VERSION, terms: inForce, events }, receipts };
};

const isHidden = (visibility: Visibility, field: string): boolean =>
  MAXIMA.includes(field) || (visibility !== 'public' && STANDING.includes(field));

const commit = (random: Random, opened: Opened, field: string, value: unknown): { commitment: string } => {
  const salt = random.hex(32);
  opened[field] = { salt, value };
  return { commitment: hash(Buffer.concat([Buffer.from(salt, 'hex'), Buffer.from(canonical(value))])) };
};

/** All winners in order, or the leader at the end if nothing was awarded. */
export const exemptBiddersOf = (timed: readonly Timed[]): number[] => {
  const awarded = timed.flatMap(({ event }) => {
    if (event.type === 'awarded_next') return [event.bidder];
    return event.type === 'closed' && event.winner !== null ? [event.winner] : [];
  });
  const last = timed.findLast(({ event }) => event.type === 'bid_accepted' || event.type === 'bid_voided');
  const leader = last && 'leader' in last.event ? last.event.leader : null;
  return awarded.length > 0 || leader === null ? awarded : [leader];
};

/** What the market publishes after the end: everything except the maxima of the given bidders. */
export const publish = (log: AuctionLog, exemptBidders: readonly number[]): AuctionLog => ({
  ...log,
  events: log.events.map((event) => {
    const { bidder } = JSON.parse(event.payload) as { bidder?: number };
    const isOwn = bidder !== undefined && exemptBidders.includes(bidder);
    const shown = Object.entries(event.opened ?? {}).filter(
      ([field]) => !isOwn || !['maxAmount', 'max', 'commitment'].includes(field),
    );
    return { ...event, opened: Object.fromEntries(shown) };
  }),
});

// Builds the logs of auctions by running their bids through the auction core, as the engine would.
import { hash } from 'node:crypto';
import { toStoredEvent } from '../features/deals/auctions/auctionLog.ts';
import { termsOf, type TermsRow } from '../features/deals/auctions/auctionTerms.ts';
import { apply } from '../features/deals/auctions/core/apply.ts';
import type { Command } from '../features/deals/auctions/core/commandTypes.ts';
import { decide } from '../features/deals/auctions/core/decide.ts';
import type { AuctionEvent } from '../features/deals/auctions/core/events.ts';
import { createdEvent, type Created } from '../features/deals/auctions/core/loggedTerms.ts';
import { toCents, type Direction } from '../features/deals/auctions/core/money.ts';
import { newState, type Visibility } from '../features/deals/auctions/core/state.ts';
import { auctionChange, bidderRow } from '../features/deals/auctions/engine/batchRows.ts';
import { insertRows, type Client } from './rows.ts';
import { later, MINUTE } from './time.ts';
import { present } from './present.ts';

interface DemoBid {
  id: string;
  createdAt: Date;
  userId: string;
  amount: string;
  message: string | null;
}

/** An auction without the columns that its log decides. */
export interface DemoAuction {
  id: string;
  createdAt: Date;
  userId: string;
  title: string;
  productId: string;
  type: Direction;
  startingPrice: string;
  reservePrice: string | null;
  bidIncrement: string | null;
  bidVisibility: Visibility;
  startTime: Date;
  originalEndTime: Date;
  autoExtend: boolean;
  autoExtendDuration: number | null;
  maxBidders: number | null;
  preQualificationRequired: boolean;
  closedAt?: Date;
  bids: DemoBid[];
}

/** The rows that the engine would have written for an auction until `now`, by table. */
const decidedRows = ({ bids, ...auction }: DemoAuction, now: Date) => {
  const { id: auctionId, bidVisibility } = auction;
  /** The bidder with the alias n is at n - 1. */
  const bidders = [...new Set(bids.map(({ userId }) => userId))];
  const terms = termsOf(termsRow(auction));
  let state = newState(terms);
  const events: (Omit<ReturnType<typeof toStoredEvent>, 'commitment'> & { auctionId: string; bidId: string | null })[] =
    [];
  let salts = 0;
  // Salts that are the same for every seed keep the log the same, too.
  const salt = () => hash('sha256', `${auctionId} ${(salts += 1)}`, 'hex');

  const write = (event: AuctionEvent | Created, at: Date, bidId: string | null): void => {
    const previousHash = events.at(-1)?.hash ?? '';
    const position = { auctionId, seq: events.length + 1, at: at.toISOString(), previousHash };
    const { commitment: _told, ...stored } = toStoredEvent(position, bidVisibility, event, bidId, salt);
    events.push({ ...stored, auctionId, bidId });
  };
  const execute = (command: Command, at: Date, bidId: string | null = null): void => {
    const decision = decide(state, command, at.getTime());
    if ('refusal' in decision)
      throw new Error(`The seed's ${command.type} in '${auction.title}' was refused: ${decision.refusal.code}.`);
    for (const event of decision.events) {
      state = apply(state, event);
      write(event, at, event.type === 'bid_accepted' ? bidId : null);
    }
  };
  const aliasOf = ({ userId }: DemoBid): number => bidders.indexOf(userId) + 1;

  write(createdEvent(terms), auction.createdAt, null);
  if (auction.preQualificationRequired)
    for (const nth of bidders.keys()) {
      const requestedAt = later(auction.createdAt, (nth + 1) * MINUTE);
      execute({ type: 'request_participation', bidder: nth + 1, isOwner: false }, requestedAt);
      execute({ type: 'approve', bidder: nth + 1 }, later(requestedAt, MINUTE / 2));
    }
  if (auction.startTime <= now) execute({ type: 'open' }, auction.startTime);
  const unstated = { isOwner: false, maxAmount: null, termsVersion: null, expectedPrice: null, confirmed: true };
  for (const bid of bids)
    execute(
      { type: 'place_bid', bidder: aliasOf(bid), amount: toCents(bid.amount), ...unstated },
      bid.createdAt,
      bid.id,
    );
  if (auction.closedAt) execute({ type: 'close' }, auction.closedAt);

  const leader = state.leader === null ? null : present(bidders[state.leader - 1]);
  const { is_closed, ...change } = auctionChange(state, leader, state.outcome !== null);
  const status = is_closed ? 'ended' : state.opened ? 'active' : 'scheduled';
  const lastHash = present(events.at(-1)).hash;
  return {
    auction: [{ ...auction, ...change, status, lastEvent: events.length, lastHash }],
    auction_bidder: [...state.bidders.values()].map((bidder) => ({
      auctionId,
      user_id: present(bidders[bidder.alias - 1]),
      ...bidderRow(bidder),
    })),
    bid: bids.map((bid, nth) => ({ ...bid, auctionId, seq: nth + 1, aliasNumber: aliasOf(bid) })),
    auction_event: events,
    // Nobody is notified again of what happened before.
    log_checkpoint: [{ name: 'messages', auctionId, seq: events.length, leaderAlias: state.leader }],
  };
};

const termsRow = (auction: Omit<DemoAuction, 'bids'>): TermsRow => ({
  type: auction.type,
  starting_price: auction.startingPrice,
  reserve_price: auction.reservePrice,
  bid_increment: auction.bidIncrement,
  bid_visibility: auction.bidVisibility,
  start: auction.startTime.getTime(),
  first_end: auction.originalEndTime.getTime(),
  auto_extend: auction.autoExtend,
  auto_extend_duration: auction.autoExtendDuration,
  max_bidders: auction.maxBidders,
  pre_qualification_required: auction.preQualificationRequired,
});

const TABLES = ['auction', 'auction_bidder', 'bid', 'auction_event', 'log_checkpoint'] as const;

const AWARD = `
  update auction set awarded_bid_id = (select bid.id from bid where auction_id = auction.id and seq = leader_bid)
  where outcome = 'awarded' and id = any($1::uuid[])`;

/** Inserts auctions with bids, participants and logs. Returns the last hash of each log. */
export const insertAuctions = async (
  client: Client,
  auctions: readonly DemoAuction[],
  now: Date,
): Promise<Map<string, string>> => {
  const decided = auctions.map((auction) => decidedRows(auction, now));
  for (const table of TABLES)
    await insertRows(
      client,
      table,
      decided.flatMap<object>((rows) => rows[table]),
    );
  await client.query(AWARD, [auctions.map(({ id }) => id)]);
  return new Map(decided.flatMap(({ auction }) => auction.map(({ id, lastHash }) => [id, lastHash])));
};

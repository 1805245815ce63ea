// Builds the logs of planned auctions by running their bids through the auction core, as the engine would.
import { toStoredEvent, type StoredEvent } from '../../features/auctions/auctionLog.ts';
import { termsOf, type TermsRow } from '../../features/auctions/auctionTerms.ts';
import { apply } from '../../features/auctions/core/apply.ts';
import type { Command } from '../../features/auctions/core/commandTypes.ts';
import { decide } from '../../features/auctions/core/decide.ts';
import type { AuctionEvent } from '../../features/auctions/core/events.ts';
import { createdEvent, type Created } from '../../features/auctions/core/loggedTerms.ts';
import { toCents as toWhole } from '../../features/auctions/core/money.ts';
import { newState, type State } from '../../features/auctions/core/state.ts';
import { auctionChange, bidderRow } from '../../features/engine/batchRows.ts';
import type { Auction, PlannedAuction } from './demoAuctions.ts';
import type { Bid } from './demoBids.ts';
import { randomOf } from './random.ts';
import { insertRows, type Client } from './rows.ts';
import { MINUTE } from './time.ts';
import { present } from './present.ts';

export interface AuctionLog {
  /** The fields that the engine keeps in the auction's row. */
  change: ReturnType<typeof changeOf> & { lastEvent: number; lastHash: string };
  bidders: object[];
  events: (StoredEvent & { auctionId: string; bidId: string | null })[];
  awardedBidId: string | null;
}

/** The log of an auction up to `now`. */
export const logOf = ({ row, bids }: PlannedAuction, now: Date): AuctionLog => new LogBuilder(row, now).build(bids);

class LogBuilder {
  private state: State;
  private readonly events: AuctionLog['events'] = [];
  private readonly users = new Map<number, string>();
  private readonly random;
  private readonly row: Auction;
  private readonly now: Date;

  constructor(row: Auction, now: Date) {
    this.row = row;
    this.now = now;
    this.random = randomOf('salts', row.id);
    const terms = termsOf(rowOf(row));
    this.state = newState(terms);
    this.write(createdEvent(terms), row.createdAt, null);
  }

  build(bids: readonly Bid[]): AuctionLog {
    const { row } = this;
    for (const bid of bids) this.users.set(present(bid.aliasNumber), bid.userId);
    if (row.preQualificationRequired) this.approveBidders();
    if (row.startTime <= this.now) this.execute({ type: 'open' }, row.startTime, null);
    for (const bid of bids) {
      const amount = toWhole(bid.amount);
      this.execute(
        {
          type: 'place_bid',
          bidder: present(bid.aliasNumber),
          isOwner: false,
          amount,
          maxAmount: null,
          termsVersion: null,
          expectedPrice: null,
          confirmed: false,
        },
        bid.createdAt,
        bid.id,
      );
    }
    if (row.closedAt) this.execute({ type: 'close' }, row.closedAt, null);
    return {
      change: {
        ...changeOf(this.state, this.users),
        lastEvent: this.events.length,
        lastHash: present(this.events.at(-1)).hash,
      },
      bidders: [...this.state.bidders.values()].map((bidder) => ({
        auction_id: row.id,
        ...bidderRow(present(this.users.get(bidder.alias)), bidder),
      })),
      events: this.events,
      awardedBidId: bids.find(({ seq }) => row.outcome === 'awarded' && seq === this.state.leaderBid)?.id ?? null,
    };
  }

  private approveBidders(): void {
    for (const [alias] of this.users) {
      const requestedAt = new Date(this.row.createdAt.getTime() + alias * MINUTE);
      this.execute({ type: 'request_participation', bidder: alias, isOwner: false }, requestedAt, null);
      this.execute({ type: 'approve', bidder: alias }, new Date(requestedAt.getTime() + MINUTE / 2), null);
    }
  }

  private execute(command: Command, at: Date, bidId: string | null): void {
    const decision = decide(this.state, command, at.getTime());
    if ('refusal' in decision)
      throw new Error(`The seed's ${command.type} in '${this.row.title}' was refused: ${decision.refusal.code}.`);
    for (const event of decision.events) this.record(event, at, event.type === 'bid_accepted' ? bidId : null);
  }

  private record(event: AuctionEvent, at: Date, bidId: string | null): void {
    this.state = apply(this.state, event);
    this.write(event, at, bidId);
  }

  private write(event: AuctionEvent | Created, at: Date, bidId: string | null): void {
    const auctionId = this.row.id;
    const link = {
      auctionId,
      seq: this.events.length + 1,
      at: at.toISOString(),
      previousHash: this.events.at(-1)?.hash ?? '',
    };
    const { commitment: _told, ...stored } = toStoredEvent(link, this.row.bidVisibility, event, bidId, this.salt);
    this.events.push({ ...stored, auctionId, bidId });
  }

  private readonly salt = (): string =>
    Array.from({ length: 32 }, () => this.random.whole(0, 255).toString(16).padStart(2, '0')).join('');
}

const changeOf = (state: State, users: ReadonlyMap<number, string>) => {
  const {
    leading_amount,
    leader_alias,
    leader_bid,
    last_bid,
    voided_bids,
    accepted_bids,
    aliases,
    bidders,
    end_cap,
    opened,
  } = auctionChange(state, null, false);
  return {
    leadingAmount: leading_amount,
    leaderId: leader_alias === null ? null : users.get(leader_alias),
    leaderAlias: leader_alias,
    leaderBid: leader_bid,
    lastBid: last_bid,
    voidedBids: voided_bids,
    acceptedBids: accepted_bids,
    aliases,
    bidders,
    endCap: end_cap,
    opened,
  };
};

const rowOf = (row: Auction): TermsRow => ({
  type: row.type,
  starting_price: row.startingPrice,
  reserve_price: row.reservePrice,
  bid_increment: row.bidIncrement,
  bid_visibility: row.bidVisibility,
  start: row.startTime.getTime(),
  first_end: row.endTime.getTime(),
  auto_extend: row.autoExtend,
  auto_extend_duration: row.autoExtendDuration,
  max_bidders: row.maxBidders,
  pre_qualification_required: row.preQualificationRequired,
});

/** Inserts auctions with bids, participants and logs; past events need no notifications. */
export const insertAuctions = async (client: Client, planned: readonly PlannedAuction[], now: Date): Promise<void> => {
  const logs = planned.map((auction) => ({ auction, log: logOf(auction, now) }));
  await insertRows(
    client,
    'auction',
    logs.map(({ auction, log }) => ({ ...auction.row, ...log.change })),
  );
  await insertRows(
    client,
    'auction_bidder',
    logs.flatMap(({ log }) => log.bidders),
  );
  await insertRows(client, 'bid', logs.flatMap(({ auction }) => auction.bids).map(withoutStatus));
  await insertRows(
    client,
    'auction_event',
    logs.flatMap(({ log }) => log.events),
  );
  await insertRows(
    client,
    'log_checkpoint',
    logs.map(({ auction, log }) => ({
      name: 'messages',
      auctionId: auction.row.id,
      seq: log.events.length,
      leaderAlias: log.change.leaderAlias,
    })),
  );
  const awards = logs.flatMap(({ auction, log }) =>
    log.awardedBidId === null ? [] : [{ id: auction.row.id, bid: log.awardedBidId }],
  );
  await client.query(
    'update auction set awarded_bid_id = x.bid from json_to_recordset($1::json) as x(id uuid, bid uuid) where auction.id = x.id',
    [JSON.stringify(awards)],
  );
};

/** The database derives the status of a bid. */
export const withoutStatus = ({ status: _status, ...bid }: Bid): Omit<Bid, 'status'> => bid;

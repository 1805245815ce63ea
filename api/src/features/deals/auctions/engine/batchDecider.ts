import type { AuditedEvent } from '../../../../writing/audit/record.ts';
import { conflict, DomainError, forbidden } from '../../../../common/errors.ts';
import { refusalOfWrite } from '../../../../schema/companyRight.ts';
import { apply } from '../core/apply.ts';
import { decide } from '../core/decide.ts';
import type { AuctionEvent, BidAccepted, BidVoided } from '../core/events.ts';
import { NO_RECORDS, recordsAfter } from '../core/bidHistory.ts';
import { newBidder, type State, type Visibility } from '../core/state.ts';
import { openEvent, toStoredEvent, type StoredEvent } from '../auctionLog.ts';
import { adminActOf } from './adminActs.ts';
import {
  auctionChange,
  bidderRow,
  stateOf,
  type AuctionRow,
  type MemberRow,
  type Participant,
  type PartyRow,
} from './batchRows.ts';
import type { Rows } from './batchSql.ts';
import type { RecordedBid } from './bidHistory.ts';
import { refusalOf } from './refusals.ts';
import type { Accepted, Answer, CommandEnvelope } from './commandEnvelope.ts';

/** Every note goes to all bidders, and into every answer about the auction. */
const MAX_NOTES = 20;

/** The first event of an accepted command, from which a retry gets its answer. */
export interface EarlierRow extends Pick<StoredEvent, 'seq' | 'type' | 'at' | 'payload' | 'hidden'> {
  auction_id: string;
  actor_id: string;
  bid_id: string | null;
  idempotency_key: string;
  command_hash: string;
}

interface EventRow extends StoredEvent {
  commitment: string | null;
  actor_id: string | null;
  bid_id: string | null;
  idempotency_key: string | null;
  command_hash: string | null;
}

interface VoidRow {
  bid_id: string | undefined;
  reason: string;
}

/** The rows to write for the commands since the previous piece. */
export interface DecidedCommand extends Rows {
  events: readonly EventRow[];
  voids: readonly VoidRow[];
  /** Acts of admins, for the audit log. */
  adminActs: readonly AuditedEvent[];
  /** The columns that the last edit sets. */
  columns: Record<string, unknown> | null;
}

/** Decides the commands of a batch in order and collects the answers and, piece by piece, the rows to write. */
export class BatchDecider {
  readonly answers: Answer[] = [];
  private state: State;
  private bids: Rows['bids'][number][] = [];
  private voids: VoidRow[] = [];
  private adminActs: AuditedEvent[] = [];
  private events: EventRow[] = [];
  private columns: Record<string, unknown> | null = null;
  private touched = new Set<number>();
  /** Notes of this batch. */
  private noted = 0;
  private readonly declineReasons = new Map<number, string>();
  private readonly members: ReadonlyMap<string, MemberRow>;
  private readonly participantOf = new Map<number, Participant>();
  /** By party. */
  private readonly aliasOf = new Map<string, number>();
  private readonly earlier = new Map<string, EarlierRow>();
  private readonly at: string;
  private readonly now: number;
  private readonly row: AuctionRow;
  /** Null unless a command of the batch needs the history of bids. */
  private readonly recorded: RecordedBid | null;
  private seq: number;
  private hash: string;

  constructor(
    row: AuctionRow,
    parties: readonly PartyRow[],
    earlier: readonly EarlierRow[],
    recorded: RecordedBid | null,
  ) {
    this.row = row;
    this.now = Number(row.now);
    this.at = new Date(this.now).toISOString();
    this.recorded = recorded;
    const bidders = parties.filter((party) => party.alias !== null);
    this.state = stateOf(row, bidders);
    this.seq = row.last_event;
    this.hash = row.last_hash;
    const members = parties.filter((party) => party.member !== null);
    this.members = new Map(members.map((party) => [party.member, party]));
    for (const bidder of bidders) this.know(bidder.alias, bidder);
    for (const event of earlier) this.earlier.set(keyOf(event.actor_id, event.idempotency_key), event);
  }

  /** The rows since the previous call, or undefined if nothing changed. */
  takePiece(): DecidedCommand | undefined {
    const { bids, voids, adminActs, events, columns, state } = this;
    if (events.length === 0) return undefined;
    const bidders = [...this.touched].map((alias) => ({
      ...(this.participantOf.get(alias) as Participant),
      ...bidderRow(state.bidders.get(alias) ?? newBidder(alias)),
      decline_reason: this.declineReasons.get(alias) ?? null,
    }));
    const leader = state.leader === null ? null : (this.participantOf.get(state.leader)?.user_id ?? null);
    const { is_closed, ...change } = auctionChange(state, leader, state.outcome !== null);
    const auction = { ...change, last_event: this.seq, last_hash: this.hash };
    this.bids = [];
    this.voids = [];
    this.adminActs = [];
    this.events = [];
    this.columns = null;
    this.touched = new Set();
    return { at: this.at, isClosed: is_closed, bids, bidders, events, auction, voids, adminActs, columns };
  }

  /** Decides one command and applies its events. */
  take(envelope: CommandEnvelope): void {
    this.answers.push(this.replayed(envelope) ?? this.notAllowed(envelope) ?? this.decided(envelope));
  }

  private know(alias: number, participant: Participant): void {
    this.participantOf.set(alias, participant);
    this.aliasOf.set(participant.party_id, alias);
  }

  private member({ userId }: CommandEnvelope): MemberRow | undefined {
    return userId === null ? undefined : this.members.get(userId);
  }

  private replayed({ userId, idempotencyKey, commandHash, formerHash }: CommandEnvelope): Answer | null {
    if (userId === null || idempotencyKey === null) return null;
    const before = this.earlier.get(keyOf(userId, idempotencyKey));
    if (!before) return null;
    if (before.command_hash === commandHash || before.command_hash === formerHash)
      return { accepted: acceptedOf(before, this.state.terms.visibility) };
    return {
      refused: new DomainError('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another command.', {
        idempotencyKey: 'was used for another command',
      }),
    };
  }

  private notAllowed(envelope: CommandEnvelope): Answer | null {
    const { right, isAdmin } = envelope;
    const member = this.member(envelope);
    const isOwner = member?.acting_party === this.row.party_id;
    const actsAsAdmin = isAdmin && (right === 'admin' || right === 'ownerOrAdmin');
    const refused = member && !actsAsAdmin ? refusalOfWrite(member.role, member.lock_reason, 'trade') : null;
    if (refused) return { refused };
    const isAllowed = { owner: isOwner, ownerOrAdmin: isOwner || isAdmin, admin: isAdmin, member: true, market: true };
    if (isAllowed[right]) return null;
    return { refused: forbidden(`Only ${right === 'admin' ? 'an admin' : 'the owner of this auction'} may do this.`) };
  }

  private decided(envelope: CommandEnvelope): Answer {
    const { userId } = envelope;
    const member = this.member(envelope);
    const party = member?.acting_party ?? '';
    const alias = this.aliasOf.get(party) ?? this.state.aliases + 1;
    const isOwner = party === this.row.party_id;
    const command = envelope.command({
      alias,
      isOwner,
      isOwnCompany: isOwner || this.row.own_company.includes(party),
      isFormerColleague: member?.is_former_colleague ?? false,
      state: this.state,
      records: this.recorded?.records ?? NO_RECORDS,
      orderStands: this.recorded?.orderStands ?? true,
    });
    if (command.type === 'note' && (member?.notes ?? 0) + this.noted >= MAX_NOTES)
      return { refused: conflict(`An auction has at most ${MAX_NOTES} notes.`) };
    const decision = decide(this.state, command, this.now);
    if ('refusal' in decision) return { refused: refusalOf(decision.refusal, this.state, this.now) };
    let first: { row: EventRow; event: AuctionEvent } | undefined;
    for (const event of decision.events) {
      this.state = apply(this.state, event);
      this.record(event, envelope);
      if ('bidder' in event) this.touch(event.bidder, member, alias);
      if (event.type === 'bid_accepted') this.addBid(event, envelope, party);
      if (event.type === 'bid_voided') this.addVoid(event);
      this.addAdminAct(event, envelope);
      if (event.type === 'noted') this.noted++;
      if (event.type === 'edited') this.columns = envelope.columns ?? null;
      if (event.type === 'participation_declined') this.declineReasons.set(event.bidder, event.reason);
      const bidId = event.type === 'bid_accepted' ? (envelope.bid?.id ?? null) : null;
      const stored = toStoredEvent(
        { auctionId: this.row.id, seq: this.seq + 1, at: this.at, previousHash: this.hash },
        this.state.terms.visibility,
        event,
        bidId,
      );
      // The first event of a command records its member and idempotency key.
      const record =
        first === undefined
          ? { actor_id: userId, idempotency_key: envelope.idempotencyKey, command_hash: envelope.commandHash }
          : { actor_id: null, idempotency_key: null, command_hash: null };
      const row: EventRow = { ...stored, ...record, bid_id: bidId };
      this.events.push(row);
      this.seq = stored.seq;
      this.hash = stored.hash;
      first ??= { row, event };
    }
    if (!first) return { refused: conflict('Nothing changed.') };
    const auctionId = this.row.id;
    const { row, event } = first;
    if (userId !== null && envelope.idempotencyKey !== null)
      this.earlier.set(keyOf(userId, envelope.idempotencyKey), { ...row, auction_id: auctionId } as EarlierRow);
    const { seq, at, bid_id: bidId, hidden, commitment } = row;
    const { visibility } = this.state.terms;
    const accepted = { auctionId, seq, at, bidId, visibility, event, hidden, commitment };
    return { accepted };
  }

  /** Keeps the history of bids current for later commands of the batch. */
  private record(event: AuctionEvent, { bid }: CommandEnvelope): void {
    if (!this.recorded) return;
    this.recorded.records = recordsAfter(this.recorded.records, event);
    if (event.type === 'awarded_next') this.recorded.orderStands = true;
    if (event.type === 'bid_accepted' && bid) this.recorded.bidIds.set(event.bid, bid.id);
  }

  private touch(alias: number, member: MemberRow | undefined, ownAlias: number): void {
    this.touched.add(alias);
    if (alias === ownAlias && member && !this.participantOf.has(alias))
      this.know(alias, { user_id: member.member, party_id: member.acting_party });
  }

  private addBid(event: BidAccepted, { bid, userId }: CommandEnvelope, party: string): void {
    this.bids.push({
      id: bid?.id,
      user_id: userId,
      party_id: party,
      amount: event.amount,
      message: bid?.message ?? null,
      seq: event.bid,
      alias_number: event.bidder,
    });
  }

  private addAdminAct(event: AuctionEvent, { userId, origin }: CommandEnvelope): void {
    const kind = adminActOf(event);
    if (kind) this.adminActs.push({ kind, actorId: userId, subjectId: this.row.id, ...origin });
  }

  private addVoid(event: BidVoided): void {
    this.voids.push({ bid_id: this.recorded?.bidIds.get(event.bid), reason: event.reason });
  }
}

const keyOf = (userId: string, key: string): string => `${userId} ${key}`;

const acceptedOf = (row: EarlierRow, visibility: Visibility): Accepted => {
  // A bid's payload also contains its receipt's commitment.
  const event: AuctionEvent & { commitment?: string } = openEvent(row);
  return {
    auctionId: row.auction_id,
    seq: row.seq,
    at: row.at,
    bidId: row.bid_id,
    visibility,
    event,
    hidden: row.hidden,
    commitment: event.commitment ?? null,
  };
};

import type { Hidden } from '../auctionLog.ts';
import type { AuditedEvent } from '../../../../writing/audit/record.ts';
import type { DomainError } from '../../../../common/errors.ts';
import type { Command } from '../core/commandTypes.ts';
import type { AuctionEvent } from '../core/events.ts';
import type { BidHistory } from '../core/bidHistory.ts';
import type { State, Visibility } from '../core/state.ts';

/** What the engine knows about the caller when it builds the command. */
interface CommandContext {
  /** The number of the member's party in this auction, or the next free one. */
  alias: number;
  isOwner: boolean;
  /** True for the owner and the owner's company, who cannot take part. */
  isOwnCompany: boolean;
  /** The member belonged to the company of the owner or of a participant since the auction was created, and cannot take part either. */
  isFormerColleague: boolean;
  state: State;
  /** The bids so far; empty unless the command needs them. */
  records: BidHistory;
  /** Whether the order of the current award is not cancelled; true unless the command needs the records. */
  orderStands: boolean;
}

/** Who may send the command. */
type Right = 'member' | 'owner' | 'ownerOrAdmin' | 'admin' | 'market';

/** A command with the data that the engine needs to decide it. It is accepted once per idempotency key. */
export interface CommandEnvelope {
  right: Right;
  userId: string | null;
  isAdmin: boolean;
  /** Where the member's request came from, for the audit log. */
  origin?: Pick<AuditedEvent, 'address' | 'requestId'>;
  idempotencyKey: string | null;
  /** The server made the key for this command, so it cannot have been used before. */
  isKeyNew?: boolean;
  commandHash: string | null;
  /** What a server of the release before stored for this command. */
  formerHash?: string;
  command: (context: CommandContext) => Command;
  /** The data to read: the bidders of the batch, all bidders, or all bidders and bids. */
  needs: 'few' | 'allBidders' | 'records';
  /** The values that an edit sets, by column name. */
  columns?: Record<string, unknown>;
  /** Id and message of the bid, if it is accepted. */
  bid?: { id: string; message: string | null };
}

/** The answer to an accepted command, built from its first event, so that a retry gets the same answer. */
export interface Accepted {
  auctionId: string;
  seq: number;
  at: string;
  bidId: string | null;
  visibility: Visibility;
  event: AuctionEvent;
  /** Salts and values of the event's hidden fields. */
  hidden: Hidden;
  commitment: string | null;
}

export type Answer = { accepted: Accepted } | { refused: DomainError };

import type { Hidden } from '../auctions/auctionLog.ts';
import type { DomainError } from '../../errors.ts';
import type { Command } from '../auctions/core/commands.ts';
import type { AuctionEvent } from '../auctions/core/events.ts';
import type { BidHistory } from '../auctions/core/bidHistory.ts';
import type { State, Visibility } from '../auctions/core/state.ts';

/** What the engine knows about the caller when it builds the command. */
export interface CommandContext {
  /** The asker's number in this auction; the next free one for somebody new. */
  alias: number;
  isOwner: boolean;
  /** True for the owner, and for members of the owner's company: they take no part. */
  isOwnCompany: boolean;
  state: State;
  /** As they are when the command's turn comes; empty unless it needs them. */
  records: BidHistory;
  /** Whether the order of the present award stands; true unless the command needs the records. */
  orderStands: boolean;
}

/** Who may give a command: any member, the owner, the owner or an admin, an admin, or the market itself. */
export type Right = 'member' | 'owner' | 'ownerOrAdmin' | 'admin' | 'market';

/** A command waiting for the engine. Under one key it is accepted once, however often it arrives. */
export interface CommandEnvelope {
  right: Right;
  userId: string | null;
  isAdmin: boolean;
  idempotencyKey: string | null;
  /** The key was made for this command: nothing can have been accepted under it. */
  isKeyNew?: boolean;
  commandHash: string | null;
  command: (asking: CommandContext) => Command;
  /** What the decision must be able to look at beyond the bidders of the batch. */
  needs: 'few' | 'allBidders' | 'records';
  /** What an edit says of the auction, by the columns of its row. */
  columns?: Record<string, unknown>;
  /** Id and message of the bid this may become. */
  bid?: { id: string; message: string | null };
  /** Hears of its acceptance while that is still being written: for what takes its time, and must not be told before the answer. */
  whenAccepted?: (accepted: Accepted) => void;
}

/** An accepted command, told from its first event: the same after a retry as the first time. */
export interface Accepted {
  auctionId: string;
  seq: number;
  at: string;
  bidId: string | null;
  visibility: Visibility;
  event: AuctionEvent;
  /** The salt and value of what the event hides. */
  hidden: Hidden;
  commitment: string | null;
}

export type Answer = { accepted: Accepted } | { refused: DomainError };

import type { AuctionEvent } from './core/events.ts';
import type { Visibility } from './core/state.ts';

export interface DatedEvent {
  seq: number;
  at: string;
  event: AuctionEvent;
}

interface Participation {
  alias: number;
  /** Those who act for the participant; of a company there may be several. */
  persons: readonly string[];
}

/** Consecutive events of an auction's log, with the data of the auction that their notices need. */
export interface LogSegment {
  /** The persons who act for the owner. */
  owners: readonly string[];
  bid_visibility: Visibility;
  bidders: readonly Participation[];
  events: readonly DatedEvent[];
  /** The last event of the whole log. */
  last_event: number;
  /** The database's clock. */
  now: string;
}

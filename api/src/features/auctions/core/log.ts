import type { Amount } from './events.ts';
import type { LoggedTerms } from './loggedTerms.ts';

/** A link of the chain before it is hashed. */
export interface Link {
  auctionId: string;
  /** Dense from 1; the first event is `created` and holds the terms. */
  seq: number;
  type: string;
  v: number;
  /** ISO 8601 UTC with milliseconds. */
  at: string;
  /** The very text that is stored: canonical JSON. */
  payload: string;
  /** Empty for the first. */
  previousHash: string;
}

/** What is hashed for a link, a line each. */
export const chainText = ({ auctionId, seq, type, v, at, payload, previousHash }: Link): string =>
  [auctionId, seq, type, v, at, payload, previousHash].join('\n');

/** Field → what it says, and the salt (32 bytes in lower-case hex) that opens its commitment. */
export type Opened = Record<string, { salt: string; value: unknown }>;

export interface LoggedEvent extends Omit<Link, 'auctionId'> {
  hash: string;
  opened?: Opened;
}

export type WithheldTerms = Omit<LoggedTerms, 'reservePrice'> & { reservePrice: { commitment: string } };

/** What an auction gives to whoever wants to check it after its end. */
export interface AuctionLog {
  auctionId: string;
  rulesVersion: number;
  /** The reserve price is a commitment where the log opens no amounts. */
  terms: LoggedTerms | WithheldTerms;
  events: LoggedEvent[];
}

/** What a bidder was told of an accepted bid; what else stands in it does not matter here. */
export interface Receipt {
  auctionId: string;
  bidId: string;
  at: string;
  /** SHA-256 of the salt and the canonical `{ amount, maxAmount }`. */
  commitment: string;
  salt?: string;
  /** The bid as the bidder remembers it. */
  amount?: Amount;
  maxAmount?: Amount | null;
}

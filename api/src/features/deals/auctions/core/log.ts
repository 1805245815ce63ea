import type { Amount } from './money.ts';
import type { LoggedTerms } from './loggedTerms.ts';

/** A link of the hash chain, before it is hashed. */
export interface Link {
  auctionId: string;
  /** Starts at 1, without gaps; the first event is `created` and contains the terms. */
  seq: number;
  type: string;
  v: number;
  /** ISO 8601 UTC with milliseconds. */
  at: string;
  /** The stored text: canonical JSON. */
  payload: string;
  /** Empty for the first link. */
  previousHash: string;
}

/** The hashed text of a link, one value per line. */
export const chainText = ({ auctionId, seq, type, v, at, payload, previousHash }: Link): string =>
  [auctionId, seq, type, v, at, payload, previousHash].join('\n');

/** Field → its value and the salt (32 bytes in lower-case hex) that opens its commitment. */
export type Opened = Record<string, { salt: string; value: unknown }>;

export interface LoggedEvent extends Omit<Link, 'auctionId'> {
  hash: string;
  opened?: Opened;
}

export type WithheldTerms = Omit<LoggedTerms, 'reservePrice'> & { reservePrice: { commitment: string } };

/** The published log of an ended auction, for verification. */
export interface AuctionLog {
  auctionId: string;
  rulesVersion: number;
  /** The reserve price is a commitment if the log opens no amounts. */
  terms: LoggedTerms | WithheldTerms;
  events: LoggedEvent[];
}

/** What a bidder received for an accepted bid; other fields are ignored. */
export interface Receipt {
  auctionId: string;
  bidId: string;
  at: string;
  /** SHA-256 of the salt and the canonical `{ amount, maxAmount }`. */
  commitment: string;
  salt?: string;
  /** The bid as the bidder kept it. */
  amount?: Amount;
  maxAmount?: Amount | null;
}

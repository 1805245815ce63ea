/** An auction in plain numbers (hundredths and milliseconds), independent of both the core and the reference. */
export interface PlainTerms {
  forward: boolean;
  starting: number;
  reserve: number | null;
  step: number;
  visibility: 'public' | 'rank_only' | 'sealed';
  start: number;
  end: number;
  extension: number | null;
  maxBidders: number | null;
  preQualification: boolean;
}

export interface BidStep {
  do: 'bid';
  bidder: number;
  isOwner: boolean;
  amount: number;
  max: number | null;
  /** Version of the terms the bidder saw. */
  seen: number | null;
  expected: number | null;
  confirmed: boolean;
}

export type QualifyStep =
  { do: 'request'; bidder: number; isOwner: boolean } | { do: 'approve' | 'decline'; bidder: number };

export type Step =
  | BidStep
  | QualifyStep
  | { do: 'open' }
  | { do: 'close' }
  | { do: 'award_next'; orderStands: boolean }
  | { do: 'cancel'; by: 'owner' | 'admin' }
  | { do: 'void'; bid: number }
  | { do: 'extend_end'; end: number }
  | { do: 'note' }
  | { do: 'pause' }
  | { do: 'resume' }
  | { do: 'edit'; terms: PlainTerms }
  | { do: 'outage'; from: number; to: number };

/** The comparable outcome of a step; `code` is null if it was accepted. */
export interface Answer {
  code: string | null;
  minimum: number | null;
}

import type { BidOnAuctionQuery } from './BidOnAuction.generated.ts';
import type { BidOnRfpQuery } from './BidOnRfp.generated.ts';

export type BiddableAuction = NonNullable<BidOnAuctionQuery['auction']>;
export type BiddableRfp = NonNullable<BidOnRfpQuery['rfp']>;

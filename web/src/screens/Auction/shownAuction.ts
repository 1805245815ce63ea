import type { AuctionScreenQuery } from './AuctionScreen.generated.ts';

export type ShownAuction = NonNullable<AuctionScreenQuery['auction']>;

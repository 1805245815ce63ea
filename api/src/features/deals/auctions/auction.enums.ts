import { graphEnum } from '../../../schema/enums.ts';

export const AuctionType = graphEnum('AuctionType', 'Direction of an auction.', {
  forward: 'The owner sells; the highest bid leads.',
  reverse: 'The owner buys; the lowest bid leads.',
});
export type AuctionType = keyof typeof AuctionType;

export const AuctionStatus = graphEnum('AuctionStatus', 'Status of an auction.', {
  scheduled: 'Not open yet; shown as Upcoming.',
  active: 'Open for bids; shown as Live.',
  ended: 'Closed for bids.',
});
export type AuctionStatus = keyof typeof AuctionStatus;

export const AuctionOutcome = graphEnum('AuctionOutcome', 'How an auction ended.', {
  awarded: 'The leading bid won.',
  reserve_not_met: 'No bid met the reserve price.',
  no_bids: 'There were no bids.',
  cancelled: 'The owner or an admin cancelled it.',
});
export type AuctionOutcome = keyof typeof AuctionOutcome;

export const BidVisibility = graphEnum('BidVisibility', 'What others see while an auction runs.', {
  public: 'Everyone sees the price; bidders are shown as aliases.',
  rank_only: "Bidders see their own rank, but not each other's amounts.",
  sealed: 'Bidders see only their own bid; the owner sees no bids.',
});
export type BidVisibility = keyof typeof BidVisibility;

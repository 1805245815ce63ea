import type { BidsScreenQuery } from './BidsScreen.generated.ts';

export type OwnBid = BidsScreenQuery['myBids']['nodes'][number];
export type BidTarget = OwnBid['target'];
export type BidGroup = { target: BidTarget; bids: OwnBid[] };

/** Groups the viewer's bids by auction or RFP, the latest bid first. */
export const groupBids = (bids: readonly OwnBid[]): BidGroup[] => {
  const byTarget = new Map<string, BidGroup>();
  for (const bid of bids) {
    const group = byTarget.get(bid.target.id);
    if (group) group.bids.push(bid);
    else byTarget.set(bid.target.id, { target: bid.target, bids: [bid] });
  }
  return [...byTarget.values()];
};

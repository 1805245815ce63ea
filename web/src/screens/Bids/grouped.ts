import type { BidsScreenQuery } from './BidsScreen.generated.ts';

export type OwnBid = BidsScreenQuery['myBids']['nodes'][number];
export type BidTarget = OwnBid['target'];
export type Engagement = { target: BidTarget; bids: OwnBid[] };

/** Own bids, newest first, by what they are for; what was bid on last stands first. */
export function grouped(bids: readonly OwnBid[]): Engagement[] {
  const byTarget = new Map<string, Engagement>();
  for (const bid of bids) {
    const group = byTarget.get(bid.target.id);
    if (group) group.bids.push(bid);
    else byTarget.set(bid.target.id, { target: bid.target, bids: [bid] });
  }
  return [...byTarget.values()];
}

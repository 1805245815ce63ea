import type { Slice } from '../../../schema/market.ts';
import { Bid } from './bid.entity.ts';
import { AuctionBidder } from './auctionBidder.entity.ts';
import { BidsResolver, AuctionBids, PlacedBidFields, OfferingBids, RfpBids } from './bids.resolver.ts';
import { TELL_BIDDERS, tellBiddersTask } from './tellBidders.ts';
import './bids.reading.ts';
import './participants.reading.ts';

export const bids: Slice = {
  name: 'bids',
  entities: [Bid, AuctionBidder],
  resolvers: [BidsResolver, AuctionBids, PlacedBidFields, OfferingBids, RfpBids],
  open: ({ pools }) => ({ tasks: { background: { [TELL_BIDDERS]: tellBiddersTask(pools.reads) } } }),
};

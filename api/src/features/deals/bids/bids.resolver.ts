import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql';
import { plannedFields } from '../../../schema/plannedFields.ts';
import { party } from '../../../reading/reading.ts';
import type { Context } from '../../../schema/context.ts';
import { input, listOf, mutation, rootFields } from '../../../schema/rootFields.ts';
import { Money } from '../../../schema/scalars.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { Offering } from '../../goods/postings/offering.entity.ts';
import { EditRfpInput } from '../../goods/postings/postings.inputs.ts';
import { Rfp } from '../../goods/postings/rfp.entity.ts';
import { AuctionBidder, AuctionStanding } from './auctionBidder.entity.ts';
import { Bid } from './bid.entity.ts';
import { CancelRfpInput, PlaceBidInput } from './bids.inputs.ts';
import { BidConnection, BidListArgs } from './bids.lists.ts';
import { placeBid } from './bids.service.ts';
import { cancelRfp } from './cancelRfp.service.ts';
import { editRfp } from './editRfp.service.ts';
import { PlacedBid } from './placedBid.type.ts';

export const BidsResolver = rootFields('member', {
  myBids: listOf('read', Bid, BidListArgs, "The viewer's own bids, and those of colleagues.", party),
  placeBid: mutation('trade', {
    cost: 20,
    type: () => PlacedBid,
    nullable: true,
    description: 'Places a bid on an auction or on an RFP.',
    args: [input(PlaceBidInput, 'The bid.')],
    run: placeBid,
  }),
  editRfp: mutation('trade', {
    cost: 20,
    record: Rfp,
    description:
      "Changes the terms of the viewer's RFP, or cancels it. Once there is a bid, the closing date can only be later, and the description only be added to. Bidders and watchers are told.",
    args: [input(EditRfpInput, 'The change.')],
    id: ({ rfpId }) => rfpId,
    run: editRfp,
  }),
  cancelRfp: mutation('trade', {
    cost: 20,
    record: Rfp,
    description: "Ends the viewer's RFP without an award; the bidders are notified of the reason.",
    args: [input(CancelRfpInput, 'The RFP and the reason.')],
    id: ({ rfpId }) => rfpId,
    run: cancelRfp,
  }),
});

const BIDS = 'The bids that the viewer may see.';

export const AuctionBids = plannedFields(Auction, {
  bids: { type: () => BidConnection, args: BidListArgs, description: BIDS },
  awardedBid: {
    type: () => Bid,
    nullable: true,
    description:
      'The bid that won, for members; null without an award. Only the owner and the winner see the name of the bidder.',
  },
  leadingBid: {
    type: () => Bid,
    nullable: true,
    description:
      'The bid that leads or won, if the viewer may see it. Its amount is what its bidder offered; a maximum behind it may have moved `currentPrice` beyond that.',
  },
  minimumNextBid: {
    type: () => Money,
    nullable: true,
    description:
      'The lowest (forward) or highest (reverse) amount that the viewer may bid next, by what the viewer may know; null if no better bid is possible.',
  },
  myStanding: {
    type: () => AuctionStanding,
    nullable: true,
    description: "The viewer's own standing, or null if the viewer does not take part.",
  },
  participants: {
    type: () => [AuctionBidder],
    description: 'Members who requested to participate; visible to the owner only.',
  },
});

export const OfferingBids = plannedFields(Offering, {
  bids: {
    type: () => BidConnection,
    args: BidListArgs,
    description: 'Bids on RFPs with this offering that the viewer may see.',
  },
});

export const RfpBids = plannedFields(Rfp, {
  bids: { type: () => BidConnection, args: BidListArgs, description: BIDS },
  bidCount: { type: () => Int, description: 'Number of bids.' },
});

/** Read only if selected. */
@Resolver(() => PlacedBid)
export class PlacedBidFields {
  @FieldResolver(() => Bid, {
    nullable: true,
    description: 'The bid as the bidder may see it; null if only the maximum was raised.',
  })
  bid(@Root() placed: PlacedBid, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return placed.bidId && ctx.reader.byId(ctx, info, Bid, placed.bidId);
  }

  @FieldResolver(() => Auction, {
    nullable: true,
    description: 'The auction as the bidder may see it now; null for a bid on an RFP.',
  })
  auction(@Root() { auctionId }: PlacedBid, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return auctionId && ctx.reader.byId(ctx, info, Auction, auctionId);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver } from 'type-graphql';
import { planned } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { connectionOf, ListArgs } from '../../schema/connections.ts';
import type { Context } from '../../schema/context.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { Offering } from '../postings/offering.entity.ts';
import { Rfp } from '../postings/rfp.entity.ts';
import { Bid } from './bid.entity.ts';
import { CancelRfpInput } from './bids.inputs.ts';
import { cancelRfp } from './cancelRfp.service.ts';

export const BidConnection = connectionOf(Bid);

@Authorized('member')
@Resolver()
export class BidsResolver {
  @Query(() => BidConnection, { description: "The viewer's own bids, newest first." })
  myBids(@Args() args: ListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Bid, { ...args }, (row) => sql`${row}.user_id = ${ctx.viewer.id}`);
  }

  @Mutation(() => Rfp, { nullable: true, description: 'Ends an own RFP without an award; whoever bid is told why.' })
  async cancelRfp(
    @Arg('input', () => CancelRfpInput, { description: 'The RFP and the reason.' }) input: CancelRfpInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await cancelRfp(ctx, input);
    return ctx.reader.one(ctx, info, Rfp, (row) => sql`${row}.id = ${input.rfpId}`);
  }
}

const BIDS = 'Bids, newest first, as far as the viewer may see them.';

@Resolver(() => Auction)
export class AuctionBids {
  @FieldResolver(() => BidConnection, { description: BIDS })
  bids(@Args() _args: ListArgs): never {
    return planned();
  }

  @FieldResolver(() => Bid, {
    nullable: true,
    description:
      'The bid that won, for members; null without an award. Its bidder has a name only to the owner and to the winner.',
  })
  awardedBid(): never {
    return planned();
  }
}

@Resolver(() => Offering)
export class OfferingBids {
  @FieldResolver(() => BidConnection, {
    description: 'Bids on RFPs that would be filled from this offering, as far as the viewer may see them.',
  })
  bids(@Args() _args: ListArgs): never {
    return planned();
  }
}

@Resolver(() => Rfp)
export class RfpBids {
  @FieldResolver(() => BidConnection, { description: BIDS })
  bids(@Args() _args: ListArgs): never {
    return planned();
  }

  @FieldResolver(() => Int, { description: 'How many bids there are.' })
  bidCount(): never {
    return planned();
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Field, FieldResolver, ID, Info, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { planned } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { connectionOf, ListArgs } from '../../schema/connections.ts';
import type { Context } from '../../schema/context.ts';
import { AuthoredInput } from '../../schema/inputs.ts';
import { Money } from '../../schema/scalars.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { Offering } from '../postings/offering.entity.ts';
import { Rfp } from '../postings/rfp.entity.ts';
import { Bid } from './bid.entity.ts';
import { placeBid } from './bids.service.ts';

export const BidConnection = connectionOf(Bid);

@InputType({ description: 'A bid on an auction or on an RFP: exactly one of the two.' })
export class PlaceBidInput extends AuthoredInput {
  @Field(() => Money, { description: "The amount; on an auction by its price basis, on an RFP for the whole quantity." }) amount!: string;
  @Field(() => String, { nullable: true, description: 'A word to the other side, at most 2000 characters.' }) message?: string | null;
  @Field(() => ID, { nullable: true, description: 'The auction.' }) auctionId?: string | null;
  @Field(() => ID, { nullable: true, description: 'The RFP.' }) rfpId?: string | null;
  @Field(() => ID, { nullable: true, description: "The offering of the own company a bid on an RFP would be filled from." }) offeringId?: string | null;
}

@Authorized('member')
@Resolver()
export class BidsResolver {
  @Query(() => BidConnection, { description: "The viewer's own bids, newest first." })
  myBids(@Args() args: ListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Bid, { ...args }, (row) => sql`${row}.user_id = ${ctx.viewer.id}`);
  }

  @Mutation(() => Bid, { nullable: true, description: 'Places a bid on an auction or on an RFP.' })
  async placeBid(@Arg('input', () => PlaceBidInput, { description: 'The bid.' }) input: PlaceBidInput, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    const id = await placeBid(ctx, input);
    return ctx.reader.one(ctx, info, Bid, (row) => sql`${row}.id = ${id}`);
  }
}

const BIDS = 'Bids, newest first, as far as the viewer may see them.';

@Resolver(() => Auction)
export class AuctionBids {
  @FieldResolver(() => BidConnection, { description: BIDS })
  bids(@Args() _args: ListArgs): never {
    return planned();
  }
}

@Resolver(() => Offering)
export class OfferingBids {
  @FieldResolver(() => BidConnection, { description: 'Bids on RFPs that would be filled from this offering, as far as the viewer may see them.' })
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

import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Int,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { planned } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import { Instant, Money } from '../../schema/scalars.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { CreateAuctionInput } from '../auctions/auctions.inputs.ts';
import { Bid } from '../bids/bid.entity.ts';
import { PlaceBidInput } from '../bids/bids.inputs.ts';
import { AuctionBidder, AuctionStanding } from './auctionBidder.entity.ts';
import { AuctionNote } from './auctionNote.entity.ts';
import { PlacedBid } from './bidReceipt.type.ts';
import {
  addNote,
  approveBidder,
  awardNextBid,
  cancelAuction,
  declineBidder,
  moveEnd,
  pauseAuction,
  requestParticipation,
  resumeAuction,
  voidBid,
} from './desk.service.ts';
import { editAuction } from './editAuction.service.ts';
import { placeBid } from './placeBid.service.ts';

@ArgsType()
class AuctionArgs {
  @Field(() => ID, { description: 'The auction.' }) auctionId!: string;
}

@ArgsType()
class BidderArgs extends AuctionArgs {
  @Field(() => Int, { description: 'Number of the participant within the auction.' }) bidder!: number;
}

const IDEMPOTENCY_KEY = 'The same again under one key is done once; made by the server if absent.';
const REASON = 'Why, in words the others will read; at most 1000 characters.';

@Authorized('member')
@Resolver()
export class DeskResolver {
  @Mutation(() => PlacedBid, { nullable: true, description: 'Places a bid on an auction or on an RFP.' })
  placeBid(@Arg('input', () => PlaceBidInput, { description: 'The bid.' }) input: PlaceBidInput, @Ctx() ctx: Context) {
    return placeBid(ctx, input);
  }

  @Mutation(() => Auction, {
    nullable: true,
    description: 'Asks the owner of an auction that approves bidders to be let in.',
  })
  async requestParticipation(
    @Args() { auctionId }: AuctionArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await requestParticipation(ctx, auctionId);
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, {
    nullable: true,
    description: 'Replaces all of an auction that nobody has bid in; its owner only.',
  })
  async editAuction(
    @Args() { auctionId }: AuctionArgs,
    @Arg('input', () => CreateAuctionInput, { description: 'The auction as it is to be.' }) input: CreateAuctionInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await editAuction(ctx, auctionId, input);
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, { nullable: true, description: 'Lets a participant bid; the owner only.' })
  async approveBidder(
    @Args() { auctionId, bidder }: BidderArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await approveBidder(ctx, auctionId, bidder);
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, { nullable: true, description: 'Declines a participant who has not bid; the owner only.' })
  async declineBidder(
    @Args() { auctionId, bidder }: BidderArgs,
    @Arg('reason', { description: REASON }) reason: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await declineBidder(ctx, auctionId, bidder, { reason });
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, {
    nullable: true,
    description: 'Cancels an auction: the owner while no bid would win, otherwise an admin.',
  })
  async cancelAuction(
    @Args() { auctionId }: AuctionArgs,
    @Arg('reason', { description: REASON }) reason: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await cancelAuction(ctx, auctionId, { reason });
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, {
    nullable: true,
    description:
      'Awards the next bid of an ended auction, once the order of the one awarded before was cancelled; the owner only.',
  })
  async awardNextBid(
    @Args() { auctionId }: AuctionArgs,
    @Arg('idempotencyKey', () => String, { nullable: true, description: IDEMPOTENCY_KEY })
    idempotencyKey: string | null | undefined,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await awardNextBid(ctx, auctionId, idempotencyKey);
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, {
    nullable: true,
    description: 'Moves the end of a running auction to a later time; the owner only.',
  })
  async moveAuctionEnd(
    @Args() { auctionId }: AuctionArgs,
    @Arg('endTime', () => Instant, { description: 'The new end, later than the present one.' }) endTime: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await moveEnd(ctx, auctionId, { endTime });
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, {
    nullable: true,
    description: 'Pauses a running auction: no bid is taken, and the time that is left is kept; admins only.',
  })
  async pauseAuction(
    @Args() { auctionId }: AuctionArgs,
    @Arg('reason', { description: REASON }) reason: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await pauseAuction(ctx, auctionId, { reason });
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, {
    nullable: true,
    description: 'Lets a paused auction go on with the time that was left; admins only.',
  })
  async resumeAuction(@Args() { auctionId }: AuctionArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    await resumeAuction(ctx, auctionId);
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, {
    nullable: true,
    description:
      'Adds a note to an auction that has not ended, which everybody reads and nobody can change; its owner only.',
  })
  async addAuctionNote(
    @Args() { auctionId }: AuctionArgs,
    @Arg('note', { description: 'In words; at most 1000 characters.' }) note: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await addNote(ctx, auctionId, { note });
    return theAuction(ctx, info, auctionId);
  }

  @Mutation(() => Auction, {
    nullable: true,
    description: 'Voids a bid of a running auction; the owner or an admin. It stays in the log.',
  })
  async voidBid(
    @Arg('bidId', () => ID, { description: 'The bid.' }) bidId: string,
    @Arg('reason', { description: REASON }) reason: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { auctionId } = await voidBid(ctx, bidId, { reason });
    return theAuction(ctx, info, auctionId);
  }
}

const theAuction = (ctx: Context, info: GraphQLResolveInfo, auctionId: string) =>
  ctx.reader.one(ctx, info, Auction, (row) => sql`${row}.id = ${auctionId}`);

@Resolver(() => Auction)
export class AuctionDeskFields {
  @FieldResolver(() => Money, {
    nullable: true,
    description: 'The least (forward) or most (reverse) the viewer may bid next, as far as the viewer may know it.',
  })
  minimumNextBid(): never {
    return planned();
  }

  @FieldResolver(() => AuctionStanding, {
    nullable: true,
    description: "The viewer's own standing, or null where the viewer takes no part.",
  })
  myStanding(): never {
    return planned();
  }

  @FieldResolver(() => [AuctionNote], { description: 'What the owner added since it was posted, oldest first.' })
  notes(): never {
    return planned();
  }

  @FieldResolver(() => [AuctionBidder], { description: 'Who asked to take part; shown to the owner only.' })
  participants(): never {
    return planned();
  }
}

/** What is nested in an accepted bid is read only when it is asked for. */
@Resolver(() => PlacedBid)
export class PlacedBidFields {
  @FieldResolver(() => Bid, {
    nullable: true,
    description: 'The bid as the bidder may see it; null where only the maximum was raised.',
  })
  bid(@Root() placed: PlacedBid, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.one(ctx, info, Bid, (row) => sql`${row}.id = ${placed.id}`);
  }

  @FieldResolver(() => Auction, {
    nullable: true,
    description: 'The auction as the bidder may see it now; null for a bid on an RFP.',
  })
  auction(@Root() placed: PlacedBid, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return placed.auctionId === null ? null : theAuction(ctx, info, placed.auctionId);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import {
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Resolver,
  Root,
  Subscription,
} from 'type-graphql';
import { sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import { Nullable } from '../../schema/nullable.ts';
import { Scope } from '../../schema/scope.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { Bid } from '../bids/bid.entity.ts';
import { AuctionChange } from './auctionChange.type.ts';
import { listenToAuctions } from './listenToAuctions.ts';
import { MAX_EVENTS } from './liveHub.ts';

@ArgsType()
export class ResumeArgs {
  @Nullable(() => [String], 'The last received cursor of each auction; later changes are sent first.') after?: string[];
}

@ArgsType()
export class AuctionChangedArgs extends ResumeArgs {
  @Field(() => ID, { description: 'The auction.' }) auctionId!: string;
}

@Authorized('member')
@Resolver()
export class LiveResolver {
  @Authorized('anyone')
  @Scope('public')
  @Subscription(() => AuctionChange, {
    subscribe: listenToAuctions(({ auctionId }: AuctionChangedArgs) => ({ kind: 'auction', auctionId })),
    description: 'Changes of one auction.',
  })
  auctionChanged(@Root() change: AuctionChange, @Args() _args: AuctionChangedArgs): AuctionChange {
    return change;
  }

  @Authorized('anyone')
  @Scope('public')
  @Subscription(() => AuctionChange, {
    subscribe: listenToAuctions(() => ({ kind: 'all' })),
    description: 'Changes of all auctions.',
  })
  auctionsChanged(@Root() change: AuctionChange, @Args() _args: ResumeArgs): AuctionChange {
    return change;
  }

  @Scope('read')
  @Subscription(() => AuctionChange, {
    subscribe: listenToAuctions(() => ({ kind: 'mine' })),
    description: 'Changes of the auctions that the viewer owns or takes part in.',
  })
  myAuctionsChanged(@Root() change: AuctionChange, @Args() _args: ResumeArgs): AuctionChange {
    return change;
  }
}

/** The part of a change that the hub provides. Selected fields are read with the viewer's rights. */
interface ChangeSource {
  auctionId: string;
  bidNumbers: readonly number[];
}

@Authorized('anyone')
@Resolver(() => AuctionChange)
export class AuctionOfChange {
  @FieldResolver(() => Auction, { nullable: true, description: 'The auction as the viewer may see it now.' })
  auction(@Root() change: ChangeSource, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.one(ctx, info, Auction, (row) => sql`${row}.id = ${change.auctionId}`);
  }

  @FieldResolver(() => [Bid], {
    description: 'The bids placed, voided or awarded since the last frame that the viewer may see, oldest first.',
  })
  bids(@Root() { auctionId, bidNumbers }: ChangeSource, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(
      ctx,
      info,
      Bid,
      {},
      (row) => sql`${row}.auction_id = ${auctionId} and ${row}.seq = any(${bidNumbers}::int[])`,
      { order: (row) => sql`${row}.seq`, max: MAX_EVENTS },
    );
  }
}

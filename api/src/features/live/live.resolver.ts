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
import { planned } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import { Auction } from '../auctions/auction.entity.ts';
import { AuctionChange } from './auctionChange.type.ts';

@ArgsType()
export class ResumeArgs {
  @Field(() => [String], {
    nullable: true,
    description: 'The last cursor of each auction received before: what came since is sent first.',
  })
  after?: string[];
}

@ArgsType()
export class AuctionChangedArgs extends ResumeArgs {
  @Field(() => ID, { description: 'The auction.' }) auctionId!: string;
}

/** The socket's hub feeds these; `subscribe` is never asked by anybody else. */
const fed = { subscribe: planned };

@Authorized('member')
@Resolver()
export class LiveResolver {
  @Authorized('anyone')
  @Subscription(() => AuctionChange, { ...fed, description: 'What changes in one auction.' })
  auctionChanged(@Root() change: AuctionChange, @Args() _args: AuctionChangedArgs): AuctionChange {
    return change;
  }

  @Authorized('anyone')
  @Subscription(() => AuctionChange, { ...fed, description: 'What changes in any auction.' })
  auctionsChanged(@Root() change: AuctionChange, @Args() _args: ResumeArgs): AuctionChange {
    return change;
  }

  @Subscription(() => AuctionChange, {
    ...fed,
    description: 'What changes in auctions the viewer takes part in or owns.',
  })
  myAuctionsChanged(@Root() change: AuctionChange, @Args() _args: ResumeArgs): AuctionChange {
    return change;
  }
}

/** What a change is made from: the auction in it is read when it is asked for, as its viewer may see it. */
interface ChangeSource {
  auctionId: string;
}

@Authorized('anyone')
@Resolver(() => AuctionChange)
export class AuctionOfChange {
  @FieldResolver(() => Auction, { nullable: true, description: 'The auction as the viewer may see it now.' })
  auction(@Root() change: ChangeSource, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.one(ctx, info, Auction, (row) => sql`${row}.id = ${change.auctionId}`);
  }
}

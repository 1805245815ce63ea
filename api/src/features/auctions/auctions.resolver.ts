import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, FieldResolver, Info, Mutation, Query, Resolver } from 'type-graphql';
import { planned } from '../../reading/reading.ts';
import { sql } from '../../reading/sql.ts';
import { IdArgs } from '../../schema/connections.ts';
import type { Context } from '../../schema/context.ts';
import { User } from '../accounts/user.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { Auction } from './auction.entity.ts';
import { CreateAuctionInput } from './auctions.inputs.ts';
import { AuctionConnection, AuctionListArgs } from './auctions.lists.ts';
import { createAuction } from './auctions.service.ts';

@Authorized('member')
@Resolver()
export class AuctionsResolver {
  @Authorized('anyone')
  @Query(() => AuctionConnection, { description: 'Auctions, each with what the viewer may know of it.' })
  auctions(@Args() args: AuctionListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Auction, { ...args });
  }

  @Authorized('anyone')
  @Query(() => Auction, { nullable: true, description: 'An auction by id, or null.' })
  auction(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.one(ctx, info, Auction, (row) => sql`${row}.id = ${id}`);
  }

  @Mutation(() => Auction, { nullable: true, description: 'Creates an auction.' })
  async createAuction(
    @Arg('input', () => CreateAuctionInput, { description: 'The auction.' }) input: CreateAuctionInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await createAuction(ctx, input);
    return ctx.reader.one(ctx, info, Auction, (row) => sql`${row}.id = ${id}`);
  }
}

@Resolver(() => Product)
export class ProductAuctions {
  @FieldResolver(() => AuctionConnection, { description: 'Auctions of this material.' })
  auctions(@Args() _args: AuctionListArgs): never {
    return planned();
  }
}

@Resolver(() => User)
export class UserAuctions {
  @FieldResolver(() => AuctionConnection, { description: 'Auctions of this person.' })
  auctions(@Args() _args: AuctionListArgs): never {
    return planned();
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { plannedFields } from '../../schema/plannedFields.ts';
import { IdArgs } from '../../schema/connectionTypes.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { User } from '../accounts/user.entity.ts';
import { Product } from '../catalogue/product.entity.ts';
import { Auction } from './auction.entity.ts';
import { AuctionNote } from './auctionNote.entity.ts';
import { CreateAuctionInput } from './auctions.inputs.ts';
import { AuctionConnection, AuctionListArgs } from './auctions.lists.ts';
import { createAuction } from './auctions.service.ts';
import { AuctionViewerCan } from './viewerCan.type.ts';

@Authorized('member')
@Resolver()
export class AuctionsResolver {
  @Authorized('anyone')
  @Scope('public')
  @Query(() => AuctionConnection, { description: 'Auctions, with the fields that the viewer may see.' })
  auctions(@Args() args: AuctionListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Auction, { ...args });
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => Auction, { nullable: true, description: 'An auction by id, or null.' })
  auction(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, Auction, id);
  }

  @Scope('trade')
  @Mutation(() => Auction, { nullable: true, description: 'Creates an auction.' })
  async createAuction(
    @Arg('input', () => CreateAuctionInput, { description: 'The auction.' }) input: CreateAuctionInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.byId(ctx, info, Auction, await createAuction(ctx, input));
  }
}

export const AuctionFields = plannedFields(Auction, {
  notes: { type: () => [AuctionNote], description: "The owner's notes, oldest first." },
  viewerCan: { type: () => AuctionViewerCan, description: 'What the viewer can do with it now.' },
});

export const ProductAuctions = plannedFields(Product, {
  auctions: { type: () => AuctionConnection, args: AuctionListArgs, description: 'Auctions of this material.' },
});

export const UserAuctions = plannedFields(User, {
  auctions: { type: () => AuctionConnection, args: AuctionListArgs, description: 'Auctions of this person.' },
});

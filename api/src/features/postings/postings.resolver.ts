import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { sql } from '../../reading/sql.ts';
import { IdArgs } from '../../schema/connectionTypes.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { Message } from '../messages/message.entity.ts';
import { editOffering, relistOffering, withdrawOfferings } from './inventory.service.ts';
import { Offering } from './offering.entity.ts';
import {
  EditOfferingInput,
  InquireInput,
  PostOfferingInput,
  PostRfpInput,
  PriceCheckArgs,
  RelistOfferingInput,
} from './postings.inputs.ts';
import { OfferingConnection, OfferingListArgs, RfpConnection, RfpListArgs } from './postings.lists.ts';
import { inquire, postOffering, postRfp } from './postings.service.ts';
import { checkPrice, confirmUnusualPrice } from './priceCheck.service.ts';
import { PriceFinding } from './priceFinding.type.ts';
import { Rfp } from './rfp.entity.ts';

@Authorized('member')
@Resolver()
export class PostingsResolver {
  @Authorized('anyone')
  @Scope('public')
  @Query(() => RfpConnection, { description: 'Requests for proposals.' })
  rfps(@Args() args: RfpListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Rfp, { ...args });
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => Rfp, { nullable: true, description: 'A request for proposals by id, or null.' })
  rfp(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, Rfp, id);
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => OfferingConnection, { description: 'Offerings.' })
  offerings(@Args() args: OfferingListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Offering, { ...args });
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => Offering, { nullable: true, description: 'An offering by id, or null.' })
  offering(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, Offering, id);
  }

  @Scope('read')
  @Query(() => PriceFinding, {
    description: 'Compares the price of a draft with the price index or with other offers.',
  })
  priceCheck(@Args() asked: PriceCheckArgs, @Ctx() ctx: Context): Promise<PriceFinding> {
    return checkPrice(ctx, asked);
  }

  @Scope('trade')
  @Mutation(() => Rfp, { nullable: true, description: 'Posts a request for proposals.' })
  async postRfp(
    @Arg('input', () => PostRfpInput, { description: 'The request.' }) input: PostRfpInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.byId(ctx, info, Rfp, await postRfp(ctx, input));
  }

  @Scope('trade')
  @Mutation(() => Offering, { nullable: true, description: 'Posts an offering.' })
  async postOffering(
    @Arg('input', () => PostOfferingInput, { description: 'The offering.' }) input: PostOfferingInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.byId(ctx, info, Offering, await postOffering(ctx, input));
  }

  @Scope('trade')
  @Mutation(() => Offering, { nullable: true, description: "Changes terms or status of the viewer's offering." })
  async editOffering(
    @Arg('input', () => EditOfferingInput, { description: 'The terms.' }) input: EditOfferingInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await editOffering(ctx, input);
    return ctx.reader.byId(ctx, info, Offering, input.offeringId);
  }

  @Scope('trade')
  @Mutation(() => Offering, {
    nullable: true,
    description: "Puts the viewer's withdrawn, expired or sold-out offering on the market again.",
  })
  async relistOffering(
    @Arg('input', () => RelistOfferingInput, { description: 'The terms.' }) input: RelistOfferingInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await relistOffering(ctx, input);
    return ctx.reader.byId(ctx, info, Offering, input.offeringId);
  }

  @Scope('trade')
  @Mutation(() => Offering, {
    nullable: true,
    description:
      "Confirms the unusual price of the viewer's offering, which then counts as lowest price; until the price, unit or material changes.",
  })
  async confirmUnusualPrice(
    @Arg('offeringId', () => ID, { description: 'The offering.' }) offeringId: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await confirmUnusualPrice(ctx, offeringId);
    return ctx.reader.byId(ctx, info, Offering, offeringId);
  }

  @Scope('trade')
  @Mutation(() => [Offering], { description: "Takes the viewer's offerings off the market, all of them or none." })
  async withdrawOfferings(
    @Arg('ids', () => [ID], { description: 'Ids of offerings on the market, 1 to 100.' }) ids: string[],
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await withdrawOfferings(ctx, ids);
    return ctx.reader.many(ctx, info, Offering, {}, (row) => sql`${row}.id = any (${ids}::uuid[])`);
  }

  @Scope('trade')
  @Mutation(() => Message, {
    nullable: true,
    description: 'Sends a question to the seller of an offering.',
  })
  async inquire(
    @Arg('input', () => InquireInput, { description: 'The question.' }) input: InquireInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.byId(ctx, info, Message, await inquire(ctx, input));
  }
}

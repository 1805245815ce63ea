import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { sql } from '../../../reading/sql.ts';
import { IdArgs } from '../../../schema/connectionTypes.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { Offering } from '../../postings/offering.entity.ts';
import { OfferingImport } from './offeringImport.type.ts';
import { PutOfferingInput } from './putOffering.inputs.ts';
import { putOfferingBySku } from './putOffering.service.ts';

@Authorized('member')
@Resolver()
export class InventoryResolver {
  @Scope('read')
  @Query(() => Offering, {
    nullable: true,
    description: "The viewer's offering with a SKU, whatever its status, or null.",
  })
  offeringBySku(
    @Arg('sku', () => String, { description: "The seller's own number." }) sku: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.one(
      ctx,
      info,
      Offering,
      (row) => sql`${row}.user_id = ${ctx.viewer.id} and ${row}.sku = ${sku.trim()}`,
    );
  }

  @Scope('read')
  @Query(() => OfferingImport, {
    nullable: true,
    description: "The viewer's import of offerings, which `POST /api/offerings/import` started, or null.",
  })
  offeringImport(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, OfferingImport, id);
  }

  @Scope('read')
  @Query(() => OfferingImport, {
    nullable: true,
    description: "The viewer's latest import of offerings, dry runs included; null if there is none.",
  })
  latestOfferingImport(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    const latest = sql`(select id from offering_import where user_id = ${ctx.viewer.id} order by created_at desc, id desc limit 1)`;
    return ctx.reader.byId(ctx, info, OfferingImport, latest);
  }

  @Scope('trade')
  @Mutation(() => Offering, {
    nullable: true,
    description:
      "Adds or changes the viewer's offering with a SKU. Repeating a call has no further effect, and simultaneous calls create one offering.",
  })
  async putOfferingBySku(
    @Arg('sku', () => String, { description: "The seller's own number, 1 to 64 characters." }) sku: string,
    @Arg('input', () => PutOfferingInput, { description: 'The offering as it should be.' }) input: PutOfferingInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.byId(ctx, info, Offering, await putOfferingBySku(ctx, sku, input));
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { CommodityPrices } from './commodity.entity.ts';

@Authorized('member')
@Resolver()
export class PricesResolver {
  @Authorized('anyone')
  @Scope('public')
  @Query(() => CommodityPrices, { description: 'The price index.' })
  commodityPrices(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.computed(ctx, info, CommodityPrices);
  }
}

import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { OrderSide } from '../../orders/order.enums.ts';
import { analyticsOf } from './analytics.service.ts';
import { Analytics } from './analytics.type.ts';

@Authorized('member')
@Resolver()
export class AnalyticsResolver {
  @Scope('read')
  @Query(() => Analytics, {
    description: "The viewer's trade of the last twelve months, computed from orders and auctions.",
  })
  analytics(
    @Arg('side', () => OrderSide, { description: 'Sales or purchases.' }) side: OrderSide,
    @Ctx() ctx: Context,
  ): Promise<Analytics> {
    return analyticsOf(ctx, side);
  }
}

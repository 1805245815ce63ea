import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { OrderSide } from '../orders/order.enums.ts';
import { analyticsOf } from './analytics.service.ts';
import { Analytics } from './analytics.type.ts';

@Authorized('member')
@Resolver()
export class AnalyticsResolver {
  @Query(() => Analytics, {
    description: "The viewer's own trade of the last twelve months, from orders and auctions themselves.",
  })
  analytics(
    @Arg('side', () => OrderSide, { description: 'What is sold, or what is bought.' }) side: OrderSide,
    @Ctx() ctx: Context,
  ): Promise<Analytics> {
    return analyticsOf(ctx, side);
  }
}

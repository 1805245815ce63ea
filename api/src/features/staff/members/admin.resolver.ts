import type { GraphQLResolveInfo } from 'graphql';
import { Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { MarketOverview } from './marketOverview.type.ts';

@Authorized('support')
@Resolver()
export class AdminResolver {
  @Scope('staff')
  @Query(() => MarketOverview, { description: 'Figures of the whole market, for support and admins.' })
  marketOverview(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.computed(ctx, info, MarketOverview);
  }
}

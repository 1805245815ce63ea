import type { GraphQLResolveInfo } from 'graphql';
import { Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { DashboardStats } from './dashboardStats.type.ts';

@Authorized('member')
@Resolver()
export class DashboardResolver {
  @Scope('read')
  @Query(() => DashboardStats, { description: "The viewer's figures." })
  dashboardStats(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.computed(ctx, info, DashboardStats);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { plannedFields } from '../../../schema/plannedFields.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { Report } from './report.entity.ts';
import { ReportEntry } from './reportEntry.entity.ts';
import {
  HandleReportInput,
  ReportConnection,
  ReportInput,
  ReportListArgs,
  TakeOffMarketInput,
} from './reports.inputs.ts';
import { handleReport, report } from './reports.service.ts';
import { takeOffMarket } from './takeOffMarket.service.ts';

@Authorized('member')
@Resolver()
export class ReportsResolver {
  @Authorized('support')
  @Scope('staff')
  @Query(() => ReportConnection, { description: 'Reports for support and admins, longest waiting first.' })
  reports(@Args() args: ReportListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Report, { ...args });
  }

  @Scope('account')
  @Mutation(() => Boolean, {
    description:
      'Reports a member, a company profile, a posting or a received message to support; always true. The member is not notified.',
  })
  report(
    @Arg('input', () => ReportInput, { description: 'The report.' }) input: ReportInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return report(ctx, input);
  }

  @Authorized('admin')
  @Scope('staff')
  @Mutation(() => Boolean, {
    description:
      'Withdraws an offering or cancels an RFP and notifies its owner of the reason; always true; admins only. Auctions have `cancelAuction`.',
  })
  takeOffMarket(
    @Arg('input', () => TakeOffMarketInput, { description: 'The posting and the reason.' }) input: TakeOffMarketInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return takeOffMarket(ctx, input);
  }

  @Authorized('support')
  @Scope('staff')
  @Mutation(() => Report, { nullable: true, description: 'Closes a report; for support and admins.' })
  async handleReport(
    @Arg('input', () => HandleReportInput, { description: 'What was done.' }) input: HandleReportInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return ctx.reader.byId(ctx, info, Report, await handleReport(ctx, input));
  }
}

export const ReportEntries = plannedFields(Report, {
  entries: { type: () => [ReportEntry], description: 'The reports of single members, latest first; at most 50.' },
});

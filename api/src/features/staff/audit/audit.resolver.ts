import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { ListArgs } from '../../../schema/connectionTypes.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { AuditEventArgs, AuditEventConnection } from './audit.lists.ts';
import { concerns } from './audit.reading.ts';
import { AuditEvent } from './auditEvent.entity.ts';

@Authorized('member')
@Resolver()
export class AuditResolver {
  @Authorized('support')
  @Scope('staff')
  @Query(() => AuditEventConnection, { description: 'The audit log, newest first; for support and admins.' })
  auditEvents(@Args() args: AuditEventArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, AuditEvent, { ...args });
  }

  @Scope('account')
  @Query(() => AuditEventConnection, {
    description: "What happened to the viewer's account in the last 400 days, newest first.",
  })
  securityActivity(@Args() args: ListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, AuditEvent, { ...args }, (row) => concerns(row, ctx.viewer.id));
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { plannedFields } from '../../schema/plannedFields.ts';
import { sql } from '../../reading/sql.ts';
import { ListArgs } from '../../schema/connectionTypes.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { User } from '../accounts/user.entity.ts';
import { blockMember, unblockMember } from './blocking.service.ts';
import { MemberBlock } from './memberBlock.entity.ts';
import { MemberBlockConnection } from './messaging.lists.ts';

@Authorized('member')
@Resolver()
export class BlockingResolver {
  @Scope('account')
  @Query(() => MemberBlockConnection, { description: 'The members whom the viewer has blocked, latest first.' })
  blockedMembers(@Args() args: ListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, MemberBlock, { ...args }, (row) => sql`${row}.blocker_id = ${ctx.viewer.id}`);
  }

  @Scope('account')
  @Mutation(() => Boolean, {
    description:
      "Refuses a member's further messages and inquiries to the viewer; always true. The member is not notified, and orders and bids are not affected.",
  })
  blockMember(
    @Arg('memberId', () => ID, { description: 'Id of the member.' }) memberId: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return blockMember(ctx, memberId);
  }

  @Scope('account')
  @Mutation(() => ID, {
    nullable: true,
    description: 'Takes a block back; returns the id of the `MemberBlock`, or null if there was none.',
  })
  unblockMember(
    @Arg('memberId', () => ID, { description: 'Id of the member.' }) memberId: string,
    @Ctx() ctx: Context,
  ): Promise<string | null> {
    return unblockMember(ctx, memberId);
  }
}

export const BlockedUsers = plannedFields(User, {
  isBlocked: { type: () => Boolean, description: 'Whether the viewer has blocked the member.' },
});

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { badInput } from '../../../common/errors.ts';
import { sql } from '../../../reading/sql.ts';
import { isId } from '../../../rules/id.ts';
import { IdArgs } from '../../../schema/connectionTypes.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { OpenSession } from '../../accounts/openSession.type.ts';
import { User } from '../../accounts/user.entity.ts';
import { EndMemberSessionInput, MemberActInput, MemberListArgs, UserConnection } from './members.inputs.ts';
import { endMemberSession, endMemberSessions, lockMember, unlockMember } from './members.service.ts';

const member = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one(ctx, info, User, (row) => sql`${row}.id = ${id}`);

@Authorized('support')
@Resolver()
export class MembersResolver {
  @Scope('staff')
  @Query(() => UserConnection, {
    description: 'Members for support and admins, newest first. Only admins can search by email address.',
  })
  members(@Args() args: MemberListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, User, { ...args });
  }

  @Scope('staff')
  @Query(() => User, { nullable: true, description: 'A member by id, or null; for support and admins.' })
  member(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return member(ctx, info, id);
  }

  @Scope('staff')
  @Query(() => [OpenSession], {
    description: "A member's sessions, the most recently used first; for support and admins.",
  })
  memberSessions(
    @Arg('userId', () => ID, { description: 'The member.' }) userId: string,
    @Ctx() ctx: Context,
  ): Promise<OpenSession[]> {
    if (!isId(userId)) throw badInput('"userId" is not a valid id.', { userId: 'is not a valid id' });
    return ctx.transport.sessionsOf(userId);
  }

  @Authorized('admin')
  @Scope('staff')
  @Mutation(() => User, {
    nullable: true,
    description: 'Locks an account: its sessions end and it cannot sign in until it is unlocked; admins only.',
  })
  async lockMember(
    @Arg('input', () => MemberActInput, { description: 'The member and the reason.' }) input: MemberActInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return member(ctx, info, await lockMember(ctx, input));
  }

  @Authorized('admin')
  @Scope('staff')
  @Mutation(() => User, { nullable: true, description: 'Unlocks an account and notifies the member; admins only.' })
  async unlockMember(
    @Arg('input', () => MemberActInput, { description: 'The member and the reason.' }) input: MemberActInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return member(ctx, info, await unlockMember(ctx, input));
  }

  @Authorized('admin')
  @Scope('staff')
  @Mutation(() => ID, {
    description:
      "Ends one of a member's sessions and notifies the member; returns the session's id, or an error if there is none; admins only.",
  })
  endMemberSession(
    @Arg('input', () => EndMemberSessionInput, { description: 'The session and the reason.' })
    input: EndMemberSessionInput,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return endMemberSession(ctx, input);
  }

  @Authorized('admin')
  @Scope('staff')
  @Mutation(() => Boolean, { description: "Ends all of a member's sessions and notifies the member; admins only." })
  endMemberSessions(
    @Arg('input', () => MemberActInput, { description: 'The member and the reason.' }) input: MemberActInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return endMemberSessions(ctx, input);
  }
}

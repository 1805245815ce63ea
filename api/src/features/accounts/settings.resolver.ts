import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { memberOf } from '../../writing/command.ts';
import { AccountInput, PasswordChangeInput } from './accounts.inputs.ts';
import { self } from './accounts.resolver.ts';
import { OpenSession } from './openSession.type.ts';
import { changePassword, endSession, saveAccount, signOutEverywhere } from './settings.service.ts';
import { User } from './user.entity.ts';

@Authorized('member')
@Resolver()
export class SettingsResolver {
  @Scope('account')
  @Query(() => [OpenSession], { description: "The viewer's sessions: this one first, then the most recently used." })
  sessions(@Ctx() ctx: Context): Promise<OpenSession[]> {
    return ctx.transport.sessionsOf(memberOf(ctx));
  }

  @Scope('account')
  @Mutation(() => User, { nullable: true, description: "Changes the viewer's personal data." })
  async saveAccount(
    @Arg('input', () => AccountInput, { description: 'Name, company, position, telephone and place.' })
    input: AccountInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return self(ctx, info, await saveAccount(ctx, input));
  }

  @Scope('account')
  @Mutation(() => User, {
    nullable: true,
    description: "Changes the viewer's password; every other session ends, and this one gets a new cookie.",
  })
  async changePassword(
    @Arg('input', () => PasswordChangeInput, { description: 'The current password and the new one.' })
    input: PasswordChangeInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return self(ctx, info, await changePassword(ctx, input));
  }

  @Scope('account')
  @Mutation(() => Boolean, { description: "Ends one of the viewer's sessions; true, or an error if there is none." })
  endSession(
    @Arg('id', () => ID, { description: 'Id of the session, as returned by `sessions`.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return endSession(ctx, id);
  }

  @Scope('account')
  @Mutation(() => Boolean, {
    description: "Ends all of the viewer's sessions, this one included, and clears its cookie.",
  })
  signOutEverywhere(@Ctx() ctx: Context): Promise<boolean> {
    return signOutEverywhere(ctx);
  }
}

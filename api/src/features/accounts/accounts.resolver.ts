import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { LoginInput, RegisterInput } from './accounts.inputs.ts';
import { logIn, logOut, register } from './accounts.service.ts';
import { User } from './user.entity.ts';

/** The signed-in user; right after signing in, the request itself has no viewer yet. */
export const self = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one({ ...ctx, viewer: { ...ctx.viewer, id } }, info, User, (row) => sql`${row}.id = ${id}`);

@Authorized('member')
@Resolver()
export class AccountsResolver {
  @Authorized('anyone')
  @Scope('read')
  @Query(() => User, { nullable: true, description: 'The signed-in user, or null.' })
  me(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.viewer.id === null ? null : self(ctx, info, ctx.viewer.id);
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => User, {
    nullable: true,
    description:
      'Signs in and sets the session cookie. For an account with a second factor, the answer is the error SECOND_STEP_REQUIRED with a `challenge` for `completeLogIn`.',
  })
  async logIn(
    @Arg('input', () => LoginInput, { description: 'E-mail address and password.' }) input: LoginInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return self(ctx, info, await logIn(ctx, input));
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => User, { nullable: true, description: 'Creates an account, signs in and sets the session cookie.' })
  async register(
    @Arg('input', () => RegisterInput, { description: 'The registration.' }) input: RegisterInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return self(ctx, info, await register(ctx, input));
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => Boolean, {
    description: 'Ends the session, if there is one, and clears its cookie; always true.',
  })
  async logOut(@Ctx() ctx: Context): Promise<boolean> {
    await logOut(ctx);
    return true;
  }
}

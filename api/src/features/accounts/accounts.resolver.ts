import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import { sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import { LoginInput, RegisterInput } from './accounts.inputs.ts';
import { logIn, register } from './accounts.service.ts';
import { User } from './user.entity.ts';

/** The signed-in user as they see themselves, also right after signing in, when the request itself came from nobody. */
export const self = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one({ ...ctx, viewer: { ...ctx.viewer, id } }, info, User, (row) => sql`${row}.id = ${id}`);

@Authorized('member')
@Resolver()
export class AccountsResolver {
  @Authorized('anyone')
  @Query(() => User, { nullable: true, description: 'Who is signed in, or null.' })
  me(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.viewer.id === null ? null : self(ctx, info, ctx.viewer.id);
  }

  @Authorized('anyone')
  @Mutation(() => User, { nullable: true, description: 'Signs in and sets the session cookie.' })
  async logIn(
    @Arg('input', () => LoginInput, { description: 'Address and password.' }) input: LoginInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return self(ctx, info, await logIn(ctx, input));
  }

  @Authorized('anyone')
  @Mutation(() => User, { nullable: true, description: 'Makes an account, signs in and sets the session cookie.' })
  async register(
    @Arg('input', () => RegisterInput, { description: 'The registration.' }) input: RegisterInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return self(ctx, info, await register(ctx, input));
  }

  @Authorized('anyone')
  @Mutation(() => Boolean, {
    description: 'Ends the session and clears its cookie; true whether or not there was one.',
  })
  async logOut(@Ctx() ctx: Context): Promise<boolean> {
    await ctx.transport.signOut();
    return true;
  }
}

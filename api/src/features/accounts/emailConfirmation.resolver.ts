import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { confirmEmail, sendConfirmationEmail } from './emailConfirmation.service.ts';

@Authorized('member')
@Resolver()
export class EmailConfirmationResolver {
  @Scope('account')
  @Mutation(() => Boolean, {
    description: "Sends the link that confirms the viewer's email address again; always true, or an error.",
  })
  sendConfirmationEmail(@Ctx() ctx: Context): Promise<boolean> {
    return sendConfirmationEmail(ctx);
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => Boolean, {
    description: 'Confirms the email address of an account with the token of a link. True, or an error.',
  })
  confirmEmail(
    @Arg('token', () => String, { description: 'The token of the link: what follows `#` in its address.' })
    token: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return confirmEmail(ctx, { token });
  }
}

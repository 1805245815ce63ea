import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { PasswordResetInput } from './accounts.inputs.ts';
import { requestPasswordReset, resetPassword } from './passwordReset.service.ts';

@Authorized('member')
@Resolver()
export class PasswordResetResolver {
  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => Boolean, {
    description:
      'Sends a link for a new password to the address if it is that of an account. The response is the same for every address.',
  })
  requestPasswordReset(
    @Arg('email', () => String, { description: 'Business email.' }) email: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return requestPasswordReset(ctx, email);
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => Boolean, {
    description:
      'Sets a new password with the token of a link and ends all sessions of the account; the new password is needed to sign in. True, or an error.',
  })
  resetPassword(
    @Arg('input', () => PasswordResetInput, { description: 'The token and the new password.' })
    input: PasswordResetInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return resetPassword(ctx, input);
  }
}

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
  @Mutation(() => [String], {
    description:
      'Sets a new password with the token of a link; it is needed to sign in. All sessions end, API keys and passkeys younger than seven days are removed, and webhooks are disabled. Returns what still gives access to the account, in words.',
  })
  resetPassword(
    @Arg('input', () => PasswordResetInput, { description: 'The token and the new password.' })
    input: PasswordResetInput,
    @Ctx() ctx: Context,
  ): Promise<string[]> {
    return resetPassword(ctx, input);
  }
}

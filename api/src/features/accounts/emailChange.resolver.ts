import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { EmailChangeInput, PasswordResetInput } from './accounts.inputs.ts';
import { confirmEmailChange, requestEmailChange, revertEmailChange } from './emailChange.service.ts';

@Authorized('member')
@Resolver()
export class EmailChangeResolver {
  @Scope('account')
  @Mutation(() => Boolean, {
    description: 'Sends a link to a new address of the viewer, which has to be opened within a day to confirm it.',
  })
  requestEmailChange(
    @Arg('input', () => EmailChangeInput, { description: 'The new address and the current password.' })
    input: EmailChangeInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return requestEmailChange(ctx, input);
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => Boolean, {
    description:
      'Changes the address of an account with the token of a link. The former address can revert it for 7 days.',
  })
  confirmEmailChange(
    @Arg('token', () => String, { description: 'The token of the link: what follows `#` in its address.' })
    token: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return confirmEmailChange(ctx, token);
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => [String], {
    description:
      'Reverts a change of the address with the token of the link that the former address received, and sets a new password. All sessions and API keys end, webhooks are disabled, and what was added in the seven days before the change or since is removed: passkeys, authenticator app, recovery codes and webhooks. Returns what still gives access to the account, in words.',
  })
  revertEmailChange(
    @Arg('input', () => PasswordResetInput, { description: 'The token and the new password.' })
    input: PasswordResetInput,
    @Ctx() ctx: Context,
  ): Promise<string[]> {
    return revertEmailChange(ctx, input);
  }
}

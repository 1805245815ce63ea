import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { self } from '../accounts.resolver.ts';
import { User } from '../user.entity.ts';
import { CodeInput, PasswordAndCodeInput, PasswordInput, SecondStepInput } from './secondFactor.inputs.ts';
import {
  activateAuthenticator,
  completeLogIn,
  replaceRecoveryCodes,
  setUpAuthenticator,
  turnOffSecondFactor,
} from './secondFactor.service.ts';
import { secondFactorOf } from './secondFactorOf.ts';
import { AuthenticatorSetup, SecondFactor } from './secondFactor.type.ts';

@Authorized('member')
@Resolver()
export class SecondFactorResolver {
  @Scope('account')
  @Query(() => SecondFactor, { description: "The second factor of the viewer's account." })
  secondFactor(@Ctx() ctx: Context): Promise<SecondFactor> {
    return secondFactorOf(ctx);
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => User, {
    nullable: true,
    description: 'Completes a login that needs a second step, and sets the session cookie.',
  })
  async completeLogIn(
    @Arg('input', () => SecondStepInput, { description: 'The challenge of `logIn` and a code.' })
    input: SecondStepInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return self(ctx, info, await completeLogIn(ctx, input));
  }

  @Scope('account')
  @Mutation(() => AuthenticatorSetup, {
    description:
      'Makes a new secret for an authenticator app. It is shown once and becomes active with `activateAuthenticator`.',
  })
  setUpAuthenticator(
    @Arg('input', () => PasswordInput, { description: 'The current password, and a code.' }) input: PasswordInput,
    @Ctx() ctx: Context,
  ): Promise<AuthenticatorSetup> {
    return setUpAuthenticator(ctx, input);
  }

  @Scope('account')
  @Mutation(() => [String], {
    description:
      'Activates the new authenticator app with its first code. If the account had no second factor before, returns its recovery codes, which are shown only once, and every other session ends; otherwise empty.',
  })
  activateAuthenticator(
    @Arg('input', () => CodeInput, { description: 'A code of the new app.' }) input: CodeInput,
    @Ctx() ctx: Context,
  ): Promise<string[]> {
    return activateAuthenticator(ctx, input);
  }

  @Scope('account')
  @Mutation(() => [String], { description: 'Makes new recovery codes, which are shown only once; former ones end.' })
  replaceRecoveryCodes(
    @Arg('input', () => PasswordAndCodeInput, { description: 'The current password and a code.' })
    input: PasswordAndCodeInput,
    @Ctx() ctx: Context,
  ): Promise<string[]> {
    return replaceRecoveryCodes(ctx, input);
  }

  @Scope('account')
  @Mutation(() => Boolean, {
    description: 'Removes authenticator app, passkeys and recovery codes, so that a login takes only the password.',
  })
  turnOffSecondFactor(
    @Arg('input', () => PasswordAndCodeInput, { description: 'The current password and a code.' })
    input: PasswordAndCodeInput,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return turnOffSecondFactor(ctx, input);
  }
}

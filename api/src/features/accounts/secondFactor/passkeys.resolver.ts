import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { self } from '../accounts.resolver.ts';
import { User } from '../user.entity.ts';
import { NewPasskeyInput, PasskeyLogInInput, RemovePasskeyInput } from './passkeys.inputs.ts';
import {
  addPasskey,
  logInWithPasskey,
  removePasskey,
  startPasskeyLogIn,
  startPasskeyRegistration,
} from './passkeys.service.ts';
import { PasswordInput } from './secondFactor.inputs.ts';

@Authorized('member')
@Resolver()
export class PasskeysResolver {
  @Scope('account')
  @Mutation(() => String, {
    description:
      'Begins adding a passkey: the options of `navigator.credentials.create`, as JSON, valid for five minutes.',
  })
  startPasskeyRegistration(
    @Arg('input', () => PasswordInput, { description: 'The current password, and a code.' }) input: PasswordInput,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return startPasskeyRegistration(ctx, input);
  }

  @Scope('account')
  @Mutation(() => [String], {
    description:
      'Adds a passkey. If the account had no second factor before, returns its recovery codes, which are shown only once, and every other session ends; otherwise empty.',
  })
  addPasskey(
    @Arg('input', () => NewPasskeyInput, { description: 'The new passkey.' }) input: NewPasskeyInput,
    @Ctx() ctx: Context,
  ): Promise<string[]> {
    return addPasskey(ctx, input);
  }

  @Scope('account')
  @Mutation(() => ID, {
    description: 'Removes a passkey; returns its id. The last method of the second factor stays.',
  })
  removePasskey(
    @Arg('input', () => RemovePasskeyInput, { description: 'The passkey and the current password.' })
    input: RemovePasskeyInput,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return removePasskey(ctx, input);
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => String, {
    description:
      'Begins a login with a passkey: the options of `navigator.credentials.get`, as JSON, valid for five minutes.',
  })
  startPasskeyLogIn(
    @Arg('secondStep', () => String, {
      nullable: true,
      description: 'The `challenge` of the error SECOND_STEP_REQUIRED, to use a passkey as the second step.',
    })
    secondStep: string | null | undefined,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return startPasskeyLogIn(ctx, secondStep);
  }

  @Authorized('anyone')
  @Scope('account')
  @Mutation(() => User, {
    nullable: true,
    description: 'Signs in with a passkey and sets the session cookie. It takes no second step.',
  })
  async logInWithPasskey(
    @Arg('input', () => PasskeyLogInInput, { description: 'What the browser signed.' }) input: PasskeyLogInInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return self(ctx, info, await logInWithPasskey(ctx, input));
  }
}

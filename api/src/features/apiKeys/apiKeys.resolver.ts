import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { ApiKey, CreateApiKeyInput, CreatedApiKey } from './apiKey.type.ts';
import { apiKeys, apiKeysOfReset, createApiKey, revokeApiKey } from './apiKeys.service.ts';

@Authorized('member')
@Resolver()
export class ApiKeysResolver {
  @Scope('account')
  @Query(() => [ApiKey], { description: "The viewer's API keys that work, newest first; at most 20." })
  apiKeys(@Ctx() ctx: Context): Promise<ApiKey[]> {
    return apiKeys(ctx);
  }

  @Authorized('anyone')
  @Scope('account')
  @Query(() => [ApiKey], {
    description: 'The API keys of the account for which a link sets a new password; the link stays valid.',
  })
  apiKeysOfReset(
    @Arg('token', { description: 'The token of the link: what follows `#` in its address.' }) token: string,
    @Ctx() ctx: Context,
  ): Promise<ApiKey[]> {
    return apiKeysOfReset(ctx, token);
  }

  @Scope('account')
  @Mutation(() => CreatedApiKey, {
    description: 'Creates an API key; a member can have 20. The owner is notified by email.',
  })
  createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'The key, and the current password.' })
    input: CreateApiKeyInput,
    @Ctx() ctx: Context,
  ): Promise<CreatedApiKey> {
    return createApiKey(ctx, input);
  }

  @Scope('account')
  @Mutation(() => Boolean, {
    description: 'Revokes one of the API keys of the viewer: its requests and sockets end. True, or an error.',
  })
  revokeApiKey(
    @Arg('id', () => ID, { description: 'The API key.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return revokeApiKey(ctx, id);
  }
}

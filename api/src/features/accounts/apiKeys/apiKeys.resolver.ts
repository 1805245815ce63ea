import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { sql } from '../../../reading/sql.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { ApiKey, CreateApiKeyInput, CreatedApiKey } from './apiKey.type.ts';
import { createApiKey, revokeApiKey } from './apiKeys.service.ts';
import { MAX_API_KEYS } from './rules.ts';

@Authorized('member')
@Resolver()
export class ApiKeysResolver {
  @Scope('account')
  @Query(() => [ApiKey], { description: "The viewer's API keys that work, newest first; at most 20." })
  apiKeys(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, ApiKey, {}, undefined, {
      order: (row) => sql`${row}.created_at desc, ${row}.id`,
      max: MAX_API_KEYS,
    });
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
  @Mutation(() => ID, {
    description: 'Revokes one of the API keys of the viewer: its requests and sockets end. Returns its id.',
  })
  revokeApiKey(@Arg('id', () => ID, { description: 'The API key.' }) id: string, @Ctx() ctx: Context): Promise<string> {
    return revokeApiKey(ctx, id);
  }
}

/** Reads the key only if it is selected. */
@Resolver(() => CreatedApiKey)
export class CreatedApiKeyFields {
  @FieldResolver(() => ApiKey, { nullable: true, description: 'The key.' })
  apiKey(@Root() { apiKeyId }: CreatedApiKey, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.one(ctx, info, ApiKey, (row) => sql`${row}.id = ${apiKeyId}`);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Ctx, FieldResolver, ID, Info, Resolver, Root } from 'type-graphql';
import { sql } from '../../../../reading/sql.ts';
import type { Context } from '../../../../schema/context.ts';
import { idArgument, input, mutation, query, rootFields } from '../../../../schema/rootFields.ts';
import { ApiKey, CreateApiKeyInput, CreatedApiKey } from './apiKey.type.ts';
import { createApiKey, revokeApiKey } from './apiKeys.service.ts';
import { MAX_API_KEYS } from './rules.ts';

export const ApiKeysResolver = rootFields('member', {
  apiKeys: query('account', {
    cost: 'planned',
    type: () => [ApiKey],
    description: "The viewer's API keys that work, newest first; at most 20.",
    read: (ctx, info) =>
      ctx.reader.many(ctx, info, ApiKey, {}, undefined, {
        order: (row) => sql`${row}.created_at desc, ${row}.id`,
        max: MAX_API_KEYS,
      }),
  }),
  createApiKey: mutation('account', {
    cost: 100,
    type: () => CreatedApiKey,
    description: 'Creates an API key; a member can have 20. The owner is notified by email.',
    args: [input(CreateApiKeyInput, 'The key, and the current password.')],
    run: createApiKey,
  }),
  revokeApiKey: mutation('account', {
    cost: 20,
    type: () => ID,
    description: 'Revokes one of the API keys of the viewer: its requests and sockets end. Returns its id.',
    args: [idArgument('id', 'The API key.')],
    run: revokeApiKey,
  }),
});

/** Reads the key only if it is selected. */
@Resolver(() => CreatedApiKey)
export class CreatedApiKeyFields {
  @FieldResolver(() => ApiKey, { nullable: true, description: 'The key.' })
  apiKey(@Root() { apiKeyId }: CreatedApiKey, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, ApiKey, apiKeyId);
  }
}

import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { sql } from '../../reading/sql.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { WatchedSearch, WatchSearchInput } from './watchedSearch.type.ts';
import { MAX_SEARCHES, unwatchSearch, watchSearch } from './watchedSearches.service.ts';

@Authorized('member')
@Resolver()
export class WatchedSearchesResolver {
  @Scope('read')
  @Query(() => [WatchedSearch], { description: 'The saved searches of the viewer, newest first; at most 50.' })
  watchedSearches(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, WatchedSearch, {}, undefined, {
      order: (row) => sql`${row}.created_at desc, ${row}.id`,
      max: MAX_SEARCHES,
    });
  }

  @Scope('trade')
  @Mutation(() => WatchedSearch, {
    nullable: true,
    description: 'Saves a search, if it is not saved: each new offer of a material that it names is announced once.',
  })
  async watchSearch(
    @Arg('input', () => WatchSearchInput, { description: 'The search.' }) input: WatchSearchInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const id = await watchSearch(ctx, input);
    return ctx.reader.one(ctx, info, WatchedSearch, (row) => sql`${row}.id = ${id}`);
  }

  @Scope('trade')
  @Mutation(() => ID, { description: 'Removes a saved search, if it is there; returns its id.' })
  unwatchSearch(
    @Arg('id', () => ID, { description: 'The saved search.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return unwatchSearch(ctx, id);
  }
}

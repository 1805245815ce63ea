import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { WatchedSearch, WatchSearchInput } from './watchedSearch.type.ts';
import { unwatchSearch, watchedSearches, watchSearch } from './watchedSearches.service.ts';

@Authorized('member')
@Resolver()
export class WatchedSearchesResolver {
  @Scope('read')
  @Query(() => [WatchedSearch], { description: 'The saved searches of the viewer, newest first; at most 50.' })
  watchedSearches(@Ctx() ctx: Context): Promise<WatchedSearch[]> {
    return watchedSearches(ctx);
  }

  @Scope('trade')
  @Mutation(() => WatchedSearch, {
    description: 'Saves a search, if it is not saved: each new offer of a material that it names is announced once.',
  })
  watchSearch(
    @Arg('input', () => WatchSearchInput, { description: 'The search.' }) input: WatchSearchInput,
    @Ctx() ctx: Context,
  ): Promise<WatchedSearch> {
    return watchSearch(ctx, input);
  }

  @Scope('trade')
  @Mutation(() => Boolean, { description: 'Removes a saved search, if it is there; always true.' })
  unwatchSearch(
    @Arg('id', () => ID, { description: 'The saved search.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<boolean> {
    return unwatchSearch(ctx, id);
  }
}

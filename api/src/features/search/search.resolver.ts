import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { suggest } from './search.service.ts';
import { SearchSuggestions } from './searchSuggestions.type.ts';

@Authorized('member')
@Resolver()
export class SearchResolver {
  @Scope('read')
  @Query(() => SearchSuggestions, { description: 'Suggestions for a search for raw materials.' })
  searchSuggestions(
    @Arg('query', { description: 'The search text, at most 200 characters.' }) query: string,
    @Ctx() ctx: Context,
  ): Promise<SearchSuggestions> {
    return suggest(ctx, { query });
  }
}

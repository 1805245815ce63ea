import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { MaterialFilter } from '../catalogue/materialFilter.inputs.ts';
import { completeSearch, searchProducts } from './materialSearch.service.ts';
import { MaterialSearch } from './materialSearch.type.ts';
import { SearchCompletion } from './searchCompletion.type.ts';

@Authorized('member')
@Resolver()
export class MaterialSearchResolver {
  @Authorized('anyone')
  @Scope('public')
  @Query(() => MaterialSearch, { description: 'Why `products` with equal arguments finds what it finds, and facets.' })
  materialSearch(
    @Arg('search', () => String, { nullable: true, description: 'At most 200 characters and 10 words.' })
    search: string | null,
    @Arg('filter', () => MaterialFilter, { nullable: true, description: 'Chosen facets.' })
    filter: MaterialFilter | null,
    @Ctx() ctx: Context,
  ): Promise<MaterialSearch> {
    return searchProducts(ctx, search, filter);
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => [SearchCompletion], { description: 'At most 8 ways to complete the beginning of a search.' })
  searchCompletions(
    @Arg('text', { description: 'What has been typed, at most 200 characters and 10 words.' }) text: string,
    @Ctx() ctx: Context,
  ): Promise<SearchCompletion[]> {
    return completeSearch(ctx, text);
  }
}

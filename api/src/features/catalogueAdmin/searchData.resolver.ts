import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ImportInput } from '../../csv/import.input.ts';
import { ImportResult } from '../../csv/importResult.type.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { SearchFunction, SearchFunctionInput, SearchList } from './searchFunction.type.ts';
import { findFunctions, removeFunction, saveFunction } from './searchFunctions.service.ts';
import { exportList, importList } from './searchLists.service.ts';

@Authorized('admin')
@Resolver()
export class SearchDataResolver {
  @Scope('staff')
  @Query(() => [SearchFunction], { description: 'The first 50 functions by name that a search finds, for admins.' })
  searchFunctions(
    @Arg('search', () => String, {
      nullable: true,
      description: 'Part of a name of the function or of one of its materials, at most 200 characters.',
    })
    search: string | null,
    @Ctx() ctx: Context,
  ): Promise<SearchFunction[]> {
    return findFunctions(ctx.em, search ?? '');
  }

  @Scope('staff')
  @Query(() => String, { description: 'A list of the search as a CSV file for admins; it can be imported again.' })
  searchListFile(
    @Arg('list', () => SearchList, { description: 'The list.' }) list: SearchList,
    @Ctx() ctx: Context,
  ): Promise<string> {
    return exportList(ctx.em, list);
  }

  @Scope('staff')
  @Mutation(() => SearchFunction, { description: 'Adds a function.' })
  addSearchFunction(
    @Arg('input', () => SearchFunctionInput, { description: 'The function.' }) input: SearchFunctionInput,
    @Ctx() ctx: Context,
  ): Promise<SearchFunction> {
    return saveFunction(ctx, null, input);
  }

  @Scope('staff')
  @Mutation(() => SearchFunction, { description: 'Changes a function.' })
  editSearchFunction(
    @Arg('id', () => ID, { description: 'The function.' }) id: string,
    @Arg('input', () => SearchFunctionInput, { description: 'All its values.' }) input: SearchFunctionInput,
    @Ctx() ctx: Context,
  ): Promise<SearchFunction> {
    return saveFunction(ctx, id, input);
  }

  @Scope('staff')
  @Mutation(() => ID, { description: 'Removes a function; the materials stay. Returns its id.' })
  async removeSearchFunction(
    @Arg('id', () => ID, { description: 'The function.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<string> {
    await removeFunction(ctx, id);
    return id;
  }

  @Scope('staff')
  @Mutation(() => ImportResult, {
    description:
      'Imports a CSV file that becomes the list, or only checks it: rows that it does not have are removed. With a problem in any row, nothing is written.',
  })
  importSearchList(
    @Arg('list', () => SearchList, { description: 'The list.' }) list: SearchList,
    @Arg('input', () => ImportInput, { description: 'The file, at most 20,000 rows.' }) input: ImportInput,
    @Ctx() ctx: Context,
  ): Promise<ImportResult> {
    return importList(ctx, list, input);
  }
}

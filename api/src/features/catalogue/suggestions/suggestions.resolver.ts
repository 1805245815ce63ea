import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Authorized, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql';
import { sql } from '../../../reading/sql.ts';
import type { Context } from '../../../schema/context.ts';
import { Scope } from '../../../schema/scope.ts';
import { ListArgs } from '../../../schema/connectionTypes.ts';
import { MaterialInput } from '../admin/catalogueAdmin.inputs.ts';
import { MaterialSuggestion } from './materialSuggestion.entity.ts';
import { MaterialSuggestionConnection, SuggestionListArgs, SuggestMaterialInput } from './suggestions.inputs.ts';
import { acceptSuggestion, declineSuggestion, suggestProduct } from './suggestions.service.ts';

@Authorized('member')
@Resolver()
export class SuggestionsResolver {
  @Scope('read')
  @Query(() => MaterialSuggestionConnection, { description: 'The materials that the viewer suggested, newest first.' })
  mySuggestions(@Args() args: ListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, MaterialSuggestion, { ...args }, (row) => sql`${row}.user_id = ${ctx.viewer.id}`);
  }

  @Authorized('admin')
  @Scope('staff')
  @Query(() => MaterialSuggestionConnection, { description: 'The suggested materials for admins, newest first.' })
  materialSuggestions(@Args() args: SuggestionListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, MaterialSuggestion, { ...args });
  }

  @Scope('trade')
  @Mutation(() => MaterialSuggestion, {
    nullable: true,
    description: 'Suggests a material for the catalogue. An admin decides, and the member gets a message.',
  })
  async suggestMaterial(
    @Arg('input', () => SuggestMaterialInput, { description: 'The material.' }) input: SuggestMaterialInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readSuggestion(ctx, info, await suggestProduct(ctx, input));
  }

  @Authorized('admin')
  @Scope('staff')
  @Mutation(() => MaterialSuggestion, {
    nullable: true,
    description: 'Adds a suggested material to the catalogue, with the values of the input.',
  })
  async acceptSuggestion(
    @Arg('id', () => ID, { description: 'The suggestion.' }) id: string,
    @Arg('input', () => MaterialInput, { description: 'The material to add.' }) input: MaterialInput,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await acceptSuggestion(ctx, id, input);
    return readSuggestion(ctx, info, id);
  }

  @Authorized('admin')
  @Scope('staff')
  @Mutation(() => MaterialSuggestion, { nullable: true, description: 'Declines a suggested material with a reason.' })
  async declineSuggestion(
    @Arg('id', () => ID, { description: 'The suggestion.' }) id: string,
    @Arg('reason', { description: 'The reason for the member, at most 500 characters.' }) reason: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    await declineSuggestion(ctx, id, reason);
    return readSuggestion(ctx, info, id);
  }
}

const readSuggestion = (ctx: Context, info: GraphQLResolveInfo, id: string) =>
  ctx.reader.one(ctx, info, MaterialSuggestion, (row) => sql`${row}.id = ${id}`);

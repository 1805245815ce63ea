import type { GraphQLResolveInfo } from 'graphql';
import { Args, Authorized, Ctx, Info, Query, Resolver } from 'type-graphql';
import { everything } from '../../reading/reading.ts';
import { plannedFields } from '../../schema/plannedFields.ts';
import { type Sql } from '../../reading/sql.ts';
import { IdArgs } from '../../schema/connectionTypes.ts';
import type { Context } from '../../schema/context.ts';
import { Scope } from '../../schema/scope.ts';
import { watchedFilter } from '../watchlist/watching.reading.ts';
import { inCatalogueOrder } from './catalogue.reading.ts';
import { CategoryListArgs, ProductConnection, ProductListArgs } from './catalogue.lists.ts';
import { Category } from './category.entity.ts';
import { findFormerEntry } from './former.ts';
import { FormerEntry } from './formerEntry.type.ts';
import { Product } from './product.entity.ts';

const MAX_CATEGORIES = 1_000;

@Authorized('member')
@Resolver()
export class CatalogueResolver {
  @Authorized('anyone')
  @Scope('public')
  @Query(() => [Category], { description: 'The categories, parents before children; all of them unless filtered.' })
  categories(@Args() { watched }: CategoryListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    const wanted = (row: Sql) =>
      typeof watched === 'boolean' ? watchedFilter('category')(row, watched, ctx.viewer) : everything();
    return ctx.reader.many(ctx, info, Category, {}, wanted, { order: inCatalogueOrder, max: MAX_CATEGORIES });
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => Category, { nullable: true, description: 'A category by id, or null.' })
  category(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, Category, id);
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => ProductConnection, { description: 'The materials of the catalogue.' })
  products(@Args() args: ProductListArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.many(ctx, info, Product, { ...args });
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => Product, { nullable: true, description: 'A material by id, or null.' })
  product(@Args() { id }: IdArgs, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return ctx.reader.byId(ctx, info, Product, id);
  }

  @Authorized('anyone')
  @Scope('public')
  @Query(() => FormerEntry, {
    nullable: true,
    description: 'What became of a category or material that is no longer shown; null for other ids.',
  })
  formerEntry(@Args() { id }: IdArgs, @Ctx() ctx: Context): Promise<FormerEntry | null> {
    return ctx.budget.limited(() => findFormerEntry(ctx.reader.pool, id));
  }
}

export const CategoryLists = plannedFields(Category, {
  products: {
    type: () => ProductConnection,
    args: ProductListArgs,
    description: 'The materials of this category and its descendants.',
  },
});

import { everything } from '../../../reading/reading.ts';
import { plannedFields } from '../../../schema/plannedFields.ts';
import { type Sql } from '../../../reading/sql.ts';
import { IdArgs } from '../../../schema/connectionTypes.ts';
import { listOf, query, recordById, rootFields } from '../../../schema/rootFields.ts';
import { watchedFilter } from '../../people/watchlist/watching.reading.ts';
import { inCatalogueOrder } from './catalogue.reading.ts';
import { CategoryListArgs, ProductConnection, ProductListArgs } from './catalogue.lists.ts';
import { Category } from './category.entity.ts';
import { findFormerEntry } from './former.ts';
import { FormerEntry } from './formerEntry.type.ts';
import { Product } from './product.entity.ts';

const MAX_CATEGORIES = 1_000;

export const CatalogueResolver = rootFields('anyone', {
  categories: query('public', {
    cost: 'planned',
    type: () => [Category],
    description: 'The categories, parents before children; all of them unless filtered.',
    args: [CategoryListArgs],
    read: (ctx, info, { watched }) => {
      const wanted = (row: Sql) =>
        typeof watched === 'boolean' ? watchedFilter('category')(row, watched, ctx.viewer) : everything();
      return ctx.reader.many(ctx, info, Category, {}, wanted, { order: inCatalogueOrder, max: MAX_CATEGORIES });
    },
  }),
  category: recordById('public', Category, 'A category by id, or null.'),
  products: listOf('public', Product, ProductListArgs, 'The materials of the catalogue.'),
  product: recordById('public', Product, 'A material by id, or null.'),
  formerEntry: query('public', {
    cost: 6,
    type: () => FormerEntry,
    nullable: true,
    description: 'What became of a category or material that is no longer shown; null for other ids.',
    args: [IdArgs],
    run: (ctx, { id }) => ctx.budget.limited(() => findFormerEntry(ctx.reader.pool, id)),
  }),
});

export const CategoryLists = plannedFields(Category, {
  products: {
    type: () => ProductConnection,
    args: ProductListArgs,
    description: 'The materials of this category and its descendants.',
    deprecationReason: 'Use `products(categoryId)`. Removed after 2027-06-30.',
  },
});

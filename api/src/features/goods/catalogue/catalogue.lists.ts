import { ArgsType, ID } from 'type-graphql';
import { connectionOf, SearchArgs } from '../../../schema/connectionTypes.ts';
import { graphEnum } from '../../../schema/enums.ts';
import { Nullable } from '../../../schema/nullable.ts';
import { OnlyWatched } from '../../people/watchlist/watched.ts';
import { MaterialFilter } from './materialFilter.inputs.ts';
import { Product } from './product.entity.ts';

export const ProductConnection = connectionOf(Product);

export const ProductSort = graphEnum('ProductSort', 'Sort order of a list of products.', {
  name: 'By name, without Greek letters, locants and signs in front: α-Pinene stands under P.',
  relevance: 'For a search: the best matches first. Without a search, by name.',
  name_descending: 'By name, descending.',
  lowest_price: 'The lowest comparable price first: per kg, then per litre, then per piece; products without one last.',
  offers: 'Most offers first.',
  newest: 'Newest first.',
});
export type ProductSort = keyof typeof ProductSort;

@ArgsType()
export class ProductListArgs extends SearchArgs {
  @Nullable(() => ID, 'Only products of this category and its descendants.') categoryId?: string;
  @OnlyWatched() watched?: boolean;
  @Nullable(() => MaterialFilter, 'Chosen facets.') filter?: MaterialFilter;
  @Nullable(() => ProductSort, 'Sort order; if absent, by relevance for a search and by name otherwise.')
  sort?: ProductSort;
}

@ArgsType()
export class CategoryListArgs {
  @OnlyWatched() watched?: boolean;
}

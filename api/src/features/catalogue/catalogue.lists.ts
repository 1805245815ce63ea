import { ArgsType, Field, ID } from 'type-graphql';
import { connectionOf, SearchArgs } from '../../schema/connections.ts';
import { graphEnum } from '../../schema/enums.ts';
import { OnlyWatched } from '../watching/watched.ts';
import { Product } from './product.entity.ts';

export const ProductConnection = connectionOf(Product);

export const ProductSort = graphEnum('ProductSort', 'Orders of a list of products.', {
  name: 'By name.',
  relevance:
    'For a search: what is called so or has this CAS number first, then what begins so, then what is most alike; without one by name.',
  name_descending: 'By name, from Z.',
  lowest_price: 'The lowest comparable price first: per kg, then per litre, then per piece; products without one last.',
  offers: 'Most offers first.',
  newest: 'Newest first.',
});
export type ProductSort = keyof typeof ProductSort;

@ArgsType()
export class ProductListArgs extends SearchArgs {
  @Field(() => ID, { nullable: true, description: 'Only products of this category and everything below it.' })
  categoryId?: string;
  @OnlyWatched() watched?: boolean;
  @Field(() => ProductSort, {
    nullable: true,
    description: 'The order; if absent by relevance where something is searched for, else by name.',
  })
  sort?: ProductSort;
}

@ArgsType()
export class CategoryListArgs {
  @OnlyWatched() watched?: boolean;
}

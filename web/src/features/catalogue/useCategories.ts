import { useQuery } from '@apollo/client/react';
import { paths } from '../../paths.ts';
import { CategoriesDocument, type CategoriesQuery } from './Categories.generated.ts';

export type ListedCategory = CategoriesQuery['categories'][number];

/** Every category, in one request that the whole app shares through the cache. */
export function useCategories() {
  const { data, error, refetch } = useQuery(CategoriesDocument);
  return { categories: data?.categories, error, retry: () => void refetch() };
}

const pathOf = { industry: paths.industry, product_family: paths.productFamily, category: paths.category };

/** The page of a category, by its level. */
export const categoryPath = ({ id, level }: Pick<ListedCategory, 'id' | 'level'>) => pathOf[level](id);

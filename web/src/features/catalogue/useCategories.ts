import { useQuery } from '@apollo/client/react';
import { categoryAddress } from 'api/pages/categoryAddress';
import { CategoriesDocument, type CategoriesQuery } from './Categories.generated.ts';

export type ListedCategory = CategoriesQuery['categories'][number];

/** Every category, in one request that the whole app shares through the cache. */
export function useCategories() {
  const { data, error, refetch } = useQuery(CategoriesDocument);
  return { categories: data?.categories, error, retry: () => void refetch() };
}

/** The page of a category, by its level. */
export const categoryPath = categoryAddress;

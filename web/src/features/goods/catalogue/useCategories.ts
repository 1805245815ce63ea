import { useQuery } from '@apollo/client/react';
import { categoryAddress } from 'api/pages/categoryAddress';
import { CategoriesDocument, type CategoriesQuery } from './Categories.generated.ts';

export type ListedCategory = CategoriesQuery['categories'][number];

/** All categories, loaded once and shared through the cache. */
export const useCategories = () => {
  const { data, error, refetch } = useQuery(CategoriesDocument);
  return { categories: data?.categories, error, retry: () => void refetch() };
};

/** The URL of a category, by its level. */
export const categoryPath = categoryAddress;

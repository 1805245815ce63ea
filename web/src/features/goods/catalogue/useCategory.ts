import { useQuery } from '@apollo/client/react';
import { CategoryDocument, type CategoryQuery } from './Category.generated.ts';
import { isId } from 'api/rules/id';

export type ShownCategory = NonNullable<CategoryQuery['category']>;

/** The category of a URL with its ancestors and children: undefined while loading, null if it does not exist. */
export const useCategory = (id: string) => {
  const { data, error, refetch } = useQuery(CategoryDocument, { variables: { id }, skip: !isId(id) });
  return { category: isId(id) ? data?.category : null, error, retry: () => void refetch() };
};

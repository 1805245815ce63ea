import type { ProductsScreenQueryVariables } from './ProductsScreen.generated.ts';

type Sort = NonNullable<ProductsScreenQueryVariables['sort']>;

/** The orders of the list; the best match only where something is searched for. What is usual stands in no address. */
const sorts = [
  { value: 'relevance', label: 'Best match' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'name_descending', label: 'Name, Z to A' },
  { value: 'lowest_price', label: 'Lowest price first' },
  { value: 'offers', label: 'Most offers first' },
  { value: 'newest', label: 'Newest first' },
] as const satisfies readonly { value: Sort; label: string }[];

export const sortsOf = (isSearch: boolean) => {
  const options = isSearch ? sorts : sorts.filter(({ value }) => value !== 'relevance');
  return { options, names: options.map(({ value }) => value), usual: isSearch ? 'relevance' : 'name' } as const;
};

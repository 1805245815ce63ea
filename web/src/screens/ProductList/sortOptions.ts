import type { ProductListScreenQueryVariables } from './ProductListScreen.generated.ts';

type Sort = NonNullable<ProductListScreenQueryVariables['sort']>;

/** The sort orders; relevance only with a search. The default is not written to the URL. */
const sorts = [
  { value: 'relevance', label: 'Best match' },
  { value: 'name', label: 'Name, A to Z' },
  { value: 'name_descending', label: 'Name, Z to A' },
  { value: 'lowest_price', label: 'Lowest price first' },
  { value: 'offers', label: 'Most offers first' },
  { value: 'newest', label: 'Newest first' },
] as const satisfies readonly { value: Sort; label: string }[];

export const sortOptions = (isSearch: boolean) => {
  const options = isSearch ? sorts : sorts.filter(({ value }) => value !== 'relevance');
  return { options, names: options.map(({ value }) => value), usual: isSearch ? 'relevance' : 'name' } as const;
};

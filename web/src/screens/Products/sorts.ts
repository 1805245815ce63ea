import type { ProductsScreenQueryVariables } from './ProductsScreen.generated.ts';

type Sort = NonNullable<ProductsScreenQueryVariables['sort']>;

/** The orders of the list; the first one stands in no address. */
export const sorts = [
  { value: 'name', label: 'Name, A to Z' },
  { value: 'name_descending', label: 'Name, Z to A' },
  { value: 'lowest_price', label: 'Lowest price first' },
  { value: 'offers', label: 'Most offers first' },
  { value: 'newest', label: 'Newest first' },
] as const satisfies readonly { value: Sort; label: string }[];

export const sortNames = sorts.map(({ value }) => value);

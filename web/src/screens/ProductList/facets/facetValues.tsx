// The facets of an answer as they are shown: in a fixed order, with what is chosen even if nothing has it any more.
import type { ListedCategory } from '../../../features/goods/catalogue/useCategories.ts';
import { VisuallyHidden } from '../../../kit/ui/Layout.tsx';
import type { FacetFragment } from './Facet.generated.ts';
import type { Chosen, ListParam, SwitchParam } from './facetParams.ts';
import { Count } from './facetParts.ts';

type FacetValue = { value: string; label: string; count: number; isChosen: boolean };
export type ListFacet = { title: string; param: ListParam; values: readonly FacetValue[] };
type SwitchFacet = Omit<FacetValue, 'value'> & { param: SwitchParam };

const MAX_COUNTED = 500;

/** '12', or '500+' where counting stopped. */
const countText = (count: number, isCapped: boolean) =>
  count.toLocaleString('en-US') + (isCapped && count >= MAX_COUNTED ? '+' : '');

export const FoundCount = ({ count, isCapped }: { count: number; isCapped: boolean }) => (
  <Count>
    {countText(count, isCapped)}
    <VisuallyHidden> {count === 1 ? 'product' : 'products'}</VisuallyHidden>
  </Count>
);

const lists: readonly { key: string; title: string; param: ListParam; level?: ListedCategory['level'] }[] = [
  { key: 'industry', title: 'Industry', param: 'category', level: 'industry' },
  { key: 'family', title: 'Product family', param: 'category', level: 'product_family' },
  { key: 'category', title: 'Category', param: 'category', level: 'category' },
  { key: 'form', title: 'Form', param: 'form' },
  { key: 'grade', title: 'Grade', param: 'grade' },
  { key: 'country', title: 'Country of suppliers', param: 'country' },
];

const switches: readonly { key: string; param: SwitchParam; label: string }[] = [
  { key: 'verified_supplier', param: 'verified', label: 'Verified supplier' },
  { key: 'in_stock', param: 'stock', label: 'In stock' },
];

export const facetsOf = (facets: readonly FacetFragment[], chosen: Chosen, categories: readonly ListedCategory[]) => {
  const valuesOf = (key: string) => facets.find((facet) => facet.key === key)?.values ?? [];
  const known = new Map(categories.map((category) => [category.id, category]));

  const chosenIn = (param: ListParam, level?: ListedCategory['level']) =>
    level ? chosen[param].filter((id) => known.get(id)?.level === level) : chosen[param];

  return {
    lists: lists.map(({ key, title, param, level }): ListFacet => {
      const found = valuesOf(key);
      const selected = chosenIn(param, level);
      const missing = selected.filter((value) => !found.some((one) => one.value === value));
      const values = [
        ...found.map(({ value, label, count }) => ({ value, label, count })),
        ...missing.map((value) => ({ value, label: known.get(value)?.name ?? value, count: 0 })),
      ];
      return { title, param, values: values.map((one) => ({ ...one, isChosen: selected.includes(one.value) })) };
    }),
    switches: switches
      .map(({ key, param, label }): SwitchFacet => {
        const count = valuesOf(key).find(({ value }) => value === 'true')?.count ?? 0;
        return { param, label, count, isChosen: chosen[param] };
      })
      .filter(({ count, isChosen }) => count > 0 || isChosen),
    units: valuesOf('comparable_price'),
  };
};

import { useSearchParams } from 'react-router-dom';
import { EVERY_CATEGORY } from '../../features/goods/catalogue/categoryOptions.ts';
import { useCategories } from '../../features/goods/catalogue/useCategories.ts';
import { searchArgument } from '../../kit/searchArgument.ts';
import { useChangeParams } from '../../kit/ui/useChangeParams.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { countOf, facetParams, filterOf, readChosen, type ListParam, type SwitchParam } from './facets/facetParams.ts';
import { sortOptions } from './sortOptions.ts';

/** Search, facets and sort order from the URL. Each choice is a step that Back undoes, except in the sheet of phones. */
export const useProductFilters = () => {
  const [params] = useSearchParams();
  const [typed, setTyped, search] = useTypedParam('search');
  const sorts = sortOptions(search.trim() !== '');
  const [sort, setSort] = useParam('sort', sorts.usual, sorts.names);
  const { categories, error } = useCategories();
  const change = useChangeParams();
  const chosen = readChosen(params);
  const isSheetOpen = params.has('filters');

  // In the sheet, Back closes it and leaves the filters as they were.
  const step = (edit: (params: URLSearchParams) => void) => change(edit, { isStep: !isSheetOpen });

  const clear = () => {
    setTyped('');
    step((query) => ['search', 'pages', ...facetParams].forEach((name) => query.delete(name)));
  };

  return {
    typed,
    setTyped,
    search: search.trim(),
    chosen,
    count: countOf(chosen),
    categories: categories ?? [],
    /** Adds or removes a value of a facet. */
    toggle: (name: ListParam, value: string) =>
      step((query) => {
        const others = chosen[name].filter((one) => one !== value);
        const values = others.length < chosen[name].length ? others : [...others, value];
        query.delete(name);
        for (const one of values) query.append(name, one);
      }),
    setSwitch: (name: SwitchParam, isOn: boolean) =>
      step((query) => (isOn ? query.set(name, 'true') : query.delete(name))),
    setUnit: (unit: string) => step((query) => (unit ? query.set('unit', unit) : query.delete('unit'))),
    clearPrice: () => step((query) => ['unit', 'min', 'max'].forEach((name) => query.delete(name))),
    setCategory: (id: string) =>
      step((query) => (id === EVERY_CATEGORY ? query.delete('category') : query.set('category', id))),
    sort,
    sorts: sorts.options,
    setSort: (value: string) => setSort(value as typeof sort),
    isFiltered: Boolean(typed) || countOf(chosen) > 0,
    clear,
    isSheetOpen,
    openSheet: () => change((query) => query.set('filters', 'open'), { isStep: true }),
    closeSheet: () => change((query) => query.delete('filters')),
    /** The levels of the chosen categories are needed to ask for them. */
    isReady: chosen.category.length === 0 || Boolean(categories ?? error),
    variables: {
      search: searchArgument(search),
      filter: filterOf(chosen, categories ?? []),
      sort,
    },
  };
};

export type ProductFilters = ReturnType<typeof useProductFilters>;

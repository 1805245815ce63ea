import { EVERY_CATEGORY } from '../../features/catalogue/categoryOptions.ts';
import { isId } from 'api/rules/id';
import { useChangeParams } from '../../kit/ui/useChangeParams.ts';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { sortsOf } from './sorts.ts';

/** What the address says of the list: search, category and order. */
export function useProductFilters() {
  const [typed, setTyped, search] = useTypedParam('search');
  const [category, setCategory] = useParam('category', EVERY_CATEGORY);
  const sorts = sortsOf(search.trim() !== '');
  const [sort, setSort] = useParam('sort', sorts.usual, sorts.names);
  const change = useChangeParams();

  function clear() {
    setTyped('');
    change((params) => ['search', 'category', 'pages'].forEach((name) => params.delete(name)));
  }

  return {
    typed,
    setTyped,
    category,
    setCategory,
    sort,
    sorts: sorts.options,
    setSort: (value: string) => setSort(value as typeof sort),
    isFiltered: Boolean(typed) || category !== EVERY_CATEGORY,
    clear,
    variables: {
      search: search.trim().slice(0, 200) || undefined,
      categoryId: isId(category) ? category : undefined,
      sort,
    },
  };
}

export type ProductFilters = ReturnType<typeof useProductFilters>;

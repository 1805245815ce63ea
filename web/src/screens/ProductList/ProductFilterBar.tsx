import { EVERY_CATEGORY } from '../../features/goods/catalogue/categoryOptions.ts';
import { CategoryFilter } from '../../features/goods/catalogue/CategoryFilter.tsx';
import { SearchBoxWithCompletions } from '../../features/goods/search/SearchBoxWithCompletions.tsx';
import { counted } from '../../kit/format.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { Toolbar } from '../../kit/ui/Layout.tsx';
import type { ProductFilters } from './useProductFilters.ts';

/** The facets can select several categories. */
const SEVERAL = 'several';

/** Search, category and sort order, with a button to clear them. */
export const ProductFilterBar = ({ filters }: { filters: ProductFilters }) => {
  const { typed, setTyped, chosen, setCategory, sort, sorts, setSort, isFiltered, clear } = filters;
  const [category = EVERY_CATEGORY, ...more] = chosen.category;
  const several =
    more.length > 0 ? { value: SEVERAL, label: counted(more.length + 1, 'category', 'categories') } : null;
  return (
    <Toolbar>
      <SearchBoxWithCompletions
        label="Search products"
        placeholder="Search by name, formula or CAS number"
        value={typed}
        onChange={setTyped}
        onSearch={setTyped}
      />
      <CategoryFilter
        value={several?.value ?? category}
        onChange={(value) => value !== SEVERAL && setCategory(value)}
        other={several ?? undefined}
      />
      <Select aria-label="Order" value={sort} onChange={setSort} options={sorts} />
      <Button variant="secondary" disabled={!isFiltered} onClick={clear}>
        Clear Filters
      </Button>
    </Toolbar>
  );
};

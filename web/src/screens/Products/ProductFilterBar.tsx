import { CategoryFilter } from '../../features/catalogue/CategoryFilter.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { Toolbar } from '../../kit/ui/Layout.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import type { ProductFilters } from './useProductFilters.ts';

/** Search, category, order, and the way back to everything. */
export function ProductFilterBar({ filters }: { filters: ProductFilters }) {
  const { typed, setTyped, category, setCategory, sort, sorts, setSort, isFiltered, clear } = filters;
  return (
    <Toolbar>
      <SearchBox
        label="Search products"
        placeholder="Search by name, formula or CAS number"
        value={typed}
        onChange={setTyped}
      />
      <CategoryFilter value={category} onChange={setCategory} />
      <Select aria-label="Order" value={sort} onChange={setSort} options={sorts} />
      <Button variant="secondary" disabled={!isFiltered} onClick={clear}>
        Clear Filters
      </Button>
    </Toolbar>
  );
}

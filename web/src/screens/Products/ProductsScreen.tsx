import { Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { ProductFilterBar } from './ProductFilterBar.tsx';
import { ProductResults } from './ProductResults.tsx';
import { useProductFilters } from './useProductFilters.ts';
import { useProducts } from './useProducts.ts';

/** The whole catalogue, to search, narrow and compare. */
export function ProductsScreen() {
  const filters = useProductFilters();
  const list = useProducts(filters.variables);
  return (
    <Page $gap={8}>
      <PageHead
        title="Products"
        description="Every material of the catalogue with its key specifications, the lowest price and the number of offers."
      />
      <Stack $gap={5}>
        <ProductFilterBar filters={filters} />
        <ProductResults list={list} isFiltered={filters.isFiltered} onClear={filters.clear} />
      </Stack>
    </Page>
  );
}

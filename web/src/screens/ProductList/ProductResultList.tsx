import { styled } from 'styled-components';
import { perPage } from 'api/pages/perPage';
import { SuggestMaterial } from '../../features/goods/catalogue/SuggestMaterial.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { CellGrid, Stack, VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { ShowMore } from '../../kit/ui/ShowMore.tsx';
import { SkeletonCards } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/State.tsx';
import { resultsOf, type Result } from './matches.ts';
import { NothingFound } from './NothingFound.tsx';
import { ResultCard } from './resultParts.tsx';
import { ResultTable } from './ResultTable.tsx';
import type { ProductFilters } from './useProductFilters.ts';
import type { ProductList } from './useProducts.ts';
import type { View } from './useView.ts';

const WideResult = lazyNamed(
  () => import('./WideResult.tsx'),
  'WideResult',
  <SkeletonCards count={1} min="100%" height="19rem" />,
);

type ProductResultListProps = { list: ProductList; filters: ProductFilters; view: View };

/** The results, and below them the nearest materials, with the loading, error and empty states. */
export const ProductResultList = ({ list, filters, view }: ProductResultListProps) => {
  const { products, total, found, isStale, error, retry } = list;
  if (error) return <ErrorState title="Failed to fetch products" onRetry={retry} />;
  if (!products) return <SkeletonCards count={9} cells min="18rem" height="19rem" />;
  if (products.length === 0 && !filters.isFiltered) {
    return (
      <EmptyState
        as="h2"
        title="No products available"
        text="The catalogue is being filled. Check back soon."
        action={<SuggestMaterial />}
      />
    );
  }
  const { results, nearest, resultCount } = resultsOf(products, total, found);
  const [only] = results;
  return (
    <Fading $gap={6} aria-busy={isStale}>
      {resultCount === 0 && <NothingFound filters={filters} hasNearest={nearest.length > 0} />}
      {only && (
        <>
          <VisuallyHidden>
            <h2>Results</h2>
          </VisuallyHidden>
          {resultCount === 1 && filters.search ? (
            <WideResult {...only} />
          ) : (
            <Rows caption="Results" rows={results} view={view} />
          )}
        </>
      )}
      {nearest.length > 0 && (
        <Section
          title="Nearest materials"
          description="They have something in common with what you searched for, but may be something else."
        >
          <Rows caption="Nearest materials" rows={nearest} view={view} />
        </Section>
      )}
      <Further list={list} />
    </Fading>
  );
};

const Rows = ({ caption, rows, view }: { caption: string; rows: readonly Result[]; view: View }) =>
  view === 'list' ? (
    <ResultTable caption={caption} results={rows} />
  ) : (
    <CellGrid $min="18rem">
      {rows.map((row) => (
        <ResultCard key={row.product.id} {...row} />
      ))}
    </CellGrid>
  );

const Further = ({ list }: { list: ProductList }) => {
  const { products = [], total, hasMore, isBusy, hasMoreFailed, retry, showMore } = list;
  if (hasMoreFailed) return <ErrorState title="Failed to fetch products" onRetry={retry} />;
  if (!hasMore && products.length <= perPage.products) return null;
  return <ShowMore shown={products.length} total={total} hasMore={hasMore} busy={isBusy} onMore={showMore} />;
};

const Fading = styled(Stack)`
  transition: opacity 120ms;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

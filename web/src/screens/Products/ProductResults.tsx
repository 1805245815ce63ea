import { styled } from 'styled-components';
import { perPage } from '../../features/catalogue/perPage.ts';
import { SpecifiedProductCard } from '../../features/catalogue/SpecifiedProductCard.tsx';
import { counted } from '../../kit/format.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { CellGrid, VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { ShowMore } from '../../kit/ui/Pagination.tsx';
import { SkeletonCards } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/State.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ProductList } from './useProducts.ts';

type ProductResultsProps = { list: ProductList; isFiltered: boolean; onClear: () => void };

/** The list in each of its states. */
export function ProductResults({ list, isFiltered, onClear }: ProductResultsProps) {
  const { products, total, error, retry } = list;
  if (error) return <ErrorState title="Failed to fetch products" onRetry={retry} />;
  if (!products) return <SkeletonCards count={9} cells min="20rem" height="19rem" />;
  if (products.length === 0) {
    return isFiltered ? (
      <EmptyState
        as="h2"
        title="No products found"
        text="Nothing in the catalogue fits these filters."
        action={
          <Button variant="secondary" onClick={onClear}>
            Clear Filters
          </Button>
        }
      />
    ) : (
      <EmptyState as="h2" title="No products available" text="The catalogue is being filled. Check back soon." />
    );
  }
  return (
    <>
      <VisuallyHidden>
        <h2>Results</h2>
      </VisuallyHidden>
      <Text role="status" $size="small" $tone="inkSoft">
        {counted(total, 'product')}
      </Text>
      <Cards list={{ ...list, products }} />
    </>
  );
}

function Cards({ list }: { list: ProductList & { products: NonNullable<ProductList['products']> } }) {
  const { products, total, hasMore, isBusy, isStale, hasMoreFailed, retry, showMore } = list;
  return (
    <>
      <Fading $min="20rem" aria-busy={isStale}>
        {products.map((product) => (
          <SpecifiedProductCard key={product.id} product={product} />
        ))}
      </Fading>
      {hasMoreFailed ? (
        <ErrorState title="Failed to fetch products" onRetry={retry} />
      ) : (
        (hasMore || products.length > perPage.products) && (
          <ShowMore shown={products.length} total={total} hasMore={hasMore} busy={isBusy} onMore={showMore} />
        )
      )}
    </>
  );
}

const Fading = styled(CellGrid)`
  transition: opacity 120ms;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

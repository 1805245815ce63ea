import { ProductCard } from '../../features/goods/catalogue/ProductCard.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { CellGrid, Row } from '../../kit/ui/Layout.tsx';
import { ShowMore } from '../../kit/ui/ShowMore.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { SkeletonCards } from '../../kit/ui/Skeleton.tsx';
import type { Featured } from './useFeatured.ts';

/** The first six products; all of them on request. */
export const FeaturedProducts = ({ featured }: { featured: Featured }) => {
  const { products, total, isAll, isBusy, hasMore, showAll, showFeatured, showMore } = featured;
  const count = total.toLocaleString('en-US');
  if (!products) {
    return (
      <Section title="Featured Products">
        <SkeletonCards count={6} cells min="22rem" height="10.5rem" />
      </Section>
    );
  }
  return (
    <Section
      title={isAll ? 'All Products' : 'Featured Products'}
      count={isAll ? count : undefined}
      action={
        isAll && (
          <Button variant="quiet" size="small" onClick={showFeatured}>
            Show Featured Only
          </Button>
        )
      }
    >
      <CellGrid $min="22rem">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </CellGrid>
      {isAll ? (
        <ShowMore shown={products.length} total={total} hasMore={hasMore} busy={isBusy} onMore={showMore} />
      ) : (
        total > products.length && (
          <Row $justify="center">
            <Button variant="secondary" onClick={showAll}>
              View All {count} Products
            </Button>
          </Row>
        )
      )}
    </Section>
  );
};

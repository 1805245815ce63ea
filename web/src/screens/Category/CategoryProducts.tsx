import { ProductCard } from '../../features/goods/catalogue/ProductCard.tsx';
import { counted } from '../../kit/format.ts';
import { CellGrid, Stack } from '../../kit/ui/Layout.tsx';
import { ShowMore } from '../../kit/ui/ShowMore.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { SmallText } from '../../kit/ui/Text.tsx';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { NoProducts } from './NoProducts.tsx';
import { CategoryProductsSkeleton } from './CategoryProductsSkeleton.tsx';
import { useCategoryList, type CategoryList } from './useCategoryList.ts';

/** The products of a category, with a search box. */
export const CategoryProducts = ({ category: { id, name } }: { category: { id: string; name: string } }) => {
  const [typed, setTyped] = useTypedParam('search');
  const term = typed.trim();
  const list = useCategoryList(id, term);
  const { products, count, error, retry } = list;

  return (
    <Stack $gap={6}>
      <Stack $gap={2}>
        <SearchBox
          label={`Search ${name} products`}
          placeholder={`Search ${name} products...`}
          value={typed}
          onChange={setTyped}
        />
        <SmallText role="status">{term && products && `${counted(count, 'product')} found for "${term}"`}</SmallText>
      </Stack>
      <Section title={term ? 'Search Results' : `${name} Products`} count={products && count.toLocaleString('en-US')}>
        {error && <ErrorState title="Failed to fetch products" onRetry={retry} />}
        {!error && !products && <CategoryProductsSkeleton />}
        {products && products.length === 0 && !list.isBusy && (
          <NoProducts name={name} term={term} onClear={() => setTyped('')} />
        )}
        {products && <Found products={products} list={list} />}
      </Section>
    </Stack>
  );
};

type FoundProps = { products: NonNullable<CategoryList['products']>; list: CategoryList };

const Found = ({ products, list: { count, hasMore, isBusy, hasMoreFailed, retry, showMore } }: FoundProps) => (
  <>
    {products.length > 0 && (
      <CellGrid $min="19rem">
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </CellGrid>
    )}
    {hasMoreFailed ? (
      <ErrorState title="Failed to fetch products" onRetry={retry} />
    ) : (
      (hasMore || isBusy) && (
        <ShowMore shown={products.length} total={count} hasMore={hasMore || isBusy} busy={isBusy} onMore={showMore} />
      )
    )}
  </>
);

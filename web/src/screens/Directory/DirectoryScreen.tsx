import { CategoryFilter } from '../../features/catalogue/CategoryFilter.tsx';
import { DirectoryCard } from '../../features/postings/DirectoryCard.tsx';
import { isId } from 'api/rules/id';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Page, Toolbar } from '../../kit/ui/Layout.tsx';
import { PagedCards } from '../../kit/ui/PagedCards.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { DirectoryScreenDocument } from './DirectoryScreen.generated.ts';
import { useComingSoon } from './useComingSoon.ts';

/** Materials with their specifications and suppliers. */
export function DirectoryScreen() {
  const [category, setCategory] = useParam('category', 'all');
  const [typed, setTyped, search] = useTypedParam('q');
  const createRfp = useComingSoon();
  const { data, status, more } = usePagedQuery(DirectoryScreenDocument, {
    search: searchArgument(search),
    categoryId: isId(category) ? category : undefined,
  });
  const isFiltered = Boolean(search) || category !== 'all';

  return (
    <Page $gap={6}>
      <PageHead title="Directory" description="Materials with their technical specifications, and who supplies them." />
      <Toolbar>
        <SearchBox
          label="Search the directory"
          placeholder="Search by name, formula or CAS number"
          value={typed}
          onChange={setTyped}
        />
        <CategoryFilter value={category} onChange={setCategory} />
      </Toolbar>
      {!isFiltered && <CategoryTiles onBrowse={setCategory} />}
      <PagedCards
        title="Directory products"
        list={data?.products}
        {...status}
        onMore={(after) => more({ after })}
        skeletonHeight="22rem"
        empty={
          <EmptyState
            title="No products found"
            text={search ? `No products match "${search}".` : 'There are no products in this category.'}
            action={
              <Button variant="secondary" onClick={() => (search ? setTyped('') : setCategory('all'))}>
                {search ? 'Clear Search' : 'Show all categories'}
              </Button>
            }
          />
        }
      >
        {(product) => <DirectoryCard product={product} onCreateRfp={createRfp} />}
      </PagedCards>
    </Page>
  );
}

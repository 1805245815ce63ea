import { screens } from 'api/pages/screens';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { CompareBar } from '../../features/goods/catalogue/compare/CompareBar.tsx';
import { CompaniesNamed, useCompaniesNamed } from '../../features/people/companies/CompaniesNamed.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';
import { Page, Stack, VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { SkipLink } from '../../kit/ui/SkipLink.tsx';
import { useIsPhone } from '../../kit/ui/useIsPhone.ts';
import { media, space } from '../../theme.ts';
import { FacetList } from './facets/FacetList.tsx';
import { FilterChips } from './facets/FilterChips.tsx';
import { foundText, resultsOf } from './matches.ts';
import { ProductFilterBar } from './ProductFilterBar.tsx';
import { ProductResultList } from './ProductResultList.tsx';
import { ResultBar } from './ResultBar.tsx';
import { useProductFilters } from './useProductFilters.ts';
import { useProducts } from './useProducts.ts';
import { useView } from './useView.ts';

const { head } = screens.ProductList;
const FacetSheet = lazyNamed(() => import('./facets/FacetSheet.tsx'), 'FacetSheet');

/** The catalogue: search, facets beside the results, sort order and view. All of it is in the URL. */
export const ProductListScreen = () => {
  const filters = useProductFilters();
  const list = useProducts(filters);
  const [view, setView] = useView();
  const isPhone = useIsPhone();
  const results = useRef<HTMLDivElement>(null);
  const { found, products, total } = list;
  const text = products && foundText(total, found);
  // What names a company was not mistyped.
  const isCompanyOnly =
    useCompaniesNamed(filters.search).length > 0 && resultsOf(products ?? [], total, found).resultCount === 0;
  const isEmptyCatalogue = products?.length === 0 && !filters.isFiltered;
  const facets = { filters, facets: found?.facets ?? [], isCapped: Boolean(found?.isCapped) };
  return (
    <Page $gap={8}>
      <PageHead title={head.title} description={head.intro} />
      <Stack $gap={5}>
        <ProductFilterBar filters={filters} />
        <Beside>
          {!isPhone && !isEmptyCatalogue && (
            <aside aria-label="Filters">
              <VisuallyHidden>
                <h2>Filters</h2>
              </VisuallyHidden>
              <SkipLink href="#results" target={results}>
                Skip to results
              </SkipLink>
              {found || list.error ? <FacetList {...facets} /> : <SkeletonText lines={12} />}
            </aside>
          )}
          <Results ref={results} id="results" tabIndex={-1} $gap={4}>
            <FilterChips filters={filters} />
            <CompaniesNamed search={filters.search} />
            <ResultBar
              filters={filters}
              found={text}
              didYouMean={isCompanyOnly ? null : found?.didYouMean}
              notice={found?.notice}
              isPhone={isPhone}
              view={view}
              onView={setView}
            />
            <ProductResultList list={list} filters={filters} view={view} />
          </Results>
        </Beside>
      </Stack>
      {isPhone && filters.isSheetOpen && (
        <FacetSheet {...facets} found={products && foundText(total, found, 'result')} />
      )}
      <CompareBar />
    </Page>
  );
};

const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space(8)};

  &:has(> aside) {
    grid-template-columns: 15rem minmax(0, 1fr);
  }
  ${media.tablet} {
    gap: ${space(5)};
    &:has(> aside) {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
`;

const Results = styled(Stack)`
  outline: none;
`;

import { CategoryFilter } from '../../features/goods/catalogue/CategoryFilter.tsx';
import { CompareBar } from '../../features/goods/catalogue/compare/CompareBar.tsx';
import { DirectoryCard } from '../../features/goods/postings/DirectoryCard.tsx';
import { countries } from 'api/rules/countries';
import { isId } from 'api/rules/id';
import { CompanyTable } from '../../features/goods/postings/CompanyTable.tsx';
import { asOptions } from '../../kit/forms/SelectField.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { Select } from '../../kit/ui/Control.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { DirectoryCompaniesDocument } from './DirectoryCompanies.generated.ts';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Page, Stack, Toolbar, VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { PagedCards } from '../../kit/ui/PagedCards.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { DirectoryScreenDocument } from './DirectoryScreen.generated.ts';
import { useComingSoon } from './useComingSoon.ts';
import { styled } from 'styled-components';
import { categoryMarkKind } from '../../features/goods/catalogue/markKindOf.ts';
import { useCategories } from '../../features/goods/catalogue/useCategories.ts';
import { Card, CardFoot, CardTitle } from '../../kit/ui/Card.tsx';
import { Mark } from '../../kit/ui/Mark.tsx';
import { SmallText, Text } from '../../kit/ui/Text.tsx';
import { media, space } from '../../theme.ts';

/** Companies, and materials with their specifications and suppliers. */
export const DirectoryScreen = () => {
  const [category, setCategory] = useParam('category', 'all');
  const [country, setCountry] = useParam('country', '');
  const [verified, setVerified] = useParam('verified', '');
  const [typed, setTyped, search] = useTypedParam('q');
  const createRfp = useComingSoon();
  const shared = { search: searchArgument(search), categoryId: isId(category) ? category : undefined };
  const companies = usePagedQuery(DirectoryCompaniesDocument, {
    ...shared,
    country: country || undefined,
    verified: verified ? true : undefined,
  });
  const materials = usePagedQuery(DirectoryScreenDocument, { ...shared, isSearch: shared.search !== undefined });
  const found = companies.data?.companies;
  const isCompanyFound = Boolean(search && found?.nodes.length);
  // The words of a company's name come near many materials.
  const isOnlyCompany =
    isCompanyFound && Boolean(materials.data?.materialSearch?.matches.every(({ isNearest }) => isNearest));

  return (
    <Page $gap={6}>
      <PageHead
        title="Directory"
        description="Who buys and sells here, and materials with their technical specifications and suppliers."
      />
      <Toolbar>
        <SearchBox
          label="Search the directory"
          placeholder="Search by name, formula or CAS number"
          value={typed}
          onChange={setTyped}
        />
        <CategoryFilter value={category} onChange={setCategory} />
      </Toolbar>
      {(isCompanyFound || !search || country || verified) && (
        <Section
          title="Companies"
          count={found?.totalCount}
          action={
            <CompanyFilters>
              <Select
                aria-label="Country"
                value={country}
                onChange={setCountry}
                placeholder="All countries"
                options={asOptions(countries)}
              />
              <Checkbox checked={Boolean(verified)} onChange={({ target }) => setVerified(target.checked ? 'yes' : '')}>
                Verified
              </Checkbox>
            </CompanyFilters>
          }
        >
          <PagedList
            title="Companies"
            list={found}
            {...companies.status}
            empty={<Text $tone="inkSoft">No companies to show.</Text>}
          >
            {(items) => <CompanyTable companies={items} />}
          </PagedList>
        </Section>
      )}
      {!isOnlyCompany && (
        <Section title="Materials" count={materials.data?.products.totalCount}>
          <Stack $gap={6}>
            {!search && category === 'all' && <CategoryTiles onBrowse={setCategory} />}
            <PagedCards
              title="Directory products"
              list={materials.data?.products}
              {...materials.status}
              skeletonHeight="22rem"
              empty={
                <EmptyState
                  title="No products found"
                  text={whyNone(search, category)}
                  onClear={
                    search || category !== 'all' ? () => (search ? setTyped('') : setCategory('all')) : undefined
                  }
                  clearText={search ? 'Clear Search' : 'Show all categories'}
                />
              }
            >
              {(product) => <DirectoryCard product={product} onCreateRfp={createRfp} />}
            </PagedCards>
          </Stack>
        </Section>
      )}
      <CompareBar />
    </Page>
  );
};

/** Fixed sample counts (docs/specification-coverage.md, section 2), labelled as such. */
const tiles = [
  { name: 'Agrochemicals', count: '1,250 products' },
  { name: 'Base Chem & Intermediates', count: '2,840 products' },
  { name: 'Plastics', count: '1,620 products' },
  { name: 'Pharma & Nutraceuticals', count: '980 products' },
];

/** Four product families; Browse sets the category filter. */
const CategoryTiles = ({ onBrowse }: { onBrowse: (categoryId: string) => void }) => {
  const { categories } = useCategories();
  return (
    <Tiles>
      {tiles.map(({ name, count }) => {
        const id = categories?.find((category) => category.name === name)?.id;
        return (
          <Card key={name}>
            <Mark kind={categoryMarkKind(name)} size={48} />
            <CardTitle as="h2">{name}</CardTitle>
            <CardFoot>
              <SmallText as="span">
                {count} <span>(sample)</span>
              </SmallText>
              <Button size="small" variant="secondary" disabled={!id} onClick={() => id && onBrowse(id)}>
                Browse<VisuallyHidden> {name}</VisuallyHidden>
              </Button>
            </CardFoot>
          </Card>
        );
      })}
    </Tiles>
  );
};

const CompanyFilters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  width: min(22rem, 100vw - ${space(8)});
  gap: ${space(4)};
`;

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space(4)};

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    gap: ${space(3)};
  }
`;

const whyNone = (search: string, category: string): string => {
  if (search) return `No products match "${search}".`;
  return category === 'all' ? 'The catalogue has no products yet.' : 'There are no products in this category.';
};

import { Plus } from 'lucide-react';
import { CategoryFilter } from '../../features/catalogue/CategoryFilter.tsx';
import { OfferingCard } from '../../features/postings/OfferingCard.tsx';
import { RfpCard } from '../../features/postings/RfpCard.tsx';
import { ProductCard } from '../../features/catalogue/ProductCard.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { Page, Toolbar } from '../../kit/ui/Layout.tsx';
import { PagedCards } from '../../kit/ui/PagedCards.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { MarketplaceDialogs } from './MarketplaceDialogs.tsx';
import { NothingHere } from './NothingHere.tsx';
import { useMarketplace } from './useMarketplace.ts';

const tabs = ['products', 'requirements', 'offerings'] as const;

/** Everything that is for sale and asked for: the catalogue, requests and offerings. */
export function MarketplaceScreen() {
  const [tab, setTab] = useParam('tab', 'products', tabs);
  const [category, setCategory] = useParam('category', 'all');
  const [typed, setTyped, search] = useTypedParam('q');
  const [, openNew] = useParam('new', '');
  const [, bidOn] = useParam('bid', '');
  const [, inquireAbout] = useParam('inquire', '');
  const { lists, state } = useMarketplace(tab, search, category);
  const clear = () => setTyped('');

  return (
    <Page $gap={6}>
      <PageHead
        title="Marketplace"
        description="What is offered, what is asked for, and the materials themselves."
        actions={
          <>
            <Button variant="secondary" icon={<Plus size={16} aria-hidden />} onClick={() => openNew('offering')}>
              Post Offering
            </Button>
            <Button icon={<Plus size={16} aria-hidden />} onClick={() => openNew('rfp')}>
              Post RFP
            </Button>
          </>
        }
      />
      <Toolbar>
        <SearchBox label={`Search ${tab}`} placeholder={`Search ${tab}...`} value={typed} onChange={setTyped} />
        {tab === 'products' && <CategoryFilter value={category} onChange={setCategory} />}
      </Toolbar>
      <Tabs
        label="Marketplace"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'products',
            label: 'Products',
            count: lists?.products.totalCount,
            content: (
              <PagedCards
                title="Products"
                list={lists?.products}
                {...state}
                onMore={(productsAfter) => state.more({ productsAfter })}
                empty={
                  <NothingHere
                    what="products"
                    search={search}
                    isFiltered={category !== 'all'}
                    onClear={() => (search ? clear() : setCategory('all'))}
                  />
                }
                skeletonHeight="11rem"
              >
                {(product) => <ProductCard product={product} />}
              </PagedCards>
            ),
          },
          {
            value: 'requirements',
            label: 'Requirements',
            count: lists?.requirements.totalCount,
            content: (
              <PagedCards
                title="Requirements"
                list={lists?.requirements}
                {...state}
                onMore={(requirementsAfter) => state.more({ requirementsAfter })}
                empty={
                  <NothingHere what="requirements" search={search} onClear={clear} onPost={() => openNew('rfp')} />
                }
              >
                {(rfp) => <RfpCard rfp={rfp} onBid={bidOn} />}
              </PagedCards>
            ),
          },
          {
            value: 'offerings',
            label: 'Offerings',
            count: lists?.offerings.totalCount,
            content: (
              <PagedCards
                title="Offerings"
                list={lists?.offerings}
                {...state}
                onMore={(offeringsAfter) => state.more({ offeringsAfter })}
                empty={
                  <NothingHere what="offerings" search={search} onClear={clear} onPost={() => openNew('offering')} />
                }
              >
                {(offering) => <OfferingCard offering={offering} onInquire={inquireAbout} />}
              </PagedCards>
            ),
          },
        ]}
      />
      <MarketplaceDialogs />
    </Page>
  );
}

import { Plus } from 'lucide-react';
import { CategoryFilter } from '../../features/goods/catalogue/CategoryFilter.tsx';
import { TradeButton } from '../../features/people/companies/TradeButton.tsx';
import { marketTabs, useMarketTabs, type MarketTab } from '../../features/goods/postings/useMarketTabs.tsx';
import { Page, Toolbar } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Segmented } from '../../kit/ui/Segmented.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { OfferingFilters, useOfferingFilters } from './OfferingFilters.tsx';
import { MarketplaceDialogs } from './MarketplaceDialogs.tsx';
import { useMarketplace } from './useMarketplace.ts';
import { EmptyState } from '../../kit/ui/State.tsx';

const views = ['cards', 'list'] as const;
const viewOptions = [
  { value: 'cards', label: 'Cards' },
  { value: 'list', label: 'List' },
] as const;

/** The catalogue, active RFPs and active offerings. */
export const MarketplaceScreen = () => {
  const [tab, setTab] = useParam('tab', 'products', marketTabs);
  const [category, setCategory] = useParam('category', 'all');
  const [typed, setTyped, search] = useTypedParam('q');
  const [, openNew] = useParam('new', '');
  const [view, setView] = useParam('view', 'cards', views);
  const filters = useOfferingFilters();
  const { lists, status, more } = useMarketplace(tab, search, category, filters.variables, view === 'list');
  const list = (kind: MarketTab) => ({
    ...status,
    onMore: (after: string) => more({ [`${kind}After`]: after }),
    empty: (
      <EmptyMarketList
        kind={kind}
        search={search}
        isFiltered={kind === 'products' ? category !== 'all' : kind === 'offerings' && filters.count > 0}
        onClear={() => {
          if (search) setTyped('');
          else if (kind === 'products') setCategory('all');
          else filters.clear();
        }}
        onPost={openNew}
      />
    ),
  });
  const tabs = useMarketTabs({ lists, list, asTable: view === 'list' });

  return (
    <Page $gap={6}>
      <PageHead
        title="Marketplace"
        description="Materials, open RFPs and current offerings."
        actions={
          <>
            <TradeButton variant="secondary" icon={Plus} onClick={() => openNew('offering')}>
              Post Offering
            </TradeButton>
            <TradeButton icon={Plus} onClick={() => openNew('rfp')}>
              Post RFP
            </TradeButton>
          </>
        }
      />
      <Toolbar>
        <SearchBox label={`Search ${tab}`} placeholder={`Search ${tab}...`} value={typed} onChange={setTyped} />
        {tab === 'products' ? (
          <CategoryFilter value={category} onChange={setCategory} />
        ) : (
          <Segmented label="View" options={viewOptions} value={view} onChange={setView} />
        )}
      </Toolbar>
      {tab === 'offerings' && <OfferingFilters {...filters} />}
      <Tabs label="Marketplace" value={tab} onChange={setTab} tabs={tabs} />
      <MarketplaceDialogs />
    </Page>
  );
};

type EmptyMarketListProps = {
  kind: MarketTab;
  search: string;
  isFiltered: boolean;
  onClear: () => void;
  onPost: (kind: 'rfp' | 'offering') => void;
};

/** An empty list, with the next step: clear the search or the filter, or post something. */
const EmptyMarketList = ({ kind, search, isFiltered, onClear, onPost }: EmptyMarketListProps) => {
  if (search) {
    return (
      <EmptyState
        title={`No ${kind} found`}
        text={`No ${kind} match "${search}". Try a name, a formula or a CAS number.`}
        onClear={onClear}
      />
    );
  }
  if (isFiltered) {
    return kind === 'products' ? (
      <EmptyState title="No products in this category" onClear={onClear} clearText="Show all categories" />
    ) : (
      <EmptyState title={`No ${kind} fit these filters`} onClear={onClear} clearText="Clear Filters" />
    );
  }
  if (kind === 'products') return <EmptyState title="No products available" text="The catalogue is empty for now." />;
  return (
    <EmptyState
      title={`No active ${kind} at the moment.`}
      text="Be the first: every trader sees what you post."
      action={
        <TradeButton saysWhy onClick={() => onPost(kind === 'requirements' ? 'rfp' : 'offering')}>
          {kind === 'requirements' ? 'Post RFP' : 'Post Offering'}
        </TradeButton>
      }
    />
  );
};

import { offeringStatuses } from 'api/rules/postings';
import { Plus } from 'lucide-react';
import { TradeButton, TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { BusinessLinks } from '../../features/around/insights/BusinessLinks.tsx';
import { offeringStatusLabel } from '../../features/goods/postings/OfferingStatus.tsx';
import { useDialogParam } from '../../kit/navigation/useDialogParams.ts';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { EmptyOwnList } from '../../kit/ui/EmptyOwnList.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import { exportOfferings } from './exportOfferings.ts';
import { ImportNotice } from './ImportNotice.tsx';
import { Inventory } from './Inventory.tsx';
import { InventoryScreenDocument } from './InventoryScreen.generated.ts';
import { EmptyState } from '../../kit/ui/State.tsx';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const ImportDialog = lazyNamed(() => import('./ImportDialog.tsx'), 'ImportDialog');

const reloaded = ['InventoryScreen'];
const tabs = ['all', ...offeringStatuses] as const;

/** A seller's offerings, current and past. */
export const InventoryScreen = () => {
  const [importing, openImport, closeImport] = useDialogParam('import');
  const [tab, setTab] = useParam('tab', 'all', tabs);
  const [typed, setTyped, search] = useTypedParam('q');
  const { data, status } = usePagedQuery(InventoryScreenDocument, {
    status: tab === 'all' ? undefined : tab,
    search: searchArgument(search),
  });

  return (
    <Page $gap={6}>
      <PageHead
        title="Inventory"
        navigation={<BusinessLinks />}
        description="Your offerings: what they cost, how much is left, and what came of them."
        actions={
          <>
            <TradeButton variant="secondary" onClick={() => openImport('csv')}>
              Import
            </TradeButton>
            <Button variant="secondary" onClick={() => void exportOfferings(tab)}>
              Export CSV
            </Button>
            <TradeLink icon={Plus} to={paths.marketplace({ tab: 'offerings', open: 'offering' })}>
              Post Offering
            </TradeLink>
          </>
        }
      />
      {!importing && <ImportNotice refetch={reloaded} onShow={() => openImport('csv')} />}
      <SearchBox label="Search inventory" placeholder="Search inventory..." value={typed} onChange={setTyped} />
      <Tabs
        label="Inventory"
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({
          value,
          label: value === 'all' ? 'All' : offeringStatusLabel(value),
          count: data?.[value].totalCount,
        }))}
      >
        <PagedList
          key={tab}
          title="Your inventory"
          list={data?.offerings}
          {...status}
          empty={
            <EmptyOwnList
              noun="offerings"
              search={search}
              onClear={() => setTyped('')}
              first={tab === 'all' ? first : undefined}
            />
          }
        >
          {(offerings) => <Inventory offerings={offerings} />}
        </PagedList>
      </Tabs>
      {importing && <ImportDialog refetch={reloaded} onClose={closeImport} />}
    </Page>
  );
};

const first = (
  <EmptyState
    as="h2"
    title="No offerings yet"
    text="Post what you have: buyers find it on the marketplace and among the suppliers of its product."
    action={
      <TradeLink saysWhy to={paths.marketplace({ tab: 'offerings', open: 'offering' })}>
        Post Offering
      </TradeLink>
    }
  />
);

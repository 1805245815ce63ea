import { rfpStatuses } from 'api/rules/postings';
import { Plus } from 'lucide-react';
import { TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { BusinessLinks } from '../../features/around/insights/BusinessLinks.tsx';
import { rfpStatusLabel } from '../../features/goods/postings/RfpStatus.tsx';
import { searchArgument } from '../../kit/searchArgument.ts';
import { EmptyOwnList } from '../../kit/ui/EmptyOwnList.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { paths } from '../../paths.ts';
import { MyRfpsScreenDocument } from './MyRfpsScreen.generated.ts';
import { OwnRfpTable } from './OwnRfpTable.tsx';

const tabs = ['all', 'to_decide', ...rfpStatuses] as const;
const labels = { all: 'All', to_decide: 'To decide' };

/** The viewer's RFPs by state, and which of them have bids to decide about. */
export const MyRfpsScreen = () => {
  const [tab, setTab] = useParam('tab', 'all', tabs);
  const [typed, setTyped, search] = useTypedParam('q');
  const { data, status } = usePagedQuery(MyRfpsScreenDocument, {
    status: rfpStatuses.find((each) => each === tab),
    awaitingMe: tab === 'to_decide' || undefined,
    sort: tab === 'to_decide' || tab === 'active' ? 'closing_soonest' : 'newest',
    search: searchArgument(search),
  });

  return (
    <Page $gap={6}>
      <PageHead
        title="My RFPs"
        navigation={<BusinessLinks />}
        description="What you asked for, and the bids that wait for your decision."
        actions={
          <TradeLink icon={Plus} to={paths.marketplace({ tab: 'requirements', open: 'rfp' })}>
            Post RFP
          </TradeLink>
        }
      />
      <SearchBox label="Search my RFPs" placeholder="Search my RFPs..." value={typed} onChange={setTyped} />
      <Tabs
        label="My RFPs"
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({
          value,
          label: value === 'all' || value === 'to_decide' ? labels[value] : rfpStatusLabel(value),
          count: data?.[value].totalCount,
        }))}
      >
        <PagedList
          title="Your RFPs"
          list={data?.rfps}
          {...status}
          empty={
            <EmptyOwnList
              noun="RFPs"
              search={search}
              onClear={() => setTyped('')}
              first={tab === 'all' ? first : undefined}
            />
          }
        >
          {(rfps) => <OwnRfpTable rfps={rfps} />}
        </PagedList>
      </Tabs>
    </Page>
  );
};

const first = (
  <EmptyState
    as="h2"
    title="No RFPs yet"
    text="Say what you need: suppliers answer with bids that only you can read."
    action={
      <TradeLink saysWhy to={paths.marketplace({ tab: 'requirements', open: 'rfp' })}>
        Post RFP
      </TradeLink>
    }
  />
);

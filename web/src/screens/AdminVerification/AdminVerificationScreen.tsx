import { Page } from '../../kit/ui/Layout.tsx';
import { PagedTable } from '../../kit/ui/PagedTable.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { Companies } from './Companies.tsx';
import { AdminVerificationScreenDocument } from './AdminVerificationScreen.generated.ts';

const tabs = ['pending', 'revision_requested', 'rejected', 'approved'] as const;
const labels = {
  pending: 'Waiting',
  revision_requested: 'Revision requested',
  rejected: 'Rejected',
  approved: 'Approved',
};
const descriptions = {
  pending: 'Companies that wait for the verified badge, those that wait longest first.',
  revision_requested: 'Companies that were asked to correct their profile.',
  rejected: 'Companies that could not be verified.',
  approved: 'Companies that carry the verified badge.',
};

/** The companies that wait for an admin, and what became of the others. */
export function AdminVerificationScreen() {
  const [tab, setTab] = useParam('tab', 'pending', tabs);
  const [typed, setTyped, search] = useTypedParam('q');
  const { data, isFailed, isFetchingMore, retry, more } = usePagedQuery(AdminVerificationScreenDocument, {
    status: tab,
    search: search.trim().slice(0, 200) || undefined,
  });
  return (
    <Page $gap={6}>
      <PageHead title="Verification" description={descriptions[tab]} />
      <SearchBox label="Search companies" placeholder="Search companies..." value={typed} onChange={setTyped} />
      <Tabs
        label="Companies"
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({
          value,
          label: labels[value],
          count: data?.[value].totalCount,
          content: (
            <PagedTable
              title="The companies"
              list={data?.companyProfiles}
              isFailed={isFailed}
              onRetry={retry}
              isFetchingMore={isFetchingMore}
              onMore={(after) => more({ after })}
              empty={<EmptyState as="h2" title={search ? 'No companies found' : 'No companies here'} />}
            >
              {(companies) => <Companies companies={companies} />}
            </PagedTable>
          ),
        }))}
      />
    </Page>
  );
}

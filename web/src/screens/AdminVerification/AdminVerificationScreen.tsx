import { AdminPage } from '../../features/staff/admin/AdminPage.tsx';
import { searchArgument } from '../../kit/searchArgument.ts';
import { PagedTable } from '../../kit/ui/PagedTable.tsx';
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

/** Companies by verification status, for admins. */
export function AdminVerificationScreen() {
  const [tab, setTab] = useParam('tab', 'pending', tabs);
  const [typed, setTyped, search] = useTypedParam('q');
  const { data, status, more } = usePagedQuery(AdminVerificationScreenDocument, {
    status: tab,
    search: searchArgument(search),
  });
  return (
    <AdminPage title="Verification" description={descriptions[tab]}>
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
              {...status}
              onMore={(after) => more({ after })}
              empty={<EmptyState as="h2" title={search ? 'No companies found' : 'No companies here'} />}
            >
              {(companies) => <Companies companies={companies} />}
            </PagedTable>
          ),
        }))}
      />
    </AdminPage>
  );
}

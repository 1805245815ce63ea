import { AdminPage } from '../../features/around/staff/admin/AdminPage.tsx';
import { searchArgument } from '../../kit/searchArgument.ts';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { AdminCompaniesScreenDocument } from './AdminCompaniesScreen.generated.ts';
import { CompanyTable } from './CompanyTable.tsx';

const tabs = ['pending', 'revision_requested', 'rejected', 'approved', 'all'] as const;
const labels = {
  pending: 'Waiting',
  revision_requested: 'Revision requested',
  rejected: 'Rejected',
  approved: 'Approved',
  all: 'All',
};
const descriptions = {
  pending: 'Companies that wait for the verified badge, those that wait longest first.',
  revision_requested: 'Companies that were asked to correct their profile.',
  rejected: 'Companies that could not be verified.',
  approved: 'Companies that carry the verified badge.',
  all: 'Every company profile, those that saved it first at the top.',
};

/** Companies by verification status, which admins decide about. */
export const AdminCompaniesScreen = () => {
  const [tab, setTab] = useParam('tab', 'pending', tabs);
  const [typed, setTyped, search] = useTypedParam('q');
  const { data, status } = usePagedQuery(AdminCompaniesScreenDocument, {
    status: tab === 'all' ? undefined : tab,
    search: searchArgument(search),
  });
  return (
    <AdminPage title="Companies" description={descriptions[tab]}>
      <SearchBox label="Search companies" placeholder="Search companies..." value={typed} onChange={setTyped} />
      <Tabs
        label="Companies"
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({ value, label: labels[value], count: data?.[value].totalCount }))}
      >
        <PagedList
          title="The companies"
          list={data?.companyProfiles}
          {...status}
          empty={<EmptyState as="h2" title={search ? 'No companies found' : 'No companies here'} />}
        >
          {(companies) => <CompanyTable companies={companies} showsStatus={tab === 'all'} />}
        </PagedList>
      </Tabs>
    </AdminPage>
  );
};

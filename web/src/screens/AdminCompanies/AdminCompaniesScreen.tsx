import { AdminPage } from '../../features/staff/admin/AdminPage.tsx';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Select } from '../../kit/ui/Control.tsx';
import { Toolbar } from '../../kit/ui/Layout.tsx';
import { PagedTable } from '../../kit/ui/PagedTable.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { AdminCompaniesScreenDocument } from './AdminCompaniesScreen.generated.ts';
import { CompanyTable } from './CompanyTable.tsx';

const filters = ['all', 'pending', 'revision_requested', 'rejected', 'approved'] as const;
const labels = {
  all: 'All companies',
  pending: 'Waiting',
  revision_requested: 'Revision requested',
  rejected: 'Rejected',
  approved: 'Approved',
};

/** All companies, those that saved their profile first at the top. */
export function AdminCompaniesScreen() {
  const [filter, setFilter] = useParam('status', 'all', filters);
  const [typed, setTyped, search] = useTypedParam('q');
  const { data, status, more } = usePagedQuery(AdminCompaniesScreenDocument, {
    status: filter === 'all' ? undefined : filter,
    search: searchArgument(search),
  });
  return (
    <AdminPage title="Companies" description="Every company profile and its verification.">
      <Toolbar>
        <SearchBox label="Search companies" placeholder="Search companies..." value={typed} onChange={setTyped} />
        <Select
          aria-label="Status"
          value={filter}
          options={filters.map((value) => ({ value, label: labels[value] }))}
          onChange={(value) => setFilter(filters.find((each) => each === value) ?? 'all')}
        />
      </Toolbar>
      <PagedTable
        title="The companies"
        list={data?.companyProfiles}
        {...status}
        onMore={(after) => more({ after })}
        empty={<EmptyState as="h2" title="No companies found" />}
      >
        {(companies) => <CompanyTable companies={companies} />}
      </PagedTable>
    </AdminPage>
  );
}

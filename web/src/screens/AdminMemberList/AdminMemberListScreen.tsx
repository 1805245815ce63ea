import type { Role } from '../../schemaTypes.generated.ts';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { AdminPage } from '../../features/around/staff/admin/AdminPage.tsx';
import { roleLabels } from '../../features/around/staff/admin/roleLabels.ts';
import { searchArgument } from '../../kit/searchArgument.ts';
import { Select } from '../../kit/ui/Control.tsx';
import { Toolbar } from '../../kit/ui/Layout.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { SearchBox } from '../../kit/ui/SearchBox.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { useTypedParam } from '../../kit/ui/useTypedParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { AdminMemberListScreenDocument } from './AdminMemberListScreen.generated.ts';
import { Members } from './Members.tsx';

const filters = ['all', 'locked', 'admin', 'support', 'buyer', 'seller', 'both'] as const;
const options = filters.map((value) => ({
  value,
  label: value === 'all' ? 'All members' : value === 'locked' ? 'Locked' : `Role: ${roleLabels[value]}`,
}));

/** All members, newest first, with a search. */
export const AdminMemberListScreen = () => {
  const { user } = useSession();
  const [filter, setFilter] = useParam('show', 'all', filters);
  const [typed, setTyped, search] = useTypedParam('q');
  const role: Role | undefined = filter === 'all' || filter === 'locked' ? undefined : filter;
  const { data, status } = usePagedQuery(AdminMemberListScreenDocument, {
    search: searchArgument(search),
    role,
    locked: filter === 'locked' ? true : undefined,
  });
  const what = user?.role === 'admin' ? 'name, company or email' : 'name or company';
  return (
    <AdminPage title="Members" description="Everybody with an account, newest first.">
      <Toolbar>
        <SearchBox label="Search members" placeholder={`Search by ${what}...`} value={typed} onChange={setTyped} />
        <Select
          aria-label="Show"
          value={filter}
          options={options}
          onChange={(value) => setFilter(filters.find((each) => each === value) ?? 'all')}
        />
      </Toolbar>
      <PagedList
        title="The members"
        list={data?.members}
        {...status}
        empty={<EmptyState as="h2" title="No members found" />}
      >
        {(members) => <Members members={members} />}
      </PagedList>
    </AdminPage>
  );
};

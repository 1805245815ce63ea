import { AdminPage } from '../../features/around/staff/admin/AdminPage.tsx';
import { PagedList } from '../../kit/ui/PagedList.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { usePagedQuery } from '../../kit/usePagedQuery.ts';
import { AdminReportsScreenDocument } from './AdminReportsScreen.generated.ts';
import { ReportList } from './ReportList.tsx';

const tabs = ['open', 'handled'] as const;
const labels = { open: 'Open', handled: 'Handled' };

/** What members have reported, for support and admins. */
export const AdminReportsScreen = () => {
  const [tab, setTab] = useParam('tab', 'open', tabs);
  const { data, status } = usePagedQuery(AdminReportsScreenDocument, { status: tab });
  return (
    <AdminPage title="Reports" description="What members have reported, those that wait longest first.">
      <Tabs label="Reports" value={tab} onChange={setTab} tabs={tabs.map((value) => ({ value, label: labels[value] }))}>
        <PagedList
          title="The reports"
          list={data?.reports}
          {...status}
          empty={<EmptyState as="h2" title={tab === 'open' ? 'No open reports' : 'No handled reports'} />}
        >
          {(reports) => <ReportList reports={reports} />}
        </PagedList>
      </Tabs>
    </AdminPage>
  );
};

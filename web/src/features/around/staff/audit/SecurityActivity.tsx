import { auditKinds } from 'api/rules/staff/audit';
import { DataTable } from '../../../../kit/ui/DataTable.tsx';
import { Moment } from '../../../../kit/ui/Figures.tsx';
import { PagedList } from '../../../../kit/ui/PagedList.tsx';
import { EmptyState } from '../../../../kit/ui/State.tsx';
import { usePagedQuery } from '../../../../kit/usePagedQuery.ts';
import { counted } from './counted.ts';
import { SecurityActivityDocument } from './SecurityActivity.generated.ts';

/** What happened to the member's account, newest first. */
export const SecurityActivity = () => {
  const { data, status } = usePagedQuery(SecurityActivityDocument, {});
  return (
    <PagedList
      title="Your security activity"
      list={data?.securityActivity}
      {...status}
      empty={<EmptyState as="h3" title="Nothing has happened yet" />}
    >
      {(events) => (
        <DataTable
          caption="Security activity"
          items={events}
          columns={[
            { header: 'Event', isTitle: true, cell: ({ kind, count }) => counted(auditKinds[kind].sentence, count) },
            { header: 'Time', cell: ({ lastAt }) => <Moment at={lastAt} form="utc" /> },
            { header: 'From', cell: ({ address }) => address ?? 'Not recorded' },
          ]}
        />
      )}
    </PagedList>
  );
};

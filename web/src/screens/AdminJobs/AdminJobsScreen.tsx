import { useQuery } from '@apollo/client/react';
import { AdminPage } from '../../features/staff/admin/AdminPage.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Moment } from '../../kit/ui/Figures.tsx';
import { VisuallyHidden } from '../../kit/ui/Layout.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../kit/ui/State.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import { AdminJobsScreenDocument, RetryJobDocument, type AdminJobsScreenQuery } from './AdminJobsScreen.generated.ts';

/** Jobs, such as emails, that failed for good. */
export const AdminJobsScreen = () => {
  const { data, error, refetch } = useQuery(AdminJobsScreenDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage title="Jobs" description="Emails and other work that failed on every attempt.">
      {data ? (
        <Jobs jobs={data.failedJobs} />
      ) : error ? (
        <ErrorState title="The jobs could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="16rem" />
        </div>
      )}
    </AdminPage>
  );
};

const Jobs = ({ jobs }: { jobs: AdminJobsScreenQuery['failedJobs'] }) => {
  const { submit, busy } = useSubmit(RetryJobDocument, {
    success: 'The job runs again.',
    failure: (reason) => reason,
    refetch: ['AdminJobsScreen'],
  });
  if (jobs.length === 0) return <EmptyState as="h2" title="No failed jobs" text="Everything was done." />;
  return (
    <DataTable
      caption="Failed jobs"
      items={jobs}
      itemKey={({ id }) => id}
      columns={[
        { header: 'Job', isTitle: true, cell: ({ task, id }) => `${task} ${id}` },
        { header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
        { header: 'Last error', cell: ({ lastError }) => lastError ?? 'None' },
        { header: 'Failed', cell: ({ failedAt }) => <Moment at={failedAt} form="ago" /> },
        {
          header: 'Action',
          isAction: true,
          cell: ({ id, task }) => (
            <Button size="small" variant="secondary" disabled={busy} onClick={() => void submit({ id })}>
              Retry
              <VisuallyHidden>
                {' '}
                {task} {id}
              </VisuallyHidden>
            </Button>
          ),
        },
      ]}
    />
  );
};

import { useQuery } from '@apollo/client/react';
import { AdminPage } from '../../features/around/staff/admin/AdminPage.tsx';
import { RowButton } from '../../kit/ui/Button.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Data, Moment } from '../../kit/ui/Figures.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { useSubmit } from '../../kit/useSubmit.ts';
import {
  AdminSystemScreenDocument,
  RetryJobDocument,
  type AdminSystemScreenQuery as System,
} from './AdminSystemScreen.generated.ts';

/** Jobs, such as emails, that failed for good, and the settings of the server. */
export const AdminSystemScreen = () => {
  const query = useQuery(AdminSystemScreenDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage title="System" description="Work that failed, and the settings of the server.">
      <Loaded title="The state of the system" query={query}>
        {({ failedJobs, settingsInForce }) => (
          <>
            <Section title="Failed jobs" description="Emails and other work that failed on every attempt.">
              <Jobs jobs={failedJobs} />
            </Section>
            <Section
              title="Changed settings"
              description="They are set in the environment of the server, which reads them when it starts."
            >
              <Settings settings={settingsInForce.filter(({ source }) => source === 'environment')} />
            </Section>
            <Section title="Defaults" description="Settings that nobody has changed." isFolded>
              <Settings settings={settingsInForce.filter(({ source }) => source === 'default')} />
            </Section>
          </>
        )}
      </Loaded>
    </AdminPage>
  );
};

const Jobs = ({ jobs }: { jobs: System['failedJobs'] }) => {
  const { submit, busy } = useSubmit(RetryJobDocument, {
    success: 'The job runs again.',
    refetch: ['AdminSystemScreen'],
  });
  if (jobs.length === 0) return <EmptyState title="No failed jobs" text="Everything was done." />;
  return (
    <DataTable
      caption="Failed jobs"
      items={jobs}
      columns={[
        { header: 'Job', isTitle: true, cell: ({ task, id }) => `${task} ${id}` },
        { header: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
        { header: 'Last error', cell: ({ lastError }) => lastError ?? 'None' },
        { header: 'Failed', cell: ({ failedAt }) => <Moment at={failedAt} form="ago" /> },
        {
          header: 'Action',
          isAction: true,
          cell: ({ id, task }) => (
            <RowButton of={`${task} ${id}`} disabled={busy} onClick={() => void submit({ id })}>
              Retry
            </RowButton>
          ),
        },
      ]}
    />
  );
};

const valueOf = ({ value, isSecret, isSet }: System['settingsInForce'][number]): string =>
  isSet ? (isSecret ? 'Set' : (value ?? '')) : 'Not set';

const Settings = ({ settings }: { settings: System['settingsInForce'] }) => (
  <DataTable
    caption="Settings"
    items={settings}
    itemKey={({ name }) => name}
    columns={[
      { header: 'Setting', isTitle: true, cell: ({ name }) => <Wrapped>{name}</Wrapped> },
      { header: 'Value', cell: (setting) => <Wrapped>{valueOf(setting)}</Wrapped> },
      { header: 'What it does', cell: ({ description }) => description },
    ]}
  />
);

const Wrapped = ({ children }: { children: string }) => (
  <Data $size="small" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {children}
  </Data>
);

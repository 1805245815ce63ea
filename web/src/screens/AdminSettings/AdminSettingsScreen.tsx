import { useQuery } from '@apollo/client/react';
import { AdminPage } from '../../features/staff/admin/AdminPage.tsx';
import { DataTable } from '../../kit/ui/DataTable.tsx';
import { Data } from '../../kit/ui/Figures.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { AdminSettingsScreenDocument, type AdminSettingsScreenQuery } from './AdminSettingsScreen.generated.ts';

type Setting = AdminSettingsScreenQuery['settingsInForce'][number];

const valueOf = ({ value, isSecret, isSet }: Setting): string =>
  isSet ? (isSecret ? 'Set' : (value ?? '')) : 'Not set';

/** The settings of the server. They are changed in its environment. */
export const AdminSettingsScreen = () => {
  const { data, error, refetch } = useQuery(AdminSettingsScreenDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage
      title="Settings in force"
      description="They are changed in the environment of the server, which reads them when it starts."
    >
      {data ? (
        <DataTable
          caption="Settings"
          items={data.settingsInForce}
          itemKey={({ name }) => name}
          columns={[
            { header: 'Setting', isTitle: true, cell: ({ name }) => <Wrapped>{name}</Wrapped> },
            { header: 'Value', cell: (setting) => <Wrapped>{valueOf(setting)}</Wrapped> },
            { header: 'From', cell: ({ source }) => (source === 'environment' ? 'Environment' : 'Default') },
            { header: 'What it does', cell: ({ description }) => description },
          ]}
        />
      ) : error ? (
        <ErrorState title="The settings could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="24rem" />
        </div>
      )}
    </AdminPage>
  );
};

const Wrapped = ({ children }: { children: string }) => (
  <Data $size="small" style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    {children}
  </Data>
);

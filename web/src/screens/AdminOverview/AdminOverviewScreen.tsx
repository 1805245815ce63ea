import { useQuery } from '@apollo/client/react';
import { AdminPage } from '../../features/staff/admin/AdminPage.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { AdminOverviewScreenDocument } from './AdminOverviewScreen.generated.ts';
import { Figures } from './Figures.tsx';

/** What needs attention in the market, with links to it. */
export const AdminOverviewScreen = () => {
  const { data, error, refetch } = useQuery(AdminOverviewScreenDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage title="Overview" description="What needs attention in the market.">
      {error && !data ? (
        <ErrorState title="The figures could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <Figures data={data} />
      )}
    </AdminPage>
  );
};

import { useQuery } from '@apollo/client/react';
import { AdminPage } from '../../features/around/staff/admin/AdminPage.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { AdminOverviewScreenDocument } from './AdminOverviewScreen.generated.ts';
import { Figures } from './Figures.tsx';

/** What needs attention in the market, with links to it. */
export const AdminOverviewScreen = () => {
  const query = useQuery(AdminOverviewScreenDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <AdminPage title="Overview" description="What needs attention in the market.">
      <Loaded title="The figures" query={query}>
        {(data) => <Figures data={data} />}
      </Loaded>
    </AdminPage>
  );
};

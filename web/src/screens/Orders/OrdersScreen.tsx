import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';

export const OrdersScreen = () => (
  <Page>
    <PageHead title="Orders" />
  </Page>
);

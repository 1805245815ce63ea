import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';

/** Dashboard. */
export const DashboardScreen = () => (
  <Page>
    <PageHead title="Dashboard" />
    <EmptyState
      as="h2"
      title="Being prepared"
      text="This page opens soon. The catalogue is already there."
      action={<LinkButton to={paths.products()}>Browse Products</LinkButton>}
    />
  </Page>
);

import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';

export const RfpScreen = () => (
  <Page>
    <PageHead title="Rfp" />
  </Page>
);

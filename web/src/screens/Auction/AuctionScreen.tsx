import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';

export const AuctionScreen = () => (
  <Page>
    <PageHead title="Auction" />
  </Page>
);

import { useQuery } from '@apollo/client/react';
import { useTradingMode } from '../../features/people/accounts/tradingMode.ts';
import { BusinessLinks } from '../../features/around/insights/BusinessLinks.tsx';
import { sideLabels } from '../../features/around/insights/analytics/sideLabels.ts';
import { Page } from '../../kit/ui/Layout.tsx';
import { Loaded } from '../../kit/ui/Loaded.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { AnalyticsScreenDocument } from './AnalyticsScreen.generated.ts';
import { TradeAnalytics } from './TradeAnalytics.tsx';

/** The member's own sales or purchases, depending on the trading mode. */
export const AnalyticsScreen = () => {
  const [side] = useTradingMode();
  const query = useQuery(AnalyticsScreenDocument, {
    variables: { side },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page $gap={8}>
      <PageHead title="Analytics" navigation={<BusinessLinks />} description={sideLabels[side].description} />
      <Loaded title="Your analytics" query={query}>
        {({ analytics }) => <TradeAnalytics analytics={analytics} side={side} />}
      </Loaded>
    </Page>
  );
};

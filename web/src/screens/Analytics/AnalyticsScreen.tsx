import { useQuery } from '@apollo/client/react';
import { tradingModeOptions, useTradingMode } from '../../features/accounts/tradingMode.ts';
import { sideLabels } from '../../features/insights/analytics/sideLabels.ts';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Page } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { Segmented } from '../../kit/ui/Segmented.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';
import { AnalyticsScreenDocument } from './AnalyticsScreen.generated.ts';
import { TradeAnalytics } from './TradeAnalytics.tsx';

/** The member's own sales or purchases, depending on the trading mode. */
export const AnalyticsScreen = () => {
  const [side, choose] = useTradingMode();
  const { data, error, refetch } = useQuery(AnalyticsScreenDocument, {
    variables: { side },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Page $gap={8}>
      <PageHead
        title="Analytics"
        description={sideLabels[side].description}
        actions={
          <>
            <Segmented label="Side of the trade" options={tradingModeOptions} value={side} onChange={choose} wide />
            <LinkButton variant="secondary" to={paths.orders}>
              Orders
            </LinkButton>
          </>
        }
      />
      {data ? (
        <TradeAnalytics analytics={data.analytics} side={side} />
      ) : error ? (
        <ErrorState title="Your analytics could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading">
          <Skeleton height="32rem" />
        </div>
      )}
    </Page>
  );
};

import { useQuery } from '@apollo/client/react';
import { useSession } from '../../features/accounts/session.tsx';
import { useTradingMode } from '../../features/accounts/tradingMode.ts';
import { useUnauthorized } from '../../features/accounts/unauthorized.ts';
import { TradeDialogs } from '../../features/bids/TradeDialogs.tsx';
import { QuickActions } from '../../features/dashboard/QuickActions.tsx';
import { QuickStats } from '../../features/dashboard/QuickStats.tsx';
import { Columns, Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { ActiveMarketplace } from './ActiveMarketplace.tsx';
import { DashboardScreenDocument } from './DashboardScreen.generated.ts';
import { LiveAuctions } from './LiveAuctions.tsx';
import { Aside } from './Aside.tsx';

const reloaded = ['DashboardScreen'];

/** What a trader opens in the morning: own figures, what to do, what is new on the market. */
export function DashboardScreen() {
  const [mode] = useTradingMode();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(DashboardScreenDocument, { fetchPolicy: 'cache-and-network' });
  useUnauthorized(error);

  return (
    <Page $gap={8}>
      <PageHead title="Dashboard" description={user ? `Welcome back, ${user.firstName}.` : undefined} />
      {error && !data ? (
        <ErrorState title="The dashboard could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <>
          <Stack $gap={3}>
            <QuickStats mode={mode} stats={data?.dashboardStats} />
            <QuickActions mode={mode} />
          </Stack>
          <Columns $side="19rem">
            <Stack $gap={10}>
              <ActiveMarketplace data={data} />
              <LiveAuctions auctions={data?.auctions} reload={() => void refetch()} />
            </Stack>
            <Aside data={data} />
          </Columns>
        </>
      )}
      <TradeDialogs refetch={reloaded} />
    </Page>
  );
}

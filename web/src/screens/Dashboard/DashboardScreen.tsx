import { useQuery } from '@apollo/client/react';
import { useSession } from '../../features/people/accounts/SessionProvider.tsx';
import { useTradingMode } from '../../features/people/accounts/tradingMode.ts';
import { UnconfirmedCallout } from '../../features/people/accounts/UnconfirmedCallout.tsx';
import { LockedCompanyCallout } from '../../features/people/companies/LockedCompanyCallout.tsx';
import { useOnlyReads } from '../../features/people/companies/useOnlyReads.ts';
import { TradeDialogs } from '../../features/deals/bids/TradeDialogs.tsx';
import { FirstSteps } from '../../features/around/insights/dashboard/FirstSteps.tsx';
import { NeedsYou } from '../../features/around/insights/dashboard/NeedsYou.tsx';
import { QuickActions } from '../../features/around/insights/dashboard/QuickActions.tsx';
import { QuickStats } from '../../features/around/insights/dashboard/QuickStats.tsx';
import { MaterialSearch } from '../../features/goods/search/MaterialSearch.tsx';
import { Columns, Page, Stack } from '../../kit/ui/Layout.tsx';
import { PageHead } from '../../kit/ui/PageHead.tsx';
import { ErrorState } from '../../kit/ui/State.tsx';
import { ActiveMarketplace } from './ActiveMarketplace.tsx';
import { DashboardScreenDocument, type DashboardScreenQuery } from './DashboardScreen.generated.ts';
import { LiveAuctions } from './LiveAuctions.tsx';
import { RecentMessageList } from '../../features/people/inbox/messages/RecentMessageList.tsx';
import { PriceWidget } from '../../features/goods/catalogue/prices/PriceWidget.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';

const reloaded = ['DashboardScreen'];

/** The front page of members: their figures, quick actions and the latest postings. */
export const DashboardScreen = () => {
  const [mode] = useTradingMode();
  const { user } = useSession();
  const { data, error, refetch } = useQuery(DashboardScreenDocument, { fetchPolicy: 'cache-and-network' });
  const onlyReads = useOnlyReads();
  const isNew = !onlyReads && data?.needsYou.length === 0 && data.messages.nodes.length === 0;

  return (
    <Page $gap={8}>
      <PageHead title="Dashboard" description={user ? `Welcome, ${user.firstName}.` : undefined} />
      <UnconfirmedCallout />
      <LockedCompanyCallout />
      {error && !data ? (
        <ErrorState title="The dashboard could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <>
          <MaterialSearch />
          {isNew ? (
            <FirstSteps mode={mode} hasCompany={Boolean(user?.companyProfile)} />
          ) : (
            data && <NeedsYou needs={data.needsYou} />
          )}
          <Stack $gap={3}>
            <QuickStats mode={mode} stats={data?.dashboardStats} />
            <QuickActions mode={mode} />
          </Stack>
          <Columns $side="19rem">
            <Stack $gap={10}>
              <ActiveMarketplace data={data} />
              <LiveAuctions auctions={data?.auctions} reload={() => void refetch()} />
            </Stack>
            <DashboardAside data={data} />
          </Columns>
        </>
      )}
      <TradeDialogs refetch={reloaded} />
    </Page>
  );
};

/** Side column with prices and messages. */
const DashboardAside = ({ data }: { data: DashboardScreenQuery | undefined }) => (
  <Stack $gap={10}>
    <Section title="Price Index" action={<TextLink to={paths.priceIndex}>All prices →</TextLink>}>
      <PriceWidget />
    </Section>
    <Section title="Recent Messages" action={<TextLink to={paths.messages}>All messages →</TextLink>}>
      {data ? <RecentMessageList messages={data.messages.nodes} /> : <SkeletonText lines={6} />}
    </Section>
  </Stack>
);

import { TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { AuctionResultTable } from '../../features/around/insights/analytics/AuctionResultTable.tsx';
import { MaterialTable } from '../../features/around/insights/analytics/MaterialTable.tsx';
import { MonthChart } from '../../features/around/insights/analytics/MonthChart.tsx';
import { sideLabels, type Side } from '../../features/around/insights/analytics/sideLabels.ts';
import { StatusTable } from '../../features/around/insights/analytics/StatusTable.tsx';
import { TradeFigures } from '../../features/around/insights/analytics/TradeFigures.tsx';
import { LinkButton } from '../../kit/ui/Button.tsx';
import { Columns } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { paths } from '../../paths.ts';
import type { AnalyticsScreenQuery } from './AnalyticsScreen.generated.ts';

type TradeAnalyticsProps = { analytics: AnalyticsScreenQuery['analytics']; side: Side };

/** Charts and tables for sellers or buyers; empty ones are left out. */
export const TradeAnalytics = ({ analytics, side }: TradeAnalyticsProps) => {
  const { months, statuses, materials, auctions } = analytics;
  const words = sideLabels[side];
  if (statuses.length === 0 && auctions.length === 0) return <NoTrade side={side} />;
  return (
    <>
      <TradeFigures analytics={analytics} side={side} />
      {statuses.length > 0 && (
        <>
          <Section title={words.months}>
            <MonthChart months={months} side={side} />
          </Section>
          <Columns $side="24rem">
            <Section title={words.materials}>
              <MaterialTable materials={materials} side={side} />
            </Section>
            <Section title="Orders by status">
              <StatusTable statuses={statuses} />
            </Section>
          </Columns>
        </>
      )}
      {auctions.length > 0 && (
        <Section title={words.auctions} count={auctions.length}>
          <AuctionResultTable auctions={auctions} side={side} />
        </Section>
      )}
    </>
  );
};

const NoTrade = ({ side }: { side: Side }) =>
  side === 'seller' ? (
    <EmptyState
      as="h2"
      title="No sales yet"
      text="Your revenue, your best materials and how your auctions ended will stand here."
      action={
        <>
          <TradeLink saysWhy to={paths.marketplace({ tab: 'offerings', open: 'offering' })}>
            Post an offering
          </TradeLink>
          <TradeLink variant="secondary" to={paths.auctions({ open: 'auction' })}>
            Start an auction
          </TradeLink>
        </>
      }
    />
  ) : (
    <EmptyState
      as="h2"
      title="No purchases yet"
      text="Your spend, what you buy most and the auctions you won will stand here."
      action={
        <>
          <LinkButton to={paths.marketplace({ tab: 'offerings' })}>Browse offerings</LinkButton>
          <TradeLink variant="secondary" to={paths.marketplace({ tab: 'requirements', open: 'rfp' })}>
            Create an RFP
          </TradeLink>
        </>
      }
    />
  );

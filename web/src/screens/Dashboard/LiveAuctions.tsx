import { AuctionCard } from '../../features/deals/auctions/AuctionCard.tsx';
import { AuctionListChangedDocument } from '../../features/around/live/AuctionListChanged.generated.ts';
import { TradeLink } from '../../features/people/companies/TradeButton.tsx';
import { LiveState } from '../../features/around/live/LiveState.tsx';
import { useLive } from '../../features/around/live/useLive.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Grid, Row } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { SkeletonCards } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import type { DashboardScreenQuery } from './DashboardScreen.generated.ts';

const MIN = '16rem';

type LiveAuctionsProps = { auctions: DashboardScreenQuery['auctions'] | undefined; reload: () => void };

/** The auctions that end soonest, kept current. */
export const LiveAuctions = ({ auctions, reload }: LiveAuctionsProps) => {
  const [, bidIn] = useParam('auction', '');
  useLive(AuctionListChangedDocument, {
    pick: (frame) => frame.auctionsChanged,
    shown: auctions?.nodes,
    reload,
  });
  return (
    <Section
      title="Live Auctions"
      count={
        auctions && (
          <Row $gap={2}>
            <Badge tone={auctions.totalCount > 0 ? 'live' : 'neutral'}>
              {auctions.totalCount.toLocaleString('en-US')} Active
            </Badge>
            <LiveState />
          </Row>
        )
      }
      action={<TextLink to={paths.auctions()}>View all live auctions →</TextLink>}
    >
      {!auctions && <SkeletonCards count={3} min={MIN} height="16rem" />}
      {auctions?.nodes.length === 0 && (
        <EmptyState
          as="p"
          title="No live auctions at the moment."
          action={
            <TradeLink saysWhy variant="secondary" to={paths.auctions({ open: 'auction' })}>
              Start an auction
            </TradeLink>
          }
        />
      )}
      {auctions && auctions.nodes.length > 0 && (
        <Grid $min={MIN}>
          {auctions.nodes.map((auction) => (
            <AuctionCard key={auction.id} auction={auction} onBid={bidIn} />
          ))}
        </Grid>
      )}
    </Section>
  );
};

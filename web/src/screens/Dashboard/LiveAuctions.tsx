import { AuctionCard } from '../../features/auctions/AuctionCard.tsx';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Grid } from '../../kit/ui/Layout.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { SkeletonCards } from '../../kit/ui/Skeleton.tsx';
import { EmptyState } from '../../kit/ui/State.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { useParam } from '../../kit/ui/useParam.ts';
import { paths } from '../../paths.ts';
import type { DashboardScreenQuery } from './DashboardScreen.generated.ts';

const MIN = '16rem';

/** The auctions that end soonest. */
export function LiveAuctions({ auctions }: { auctions: DashboardScreenQuery['auctions'] | undefined }) {
  const [, bidIn] = useParam('auction', '');
  return (
    <Section
      title="Live Auctions"
      count={auctions && <Badge tone="live">{auctions.totalCount.toLocaleString('en-US')} Active</Badge>}
      action={<TextLink to={paths.auctions()}>View all live auctions →</TextLink>}
    >
      {!auctions && <SkeletonCards count={3} min={MIN} height="16rem" />}
      {auctions?.nodes.length === 0 && <EmptyState as="p" title="No live auctions at the moment." />}
      {auctions && auctions.nodes.length > 0 && (
        <Grid $min={MIN}>
          {auctions.nodes.map((auction) => (
            <AuctionCard key={auction.id} auction={auction} onBid={bidIn} />
          ))}
        </Grid>
      )}
    </Section>
  );
}

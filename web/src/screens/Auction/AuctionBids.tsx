import { AuctionBidTable } from '../../features/bids/AuctionBidTable.tsx';
import { ShowMore } from '../../kit/ui/Pagination.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './AuctionDetails.tsx';

type AuctionBidsProps = { auction: ShownAuction; viewerId: string | undefined; onMore: (after: string) => void };

/** The bids the viewer may see, and why there may be none. */
export function AuctionBids({ auction, viewerId, onMore }: AuctionBidsProps) {
  const { nodes, totalCount, pageInfo } = auction.bids;
  return (
    <Section title="Bids" count={auction.bidCount ?? undefined}>
      {nodes.length > 0 ? (
        <>
          <AuctionBidTable
            bids={nodes}
            unit={auction.priceBasis === 'PER_UNIT' ? auction.unit : undefined}
            viewerId={viewerId}
          />
          <ShowMore
            shown={nodes.length}
            total={totalCount}
            hasMore={pageInfo.hasNextPage}
            onMore={() => pageInfo.endCursor && onMore(pageInfo.endCursor)}
          />
        </>
      ) : (
        <Text $tone="inkSoft">{whyNone(auction, viewerId)}</Text>
      )}
    </Section>
  );
}

function whyNone({ status, bidCount, bidVisibility }: ShownAuction, viewerId: string | undefined): string {
  if (status === 'scheduled') return 'Bidding has not started yet.';
  if (bidCount === 0) return 'No bids yet.';
  if (!viewerId) return 'Sign in to see the single bids.';
  if (bidVisibility === 'sealed') return 'The bids of a sealed auction open at its end.';
  return 'The amounts of other bidders open at the end.';
}

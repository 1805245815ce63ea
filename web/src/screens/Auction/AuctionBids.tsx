import { lazy, Suspense, useState } from 'react';
import { PriceChart } from '../../features/auctions/PriceChart.tsx';
import { AuctionBidTable } from '../../features/bids/AuctionBidTable.tsx';
import { proxyWords } from '../../features/bids/proxyWords.ts';
import { CompanyName } from '../../features/companies/CompanyName.tsx';
import { useAuctionCommands } from '../../features/desk/useAuctionCommands.ts';
import { money } from '../../kit/format.ts';
import { ShowMore } from '../../kit/ui/Pagination.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './AuctionDetails.tsx';
import { useAward } from './useAward.ts';

const ReasonDialog = lazy(() =>
  import('../../features/messaging/ReasonDialog.tsx').then((m) => ({ default: m.ReasonDialog })),
);

type AuctionBidsProps = {
  auction: ShownAuction;
  viewerId: string | undefined;
  /** The owner and admins may, while it runs. */
  mayVoid: boolean;
  onMore: (after: string) => void;
};

/** The bids the viewer may see, and why there may be none. */
export function AuctionBids({ auction, viewerId, mayVoid, onMore }: AuctionBidsProps) {
  const { nodes, totalCount, pageInfo } = auction.bids;
  const [voided, setVoided] = useState<{ id: string; bidder: string | null; amount: string }>();
  const { voidBid } = useAuctionCommands(['AuctionScreen']);
  const { winner } = useAward(auction, viewerId === auction.userId);
  return (
    <Section title="Bids" count={auction.bidCount ?? undefined}>
      {nodes.length > 0 ? (
        <>
          {showsPrice(auction, viewerId) && (
            <PriceChart bids={nodes} type={auction.type} price={auction.currentPrice} />
          )}
          <AuctionBidTable
            bids={nodes}
            unit={auction.priceBasis === 'PER_UNIT' ? auction.unit : undefined}
            viewerId={viewerId}
            isHidden={auction.bidVisibility !== 'public' && auction.status === 'active'}
            winner={winner?.user && <CompanyName user={winner.user} />}
            onVoid={mayVoid ? setVoided : undefined}
          />
          {isAutomatic(auction) && (
            <Text $size="small" $tone="inkSoft">
              The price stands at {money(auction.currentPrice ?? '')}: the market bid for a{' '}
              {proxyWords[auction.type].limit}.
            </Text>
          )}
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
      <Suspense>
        {voided && (
          <ReasonDialog
            title={`Void the bid of ${voided.bidder ?? 'this bidder'} over ${money(voided.amount)}?`}
            description="It no longer counts, and the lead goes to the next best. The log keeps it, with your reason."
            action="Void bid"
            onGive={(reason) => voidBid.submit({ bidId: voided.id, reason })}
            onClose={() => setVoided(undefined)}
          />
        )}
      </Suspense>
    </Section>
  );
}

/** Whether a maximum moved the price to where nobody's own bid stands. */
const isAutomatic = ({ currentPrice, bidVisibility, bids: { nodes } }: ShownAuction) =>
  bidVisibility === 'public' && currentPrice !== null && !nodes.some(({ amount }) => amount === currentPrice);

/** Own bids alone are no price. */
const showsPrice = ({ bidVisibility, status, userId }: ShownAuction, viewerId: string | undefined) =>
  bidVisibility === 'public' || status === 'ended' || (bidVisibility === 'rank_only' && userId === viewerId);

function whyNone({ status, bidCount, bidVisibility }: ShownAuction, viewerId: string | undefined): string {
  if (status === 'scheduled') return 'Bidding has not started yet.';
  if (bidCount === 0) return 'No bids yet.';
  if (bidVisibility === 'sealed' && status !== 'ended') return 'The bids of a sealed auction open at its end.';
  if (!viewerId) return 'Sign in to see the single bids.';
  return 'The amounts of other bidders open at the end.';
}

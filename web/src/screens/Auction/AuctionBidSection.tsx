import { ReasonDialog } from '../../features/people/inbox/messages/ReasonDialog.tsx';
import { useState } from 'react';
import { AuctionBidTable } from '../../features/deals/bids/AuctionBidTable.tsx';
import { CompanyName } from '../../features/people/companies/CompanyName.tsx';
import { useAuctionCommands } from '../../features/deals/auctions/commands/useAuctionCommands.ts';
import { money } from '../../kit/format.ts';
import { ShowMoreOf } from '../../kit/ui/ShowMore.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import type { ShownAuction } from './shownAuction.ts';
import { useAward } from './useAward.ts';

type AuctionBidSectionProps = {
  auction: ShownAuction;
  isOwner: boolean;
  isMember: boolean;
  onMore: (after: string) => void;
};

/** The bids that the viewer may see, or why there are none. */
export const AuctionBidSection = ({ auction, isOwner, isMember, onMore }: AuctionBidSectionProps) => {
  const { nodes } = auction.bids;
  const [voided, setVoided] = useState<{ id: string; bidder: string | null; amount: string }>();
  const { voidBid } = useAuctionCommands(['AuctionScreen']);
  const { winner } = useAward(auction, isOwner);
  return (
    <Section title="Bids" count={auction.bidCount ?? undefined}>
      {nodes.length > 0 ? (
        <>
          <AuctionBidTable
            bids={nodes}
            automatic={automaticBid(auction)}
            unit={auction.priceBasis === 'per_unit' ? auction.unit : undefined}
            isHidden={auction.bidVisibility !== 'public' && auction.status === 'active'}
            winner={winner?.user && <CompanyName user={winner.user} company={winner.company} />}
            onVoid={auction.viewerCan.voidBid ? setVoided : undefined}
          />
          <ShowMoreOf isQuiet list={auction.bids} onMore={onMore} />
        </>
      ) : (
        <Text $tone="inkSoft">{whyNone(auction, isMember)}</Text>
      )}
      {voided && (
        <ReasonDialog
          title={`Void the bid of ${voided.bidder ?? 'this bidder'} over ${money(voided.amount)}?`}
          description="It no longer counts, and the lead goes to the next best. The log keeps it, with your reason."
          action="Void bid"
          onGive={(reason) => voidBid.submit({ bidId: voided.id, reason })}
          onClose={() => setVoided(undefined)}
        />
      )}
    </Section>
  );
};

/** A maximum moves the price beyond the bid that leads. */
const automaticBid = ({ leadingBid, currentPrice }: ShownAuction) =>
  leadingBid && currentPrice !== null && leadingBid.amount !== currentPrice
    ? { ...leadingBid, amount: currentPrice }
    : undefined;

const whyNone = ({ status, bidCount, bidVisibility }: ShownAuction, isMember: boolean): string => {
  if (status === 'scheduled') return 'Bidding has not started yet.';
  if (bidCount === 0) return status === 'ended' ? 'No bids.' : 'No bids yet.';
  if (bidVisibility === 'sealed' && status !== 'ended') return 'The bids of a sealed auction open at its end.';
  if (!isMember) return 'Sign in to see the single bids.';
  return 'The amounts of other bidders open at the end.';
};

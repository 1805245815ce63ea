import { useState } from 'react';
import { Button } from '../../kit/ui/Button.tsx';
import { Section } from '../../kit/ui/Panel.tsx';
import { Text } from '../../kit/ui/Text.tsx';
import { SkeletonText } from '../../kit/ui/Skeleton.tsx';
import type { ShownAuction } from './shownAuction.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const VerifyAuction = lazyNamed(
  () => import('../../features/deals/bids/VerifyAuction.tsx'),
  'VerifyAuction',
  <SkeletonText lines={4} />,
);

/** Lets anyone verify an ended auction without trusting the market. */
export const VerifySection = ({ auction }: { auction: ShownAuction }) => {
  const [isOpen, setOpen] = useState(false);
  const winning = auction.bids.nodes.find(({ status }) => status === 'awarded');
  const shown = {
    winner: winning?.bidder ?? null,
    price: auction.outcome === 'awarded' ? auction.currentPrice : null,
    end: auction.endTime,
    isAwarded: auction.outcome === 'awarded',
    isCancelled: auction.outcome === 'cancelled',
  };
  return (
    <Section title="Verification">
      <Text $tone="inkSoft">
        Every step of this auction is in a log that nobody can change unseen. Your browser downloads it and replays it.
      </Text>
      {isOpen ? (
        <VerifyAuction auctionId={auction.id} shown={shown} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            Verify this auction
          </Button>
        </div>
      )}
    </Section>
  );
};

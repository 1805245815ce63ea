import { useState } from 'react';
import { useAuctionCommands } from '../../features/deals/auctions/commands/useAuctionCommands.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const ConfirmDialog = lazyNamed(() => import('../../kit/ui/ConfirmDialog.tsx'), 'ConfirmDialog');

const reloaded = ['AuctionScreen', 'AuctionAward'];

/** Lets the owner award the next best bid after the order was cancelled. */
export const AwardNext = ({ auctionId }: { auctionId: string }) => {
  const [isAsked, setAsked] = useState(false);
  const keyed = useCommandKey();
  const { awardNext } = useAuctionCommands(reloaded);
  return (
    <>
      <Button wide onClick={() => setAsked(true)}>
        Award the next bid
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Award the next bid?"
          description="The auction is awarded to the bidder who would have won without the previously awarded bid, at the price of that outcome. The order is placed immediately, and the log keeps both awards."
          action="Award and order"
          busyText="Awarding..."
          onConfirm={() => awardNext.submit(keyed({ auctionId }))}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
};

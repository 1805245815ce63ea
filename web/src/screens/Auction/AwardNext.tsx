import { lazy, Suspense, useState } from 'react';
import { useAuctionCommands } from '../../features/desk/useAuctionCommands.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { useCommandKey } from '../../kit/useCommandKey.ts';

const ConfirmDialog = lazy(() => import('../../kit/ui/ConfirmDialog.tsx').then((m) => ({ default: m.ConfirmDialog })));

const reloaded = ['AuctionScreen', 'AuctionAward'];

/** The owner's way on once the order of the award was cancelled: whoever would have won otherwise. */
export function AwardNext({ auctionId }: { auctionId: string }) {
  const [isAsked, setAsked] = useState(false);
  const keyed = useCommandKey();
  const { awardNext } = useAuctionCommands(reloaded);
  return (
    <>
      <Button wide onClick={() => setAsked(true)}>
        Award the next bid
      </Button>
      <Suspense>
        {isAsked && (
          <ConfirmDialog
            title="Award the next bid?"
            description="The auction goes to whoever would have won without the bid awarded before, at the price that would have been paid then. The order is placed at once, and the log keeps both awards."
            action="Award and order"
            busyText="Awarding..."
            onConfirm={() => awardNext.submit(keyed({ auctionId }))}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </>
  );
}

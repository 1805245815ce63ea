import { lazy, Suspense, useState } from 'react';
import { useAuctionCommands } from '../../features/desk/useAuctionCommands.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { ShownAuction } from './AuctionDetails.tsx';

const ReasonDialog = lazy(() =>
  import('../../features/desk/ReasonDialog.tsx').then((m) => ({ default: m.ReasonDialog })),
);

/** The owner's way out, while no bid would win. */
export function CancelAuction({ auction: { id, status } }: { auction: ShownAuction }) {
  const [isAsked, setAsked] = useState(false);
  const { cancel } = useAuctionCommands(['AuctionScreen']);
  if (status === 'ended') return null;
  return (
    <>
      <Button wide variant="secondary" onClick={() => setAsked(true)}>
        Cancel auction
      </Button>
      <Suspense>
        {isAsked && (
          <ReasonDialog
            title="Cancel this auction?"
            description="It ends without an award, and everyone who bid is told why."
            action="Cancel auction"
            onGive={(reason) => cancel.submit({ auctionId: id, reason })}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </>
  );
}

import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { valuesAgain } from '../../features/auctions/auctionForm.ts';
import type { EditableAuctionFragment } from '../../features/auctions/EditAuctionDialog.generated.ts';
import { serverNow } from '../../features/auctions/serverClock.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Notice } from '../../kit/ui/Notice.tsx';
import { paths } from '../../paths.ts';

const CreateAuctionDialog = lazy(() =>
  import('../../features/auctions/CreateAuctionDialog.tsx').then((m) => ({ default: m.CreateAuctionDialog })),
);

const endings = { reserve_not_met: 'No bid met the reserve', no_bids: 'Nobody bid' };

/** For the owner of an auction that ended without an award: a new one from the same terms. */
export function StartAgain({ auction }: { auction: EditableAuctionFragment }) {
  const [values, setValues] = useState<ReturnType<typeof valuesAgain>>();
  const navigate = useNavigate();
  const { outcome } = auction;
  if (outcome !== 'reserve_not_met' && outcome !== 'no_bids') return null;
  return (
    <>
      <Notice title={endings[outcome]}>
        Nothing was awarded. You can start it again, with other terms if you like.
      </Notice>
      <Button wide onClick={() => setValues(valuesAgain(auction, serverNow()))}>
        Start again
      </Button>
      <Suspense>
        {values && (
          <CreateAuctionDialog
            title="Start again"
            initial={{ values, product: auction.product }}
            refetch={[]}
            onCreated={(id) => void navigate(paths.auction(id))}
            onClose={() => setValues(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}

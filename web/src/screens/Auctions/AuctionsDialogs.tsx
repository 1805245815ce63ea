import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';

const NewAuctionDialog = lazy(() =>
  import('../../features/auctions/NewAuctionDialog.tsx').then((m) => ({ default: m.NewAuctionDialog })),
);
const PlaceBidDialog = lazy(() =>
  import('../../features/bids/PlaceBidDialog.tsx').then((m) => ({ default: m.PlaceBidDialog })),
);

const reloaded = ['AuctionsScreen'];

/** The dialog that the address names: `new=auction` or `bid={auction}`. */
export function AuctionsDialogs() {
  const [params] = useSearchParams();
  const close = useDialogParams('new', 'bid');
  const bid = params.get('bid');
  return (
    <Suspense>
      {params.get('new') === 'auction' && (
        <NewAuctionDialog title={params.get('q') ?? undefined} refetch={reloaded} onClose={close} />
      )}
      {bid && <PlaceBidDialog target={{ kind: 'auction', id: bid }} refetch={reloaded} onClose={close} />}
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefillIn, prefillNames } from '../../features/postings/prefill.ts';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';

const NewAuctionDialog = lazy(() =>
  import('../../features/auctions/NewAuctionDialog.tsx').then((m) => ({ default: m.NewAuctionDialog })),
);
const PlaceBidDialog = lazy(() =>
  import('../../features/bids/PlaceBidDialog.tsx').then((m) => ({ default: m.PlaceBidDialog })),
);

const reloaded = ['AuctionListScreen'];

/** The dialog named in the URL: `new=auction` or `bid={auction}`. */
export function AuctionListDialogs() {
  const [params] = useSearchParams();
  const close = useDialogParams('new', 'bid', 'productId', ...prefillNames);
  const bid = params.get('bid');
  return (
    <Suspense>
      {params.get('new') === 'auction' && (
        <NewAuctionDialog
          productId={params.get('productId') ?? undefined}
          title={params.get('title') ?? params.get('q') ?? undefined}
          prefill={prefillIn(params)}
          refetch={reloaded}
          onClose={close}
        />
      )}
      {bid && <PlaceBidDialog target={{ kind: 'auction', id: bid }} refetch={reloaded} onClose={close} />}
    </Suspense>
  );
}

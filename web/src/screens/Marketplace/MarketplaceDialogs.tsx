import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';

const CreateRfpDialog = lazy(() =>
  import('../../features/postings/CreateRfpDialog.tsx').then((m) => ({ default: m.CreateRfpDialog })),
);
const CreateOfferingDialog = lazy(() =>
  import('../../features/postings/CreateOfferingDialog.tsx').then((m) => ({ default: m.CreateOfferingDialog })),
);
const InquireDialog = lazy(() =>
  import('../../features/postings/InquireDialog.tsx').then((m) => ({ default: m.InquireDialog })),
);
const PlaceBidDialog = lazy(() =>
  import('../../features/bids/PlaceBidDialog.tsx').then((m) => ({ default: m.PlaceBidDialog })),
);

const reloaded = ['MarketplaceScreen'];

/** The dialog that the address names: `new=rfp`, `new=offering`, `bid={rfp}` or `inquire={offering}`. */
export function MarketplaceDialogs() {
  const [params] = useSearchParams();
  const { new: posting, bid, inquire, productId, q } = Object.fromEntries(params);
  const close = useDialogParams('new', 'productId', 'bid', 'inquire');
  const start = { productId, title: q, refetch: reloaded, onClose: close };

  return (
    <Suspense>
      {posting === 'rfp' && <CreateRfpDialog {...start} />}
      {posting === 'offering' && <CreateOfferingDialog {...start} />}
      {bid && <PlaceBidDialog target={{ kind: 'rfp', id: bid }} refetch={reloaded} onClose={close} />}
      {inquire && <InquireDialog offeringId={inquire} refetch={reloaded} onClose={close} />}
    </Suspense>
  );
}

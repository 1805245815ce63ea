import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';

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
  const [params, setParams] = useSearchParams();
  const { new: posting, bid, inquire, productId, q } = Object.fromEntries(params);
  const start = { productId, title: q, refetch: reloaded };

  function handleClose() {
    setParams(
      (current) => {
        const rest = new URLSearchParams(current);
        for (const name of ['new', 'productId', 'bid', 'inquire']) rest.delete(name);
        return rest;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <Suspense>
      {posting === 'rfp' && <CreateRfpDialog {...start} onClose={handleClose} />}
      {posting === 'offering' && <CreateOfferingDialog {...start} onClose={handleClose} />}
      {bid && <PlaceBidDialog target={{ kind: 'rfp', id: bid }} refetch={reloaded} onClose={handleClose} />}
      {inquire && <InquireDialog offeringId={inquire} refetch={reloaded} onClose={handleClose} />}
    </Suspense>
  );
}

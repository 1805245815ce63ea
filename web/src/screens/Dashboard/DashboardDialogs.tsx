import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCloseParams } from '../../kit/ui/useCloseParams.ts';

const InquireDialog = lazy(() =>
  import('../../features/postings/InquireDialog.tsx').then((m) => ({ default: m.InquireDialog })),
);
const PlaceBidDialog = lazy(() =>
  import('../../features/bids/PlaceBidDialog.tsx').then((m) => ({ default: m.PlaceBidDialog })),
);

const reloaded = ['DashboardScreen'];

/** The dialog that the address names: `bid={rfp}`, `auction={auction}` or `inquire={offering}`. */
export function DashboardDialogs() {
  const [params] = useSearchParams();
  const close = useCloseParams('bid', 'auction', 'inquire');
  const { bid, auction, inquire } = Object.fromEntries(params);
  return (
    <Suspense>
      {bid && <PlaceBidDialog target={{ kind: 'rfp', id: bid }} refetch={reloaded} onClose={close} />}
      {auction && <PlaceBidDialog target={{ kind: 'auction', id: auction }} refetch={reloaded} onClose={close} />}
      {inquire && <InquireDialog offeringId={inquire} refetch={reloaded} onClose={close} />}
    </Suspense>
  );
}

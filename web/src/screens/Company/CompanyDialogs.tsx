import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';

const InquireDialog = lazy(() =>
  import('../../features/postings/InquireDialog.tsx').then((m) => ({ default: m.InquireDialog })),
);
const PlaceBidDialog = lazy(() =>
  import('../../features/bids/PlaceBidDialog.tsx').then((m) => ({ default: m.PlaceBidDialog })),
);

const reloaded = ['CompanyScreen'];

/** The dialog named in the URL: `inquire={offering}` or `bid={auction}`. */
export function CompanyDialogs() {
  const [params] = useSearchParams();
  const { inquire, bid } = Object.fromEntries(params);
  const close = useDialogParams('inquire', 'bid');
  return (
    <Suspense>
      {inquire && <InquireDialog offeringId={inquire} refetch={reloaded} onClose={close} />}
      {bid && <PlaceBidDialog target={{ kind: 'auction', id: bid }} refetch={reloaded} onClose={close} />}
    </Suspense>
  );
}

import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const InquireDialog = lazyNamed(() => import('../../features/postings/InquireDialog.tsx'), 'InquireDialog');
const PlaceBidDialog = lazyNamed(() => import('../../features/bids/PlaceBidDialog.tsx'), 'PlaceBidDialog');

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

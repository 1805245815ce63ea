import { useSearchParams } from 'react-router-dom';
import { useDialogParams } from '../../../kit/navigation/useDialogParams.ts';
import { lazyNamed } from '../../../kit/lazyNamed.ts';

const InquireDialog = lazyNamed(() => import('../../goods/postings/InquireDialog.tsx'), 'InquireDialog');
const PlaceBidDialog = lazyNamed(() => import('./PlaceBidDialog.tsx'), 'PlaceBidDialog');

/**
 * The dialog named in the URL: `bid={rfp}`, `auction={auction}` or `inquire={offering}`; `refetch` names the queries to
 * refetch.
 */
export const TradeDialogs = ({ refetch }: { refetch: string[] }) => {
  const [params] = useSearchParams();
  const close = useDialogParams('bid', 'auction', 'inquire');
  const { bid, auction, inquire } = Object.fromEntries(params);
  return (
    <>
      {bid && <PlaceBidDialog target={{ kind: 'rfp', id: bid }} refetch={refetch} onClose={close} />}
      {auction && <PlaceBidDialog target={{ kind: 'auction', id: auction }} refetch={refetch} onClose={close} />}
      {inquire && <InquireDialog offeringId={inquire} refetch={refetch} onClose={close} />}
    </>
  );
};

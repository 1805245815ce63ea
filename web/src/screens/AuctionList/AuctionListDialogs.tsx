import { useSearchParams } from 'react-router-dom';
import { prefillIn, prefillNames } from '../../features/goods/postings/prefill.ts';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const NewAuctionDialog = lazyNamed(
  () => import('../../features/deals/auctions/NewAuctionDialog.tsx'),
  'NewAuctionDialog',
);
const PlaceBidDialog = lazyNamed(() => import('../../features/deals/bids/PlaceBidDialog.tsx'), 'PlaceBidDialog');

const reloaded = ['AuctionListScreen'];

/** The dialog named in the URL: `new=auction` or `bid={auction}`. */
export const AuctionListDialogs = () => {
  const [params] = useSearchParams();
  const close = useDialogParams('new', 'bid', 'productId', ...prefillNames);
  const bid = params.get('bid');
  return (
    <>
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
    </>
  );
};

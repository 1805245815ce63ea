import { useSearchParams } from 'react-router-dom';
import { TradeDialogs } from '../../features/deals/bids/TradeDialogs.tsx';
import { prefillIn, prefillNames } from '../../features/goods/postings/prefill.ts';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const CreateRfpDialog = lazyNamed(() => import('../../features/goods/postings/CreateRfpDialog.tsx'), 'CreateRfpDialog');
const CreateOfferingDialog = lazyNamed(
  () => import('../../features/goods/postings/CreateOfferingDialog.tsx'),
  'CreateOfferingDialog',
);

const reloaded = ['MarketplaceScreen'];

/** The dialog named in the URL: `new=rfp`, `new=offering`, or one of `TradeDialogs`. */
export const MarketplaceDialogs = () => {
  const [params] = useSearchParams();
  const { new: posting, productId, title, q } = Object.fromEntries(params);
  const close = useDialogParams('new', 'productId', ...prefillNames);
  const start = { productId, title: title ?? q, prefill: prefillIn(params), refetch: reloaded, onClose: close };

  return (
    <>
      {posting === 'rfp' && <CreateRfpDialog {...start} />}
      {posting === 'offering' && <CreateOfferingDialog {...start} />}
      <TradeDialogs refetch={reloaded} />
    </>
  );
};

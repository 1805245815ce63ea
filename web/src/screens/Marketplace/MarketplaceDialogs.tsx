import { useSearchParams } from 'react-router-dom';
import { TradeDialogs } from '../../features/bids/TradeDialogs.tsx';
import { prefillIn, prefillNames } from '../../features/postings/prefill.ts';
import { useDialogParams } from '../../kit/navigation/useDialogParams.ts';
import { lazyNamed } from '../../kit/lazyNamed.ts';

const CreateRfpDialog = lazyNamed(() => import('../../features/postings/CreateRfpDialog.tsx'), 'CreateRfpDialog');
const CreateOfferingDialog = lazyNamed(
  () => import('../../features/postings/CreateOfferingDialog.tsx'),
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

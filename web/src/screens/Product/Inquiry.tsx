import { lazy, Suspense } from 'react';
import type { SupplierOffer } from '../../features/postings/SupplierOffers.tsx';
import type { InquiryTarget } from './useInquiry.ts';

const InquireDialog = lazy(() =>
  import('../../features/postings/InquireDialog.tsx').then((m) => ({ default: m.InquireDialog })),
);
const ChooseOfferDialog = lazy(() =>
  import('../../features/postings/ChooseOfferDialog.tsx').then((m) => ({ default: m.ChooseOfferDialog })),
);

type InquiryProps = { target: InquiryTarget; offers: readonly SupplierOffer[]; onAsk: (target: InquiryTarget) => void };

/** The dialogs of an inquiry. */
export function Inquiry({ target, offers, onAsk }: InquiryProps) {
  if (!target) return null;
  const { asked, offerId } = target;
  const close = () => onAsk(null);
  return (
    <Suspense>
      {offerId ? (
        <InquireDialog asked={asked} offeringId={offerId} refetch={refetched} onClose={close} />
      ) : (
        <ChooseOfferDialog
          title={asked === 'quote' ? 'Request Quote' : 'Contact Suppliers'}
          offers={offers}
          onChoose={({ id }) => onAsk({ asked, offerId: id })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

// An order reduces the available quantity.
const refetched = ['ProductScreen', 'ProductSuppliers'];

import { lazy, Suspense } from 'react';
import type { SupplierOffer } from '../../features/postings/SupplierOffers.tsx';
import type { InquiryTarget } from './useInquiry.ts';

const InquireDialog = lazy(() =>
  import('../../features/postings/InquireDialog.tsx').then((m) => ({ default: m.InquireDialog })),
);
const ChooseOfferDialog = lazy(() =>
  import('../../features/postings/ChooseOfferDialog.tsx').then((m) => ({ default: m.ChooseOfferDialog })),
);

type InquiryProps = { asked: InquiryTarget; offers: readonly SupplierOffer[]; onAsk: (asked: InquiryTarget) => void };

/** The dialogs of an inquiry. */
export function Inquiry({ asked, offers, onAsk }: InquiryProps) {
  if (!asked) return null;
  const close = () => onAsk(null);
  return (
    <Suspense>
      {'offerId' in asked ? (
        <InquireDialog offeringId={asked.offerId} refetch={refetched} onClose={close} />
      ) : (
        <ChooseOfferDialog
          title={asked.title}
          offers={offers}
          onChoose={({ id }) => onAsk({ offerId: id })}
          onClose={close}
        />
      )}
    </Suspense>
  );
}

// An order reduces the available quantity.
const refetched = ['ProductScreen', 'ProductSuppliers'];

import type { OrderTermsFragment } from '../../features/deals/trade/orders/OrderTerms.generated.ts';
import { statedTerms } from '../../features/goods/postings/statedTerms.ts';
import { paths } from '../../paths.ts';

type Reordered = Pick<
  OrderTermsFragment,
  'id' | 'offering' | 'product' | 'quantity' | 'unit' | 'unitPrice' | 'terms'
> & {
  title: string;
  totalAmount: string;
};

/** The form of an order at the listed price if that is what was paid, otherwise a request with the same terms: for a quote, or an RFP. */
export const reorderPath = ({
  id,
  offering,
  product,
  title,
  quantity,
  unit,
  unitPrice,
  totalAmount,
  terms,
}: Reordered) => {
  if (offering?.viewerCan.order) {
    return paths.offering(offering.id, { open: offering.price === unitPrice ? 'order' : 'quote', reorder: id });
  }
  const description = statedTerms(terms).map(({ label, value }) => `${label}: ${value}`);
  return paths.marketplace({
    tab: 'requirements',
    open: 'rfp',
    product: product?.id,
    prefill: {
      title,
      description: description.join('\n') || title,
      quantity: quantity?.toString(),
      unit: unit ?? undefined,
      price: totalAmount,
      place: terms.deliveryLocation ?? undefined,
    },
  });
};

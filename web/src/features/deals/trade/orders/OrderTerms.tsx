import { isRounded } from '../../../../kit/amount.ts';
import { CasNumber, Money, Quantity } from '../../../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValues } from '../../../../kit/ui/KeyValueList.tsx';
import { TextLink } from '../../../../kit/ui/Text.tsx';
import { paths } from '../../../../paths.ts';
import { SpecificationList } from '../../../goods/catalogue/SpecificationList.tsx';
import { statedTerms } from '../../../goods/postings/statedTerms.ts';
import type { OrderTermsFragment } from './OrderTerms.generated.ts';
import { PurchaseOrderNumber } from './PurchaseOrderNumber.tsx';

/** The terms of an order, as they were when it was placed; empty ones are left out. */
export const OrderTerms = ({ order }: { order: OrderTermsFragment }) => {
  const { product, materialName, quantity, unit, unitPrice, location, terms, bid } = order;
  const lines: KeyValues = [
    product && {
      label: 'Product',
      value: <TextLink to={paths.product(product.id)}>{materialName ?? product.name}</TextLink>,
    },
    product?.casNumber ? { label: 'CAS number', value: <CasNumber value={product.casNumber} bare /> } : null,
    quantity !== null && {
      label: 'Quantity',
      value: (
        <>
          <Quantity amount={quantity} unit={unit} />
          {unit === 'Tons' && ' of 1,000 kg'}
        </>
      ),
    },
    unitPrice !== null && {
      label: 'Unit price',
      value: <Money amount={unitPrice} unit={unit} about={isRounded(order.totalAmount, quantity ?? '')} />,
    },
    ...statedTerms(terms),
    location !== null && { label: 'Location of the goods', value: location },
    (order.purchaseOrderNumber !== null || order.viewerCan.setPurchaseOrderNumber) && {
      label: 'PO number',
      value: <PurchaseOrderNumber order={order} />,
    },
    order.deliveryAddress !== null && {
      label: 'Delivery address',
      value: <span style={{ whiteSpace: 'pre-line' }}>{order.deliveryAddress}</span>,
    },
    terms.specifications && {
      label: 'Specifications',
      value: <SpecificationList specifications={terms.specifications} />,
    },
    bid?.message != null && { label: 'Word with the bid', value: bid.message },
    { label: 'Came from', value: <Origin order={order} /> },
  ];
  return <KeyValueList items={lines} />;
};

const Origin = ({ order: { bid, offering, quoteId } }: { order: OrderTermsFragment }) => {
  if (quoteId) return <TextLink to={paths.quote(quoteId)}>A quote</TextLink>;
  if (bid?.rfpId) return <TextLink to={paths.rfp(bid.rfpId)}>An RFP, by award</TextLink>;
  if (bid?.auctionId) return <TextLink to={paths.auction(bid.auctionId)}>An auction, by its close</TextLink>;
  return offering ? <TextLink to={paths.offering(offering.id)}>An offering</TextLink> : 'An offering';
};

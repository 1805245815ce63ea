import { CasNumber, Moment, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValue } from '../../kit/ui/KeyValueList.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import { deliveryTermLabels, paymentTermLabels } from '../auctions/auctionLabels.ts';
import type { OrderTermsFragment } from './OrderTerms.generated.ts';

/** The terms of an order, from its offering, RFP or auction; empty ones are left out. */
export const OrderTerms = ({ order }: { order: OrderTermsFragment }) => {
  const { product, quantity, unit, unitPrice, offering, bid } = order;
  const lines: (KeyValue | false | null)[] = [
    product && { label: 'Product', value: <TextLink to={paths.product(product.id)}>{product.name}</TextLink> },
    product?.casNumber ? { label: 'CAS number', value: <CasNumber value={product.casNumber} bare /> } : null,
    quantity !== null && { label: 'Quantity', value: <Quantity amount={quantity} unit={unit} /> },
    unitPrice !== null && { label: 'Unit price', value: <Money amount={unitPrice} unit={unit} /> },
    offering?.location != null && { label: 'Location of the goods', value: offering.location },
    order.deliveryLocation !== null && { label: 'Delivery location', value: order.deliveryLocation },
    order.deliveryDate !== null && { label: 'Delivery date', value: <Moment at={order.deliveryDate} /> },
    order.deliveryTerms !== null && { label: 'Delivery terms', value: deliveryTermLabels[order.deliveryTerms] },
    order.paymentTerms !== null && { label: 'Payment terms', value: paymentTermLabels[order.paymentTerms] },
    bid?.message != null && { label: 'Word with the bid', value: bid.message },
    { label: 'Came from', value: <Origin order={order} /> },
  ];
  return <KeyValueList items={lines.filter((line) => line !== false && line !== null)} />;
};

const Origin = ({ order: { bid, offering } }: { order: OrderTermsFragment }) => {
  if (bid?.rfpId) return <TextLink to={paths.rfp(bid.rfpId)}>An RFP, by award</TextLink>;
  if (bid?.auctionId) return <TextLink to={paths.auction(bid.auctionId)}>An auction, by its close</TextLink>;
  return offering ? <TextLink to={paths.offering(offering.id)}>An offering</TextLink> : 'An offering';
};

import { CasNumber, Moment, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValue } from '../../kit/ui/KeyValueList.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';

type Terms = {
  quantity: number;
  unit: string;
  targetPrice: string | null;
  deliveryLocation: string | null;
  deliveryDate: string | null;
  closingDate: string | null;
  product: { id: string; name: string; casNumber: string | null } | null;
};

/** The terms of an RFP; empty ones are left out. */
export const RfpTerms = ({ rfp }: { rfp: Terms }) => {
  const { product, quantity, unit, targetPrice, deliveryLocation, deliveryDate, closingDate } = rfp;
  const items: (KeyValue | false | null)[] = [
    product && { label: 'Product', value: <TextLink to={paths.product(product.id)}>{product.name}</TextLink> },
    product?.casNumber ? { label: 'CAS number', value: <CasNumber value={product.casNumber} bare /> } : null,
    { label: 'Quantity', value: <Quantity amount={quantity} unit={unit} /> },
    targetPrice !== null && { label: 'Target Budget', value: <Money amount={targetPrice} /> },
    deliveryLocation !== null && { label: 'Delivery location', value: deliveryLocation },
    deliveryDate !== null && { label: 'Delivery date', value: <Moment at={deliveryDate} /> },
    closingDate !== null && { label: 'Closing date', value: <Moment at={closingDate} /> },
  ];
  return <KeyValueList dense items={items.filter((item) => item !== false && item !== null)} />;
};

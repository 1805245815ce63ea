import { CasNumber, Moment, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValue } from '../../kit/ui/KeyValueList.tsx';
import { TextLink } from '../../kit/ui/Text.tsx';
import { paths } from '../../paths.ts';
import type { OfferingStatusValue } from './OfferingStatus.tsx';

type Terms = {
  price: string;
  unit: string;
  quantity: number;
  status: OfferingStatusValue;
  location: string | null;
  availableUntil: string | null;
  createdAt: string;
  product: { id: string; name: string; casNumber: string | null } | null;
};

/** The terms of an offering; empty ones are left out. */
export function OfferingTerms({ offering }: { offering: Terms }) {
  const { product, price, unit, quantity, status, location, availableUntil, createdAt } = offering;
  const items: (KeyValue | false | null)[] = [
    { label: 'Price', value: <Money amount={price} unit={unit} size="large" /> },
    { label: 'Available', value: <Quantity amount={status === 'sold_out' ? 0 : quantity} unit={unit} /> },
    product && { label: 'Product', value: <TextLink to={paths.product(product.id)}>{product.name}</TextLink> },
    product?.casNumber ? { label: 'CAS number', value: <CasNumber value={product.casNumber} bare /> } : null,
    location !== null && { label: 'Location', value: location },
    { label: 'Available until', value: availableUntil === null ? 'No end' : <Moment at={availableUntil} /> },
    { label: 'Posted', value: <Moment at={createdAt} /> },
  ];
  return <KeyValueList dense items={items.filter((item) => item !== false && item !== null)} />;
}

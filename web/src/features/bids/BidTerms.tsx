import { Moment, Money, Quantity } from '../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValue } from '../../kit/ui/KeyValueList.tsx';
import { deliveryTermLabels, paymentTermLabels } from '../auctions/terms.ts';
import type { BiddableAuction } from './BidOnAuction.tsx';

/** What a bidder looks at before bidding; what is null is left out. */
export function BidTerms({ auction }: { auction: BiddableAuction }) {
  const { currentPrice, startingPrice, priceBasis, quantity, unit, endTime } = auction;
  const { deliveryTerms, paymentTerms, inspectionRequired, inspectionLocation } = auction;
  const per = priceBasis === 'PER_UNIT' ? unit : undefined;
  const items: (KeyValue | false)[] = [
    { label: 'Quantity', value: <Quantity amount={quantity} unit={unit} />, numeric: true },
    { label: 'Starting Price', value: <Money amount={startingPrice} unit={per} />, numeric: true },
    currentPrice !== null && {
      label: 'Current Bid',
      value: <Money amount={currentPrice} unit={per} />,
      numeric: true,
    },
    { label: 'Ends', value: <Moment at={endTime} form="dateTime" /> },
    deliveryTerms !== null && { label: 'Delivery', value: deliveryTermLabels[deliveryTerms] },
    paymentTerms !== null && { label: 'Payment', value: paymentTermLabels[paymentTerms] },
    inspectionRequired && { label: 'Inspection', value: inspectionLocation ?? 'Required' },
  ];
  return <KeyValueList dense items={items.filter((item) => item !== false)} />;
}

import { divided, isRounded } from '../../../kit/amount.ts';
import { Money, Quantity } from '../../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValue, type KeyValues } from '../../../kit/ui/KeyValueList.tsx';
import { AuctionEnd } from '../auctions/AuctionEnd.tsx';
import { HighlightChange } from '../auctions/HighlightChange.tsx';
import { deliveryTextOf, paymentTermLabels } from '../../goods/postings/termLabels.ts';
import type { BiddableAuction } from './biddable.ts';
import { limitLabels } from './limitLabels.ts';

/** The terms shown above a bid form; null values are left out. */
export const BidTerms = ({ auction }: { auction: BiddableAuction }) => (
  <KeyValueList dense items={[...prices(auction), ...conditions(auction)]} />
);

const prices = (biddable: BiddableAuction): KeyValues => {
  const { startingPrice, priceBasis, quantity, unit, bidCount, myStanding, ...auction } = biddable;
  const currentPrice = bidCount === 0 ? null : auction.currentPrice;
  const per = priceBasis === 'per_unit' ? unit : undefined;
  const each = currentPrice !== null && priceBasis === 'lot' ? divided(currentPrice, quantity) : undefined;
  const line = (label: string, amount: string, of = per): KeyValue => ({
    label,
    value: <Money amount={amount} unit={of} />,
    numeric: true,
  });
  return [
    { label: 'Quantity', value: <Quantity amount={quantity} unit={unit} />, numeric: true },
    line('Starting Price', startingPrice),
    currentPrice !== null && {
      ...line('Current Bid', currentPrice),
      value: (
        <HighlightChange value={currentPrice}>
          <Money amount={currentPrice} unit={per} />
        </HighlightChange>
      ),
    },
    each !== undefined && {
      ...line('Per unit', each),
      value: <Money amount={each} unit={unit} about={isRounded(currentPrice ?? '', quantity)} />,
    },
    Boolean(myStanding?.lastAmount) && line('Your last bid', myStanding?.lastAmount ?? ''),
    Boolean(myStanding?.maxAmount) && line(limitLabels[auction.type].own, myStanding?.maxAmount ?? ''),
  ];
};

const conditions = ({ paymentTerms, ...auction }: BiddableAuction): KeyValues => [
  { label: 'Ends', value: <AuctionEnd auction={auction} /> },
  Boolean(deliveryTextOf(auction)) && { label: 'Delivery terms', value: deliveryTextOf(auction) },
  paymentTerms !== null && { label: 'Payment', value: paymentTermLabels[paymentTerms] },
  auction.inspectionRequired && { label: 'Inspection', value: auction.inspectionLocation ?? 'Required' },
];

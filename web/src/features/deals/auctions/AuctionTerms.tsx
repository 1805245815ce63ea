import { counted } from '../../../kit/format.ts';
import { CasNumber, Day, Moment, Quantity } from '../../../kit/ui/Figures.tsx';
import { KeyValueList, type KeyValues } from '../../../kit/ui/KeyValueList.tsx';
import { TextLink } from '../../../kit/ui/Text.tsx';
import { paths } from '../../../paths.ts';
import type { AuctionTermsFragment } from './AuctionTerms.generated.ts';
import { deliveryTermLabels, deliveryTextOf, paymentTermLabels } from '../../goods/postings/termLabels.ts';
import { basisLabels, visibilityLabels } from './auctionLabels.ts';

/** The terms of an auction; empty ones are left out. */
export const AuctionTerms = ({ auction }: { auction: AuctionTermsFragment }) => (
  <KeyValueList items={[...goods(auction), ...bidding(auction), ...delivery(auction)]} />
);

const goods = ({ product, quantity, unit }: AuctionTermsFragment): KeyValues => [
  product !== null && { label: 'Product', value: <TextLink to={paths.product(product.id)}>{product.name}</TextLink> },
  product?.casNumber != null && { label: 'CAS number', value: <CasNumber value={product.casNumber} bare /> },
  { label: 'Quantity', value: <Quantity amount={quantity} unit={unit} /> },
];

const bidding = (auction: AuctionTermsFragment): KeyValues => [
  auction.priceBasis === 'lot' && { label: 'Prices are for', value: basisLabels.lot },
  { label: 'Bid visibility', value: visibilityLabels[auction.bidVisibility] },
  { label: 'Start', value: <Moment at={auction.startTime} form="both" /> },
  auction.autoExtend && {
    label: 'Auto-extend',
    value: `${counted(auction.autoExtendDuration ?? 0, 'minute')} after a late change of the lead`,
  },
  auction.maxBidders !== null && { label: 'Maximum bidders', value: auction.maxBidders.toLocaleString('en-US') },
  auction.preQualificationRequired && { label: 'Pre-qualification', value: 'The owner approves bidders first' },
];

const delivery = (auction: AuctionTermsFragment): KeyValues => [
  auction.deliveryLocation !== null && { label: 'Delivery location', value: auction.deliveryLocation },
  auction.deliveryDate !== null && { label: 'Delivery date', value: <Day of={auction.deliveryDate} /> },
  auction.deliveryTerms !== null && {
    label: 'Delivery terms',
    value: auction.deliveryLocation ? deliveryTermLabels[auction.deliveryTerms] : deliveryTextOf(auction),
  },
  auction.paymentTerms !== null && { label: 'Payment terms', value: paymentTermLabels[auction.paymentTerms] },
  typeof auction.qualitySpecs?.requirements === 'string' && {
    label: 'Quality requirements',
    value: auction.qualitySpecs.requirements,
  },
  auction.inspectionRequired && { label: 'Inspection', value: auction.inspectionLocation ?? 'Required' },
];

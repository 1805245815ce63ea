// Initial values, error texts and submitted command of the auction form.
import type { auctionRules } from 'api/rules/auctions';
import type { InferType } from 'yup';
import { formTime, momentOf } from 'api/rules/values/localTime';
import { today } from '../../../kit/time.ts';
import { toast } from '../../../kit/toasts/store.ts';
import type { CreateAuctionMutationVariables } from './CreateAuctionDialog.generated.ts';
import type { EditableAuctionFragment } from './EditAuctionDialog.generated.ts';

export const initialAuction = {
  title: '',
  description: '',
  type: 'forward',
  productId: '',
  quantity: '',
  unit: '',
  priceBasis: 'lot',
  startingPrice: '',
  reservePrice: '',
  bidIncrement: '',
  startTime: '',
  endTime: '',
  bidVisibility: 'public',
  maxBidders: '',
  preQualificationRequired: false,
  autoExtend: false,
  autoExtendDuration: '',
  deliveryLocation: '',
  deliveryTerms: '',
  paymentTerms: '',
  deliveryDate: '',
  qualitySpecs: { requirements: '' },
  inspectionRequired: false,
  inspectionLocation: '',
};
export type AuctionValues = typeof initialAuction;
/** As the rules cast them. */
export type ValidAuction = InferType<typeof auctionRules>;

/** Converts an auction into form values. */
export const valuesOf = (auction: EditableAuctionFragment): AuctionValues => ({
  title: auction.title,
  description: auction.description,
  type: auction.type,
  productId: auction.product?.id ?? 'none',
  quantity: String(auction.quantity),
  unit: auction.unit,
  priceBasis: auction.priceBasis,
  startingPrice: auction.startingPrice,
  reservePrice: auction.reservePrice ?? '',
  bidIncrement: auction.bidIncrement ?? '',
  startTime: formTime(auction.startTime),
  endTime: formTime(auction.endTime),
  bidVisibility: auction.bidVisibility,
  maxBidders: String(auction.maxBidders ?? ''),
  preQualificationRequired: auction.preQualificationRequired,
  autoExtend: auction.autoExtend,
  autoExtendDuration: String(auction.autoExtendDuration ?? ''),
  deliveryLocation: auction.deliveryLocation ?? '',
  deliveryTerms: auction.deliveryTerms ?? '',
  paymentTerms: auction.paymentTerms ?? '',
  deliveryDate: auction.deliveryDate ?? '',
  qualitySpecs: { requirements: String(auction.qualitySpecs?.requirements ?? '') },
  inspectionRequired: auction.inspectionRequired,
  inspectionLocation: auction.inspectionLocation ?? '',
});

const HOUR = 3_600_000;

/** Form values for restarting an ended auction: starts now with the same length; a past delivery date is left out. */
export const restartValues = (auction: EditableAuctionFragment, now: number): AuctionValues => {
  const length = Math.max(Date.parse(auction.endTime) - Date.parse(auction.startTime), HOUR);
  const at = (time: number) => formTime(new Date(time).toISOString());
  const { deliveryDate, ...values } = valuesOf(auction);
  return {
    ...values,
    startTime: at(now),
    endTime: at(now + length),
    deliveryDate: deliveryDate >= today(now) ? deliveryDate : '',
  };
};

const required = [
  'title',
  'description',
  'productId',
  'quantity',
  'unit',
  'startingPrice',
  'startTime',
  'endTime',
] as const;

/** The fields in the order of docs/specification-coverage.md, section 5. */
const checked = [
  'quantity',
  'startingPrice',
  'reservePrice',
  'bidIncrement',
  'maxBidders',
  'inspectionLocation',
  'autoExtendDuration',
];

export const explainAuction = (errors: object, values: AuctionValues): void => {
  const faults: Record<string, unknown> = { ...errors };
  const isMissing = required.some((name) => name in faults && !values[name].trim());
  const name = checked.find((field) => field in faults) ?? Object.keys(faults)[0] ?? '';
  const description = isMissing ? 'Please fill in all required fields.' : String(faults[name]);
  toast({ title: 'Error', description, tone: 'error' });
};

/** Converts validated form values into the command. */
export const auctionCommand = (auction: ValidAuction): CreateAuctionMutationVariables['input'] => ({
  ...auction,
  startTime: momentOf(auction.startTime),
  endTime: momentOf(auction.endTime),
  inspectionLocation: auction.inspectionRequired ? auction.inspectionLocation : null,
  autoExtendDuration: auction.autoExtend ? auction.autoExtendDuration : null,
});

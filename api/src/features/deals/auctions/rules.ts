import { boolean, object, string } from 'yup';
import { nameText } from '../../../rules/names.ts';
import { blankAsNull, MAX_WHOLE, optionalText, optionalWhole, optionalWord, text } from '../../../rules/values.ts';
import { quantity, unitPrice } from '../../../rules/values/otherUnit.ts';
import { isSkipped } from '../../../rules/values/localTime.ts';
import { optionalDayNotPast } from '../../../rules/values/readDay.ts';
import { optionalDeliveryTerms, withPlace } from '../../../rules/values/readDeliveryTerms.ts';
import { readUnit } from '../../../rules/values/readUnit.ts';
import { paymentTerms } from '../../goods/postings/offeringTerms.ts';

export const auctionTypes = ['forward', 'reverse'] as const;
export const auctionOutcomes = ['awarded', 'reserve_not_met', 'no_bids', 'cancelled'] as const;
export const bidVisibilities = ['public', 'rank_only', 'sealed'] as const;
export const priceBases = ['lot', 'per_unit'] as const;

const positiveWhole = (label: string, message: string) => optionalWhole(label, message).max(MAX_WHOLE, message);

const price = (label: string) =>
  unitPrice(label, `${label} must be a valid positive number.`, ({ priceBasis }) => priceBasis === 'per_unit');

const QUANTITY = 'Quantity must be a valid positive number.';
const MAX_BIDDERS = 'Maximum bidders must be a valid positive number.';
const DURATION = 'Auto-extend duration (in minutes) is required when auto-extend is enabled.';

export const instant = (label: string) =>
  string()
    .trim()
    .required(`${label} is required.`)
    .test('instant', `${label} must be a date and time.`, (value) => !value || !Number.isNaN(Date.parse(value)))
    .test(
      'skipped',
      `${label} is in the hour that your clocks leave out that day. Please choose an hour that exists.`,
      (value) => !value || !isSkipped(value),
    );

export const auctionRules = object({
  title: nameText('Title', 160),
  description: text('Description', 4000),
  // A missing or empty product is refused; the form sends 'none' for a material outside the catalogue.
  productId: string()
    .nullable()
    .test(
      'required',
      'Product is required.',
      (_value, { originalValue }) => originalValue !== undefined && originalValue !== '',
    )
    .transform((value: unknown) => (value === 'none' ? null : value))
    .test('id', 'Product is not a valid id.', (value) => !value || /^[0-9a-f-]{36}$/i.test(value)),
  quantity: quantity('Quantity', QUANTITY).max(MAX_WHOLE, QUANTITY),
  // Free text, but in the market's spelling where it is one of its units.
  unit: text('Unit', 40).transform((value: unknown) =>
    typeof value === 'string' ? (readUnit(value) ?? value) : value,
  ),
  startingPrice: price('Starting price'),
  reservePrice: blankAsNull(price('Reserve price').notRequired()),
  bidIncrement: blankAsNull(price('Bid increment').notRequired()),
  priceBasis: optionalWord(priceBases, 'Price basis'),
  type: optionalWord(auctionTypes, 'Type'),
  startTime: instant('Start date'),
  endTime: instant('End date').test(
    'after-start',
    'End date must be after the start date.',
    (value, { parent }) => !value || !parent.startTime || Date.parse(value) > Date.parse(parent.startTime),
  ),
  deliveryLocation: optionalText('Delivery location', 200),
  deliveryTerms: optionalDeliveryTerms,
  paymentTerms: optionalWord(paymentTerms, 'Payment terms'),
  deliveryDate: optionalDayNotPast('Delivery date'),
  qualitySpecs: object({ requirements: optionalText('Quality requirements', 4000) })
    .nullable()
    .default(null),
  inspectionRequired: boolean().nullable(),
  inspectionLocation: optionalText('Inspection location', 200).test(
    'needed',
    'Inspection location is required when inspection is enabled.',
    (value, { parent }) => !parent.inspectionRequired || !!value,
  ),
  maxBidders: positiveWhole('Maximum bidders', MAX_BIDDERS),
  preQualificationRequired: boolean().nullable(),
  bidVisibility: optionalWord(bidVisibilities, 'Bid visibility'),
  autoExtend: boolean().nullable(),
  autoExtendDuration: positiveWhole('Auto-extend duration', DURATION).test(
    'needed',
    DURATION,
    (value, { parent }) => !parent.autoExtend || (value !== null && value !== undefined),
  ),
}).transform(withPlace);

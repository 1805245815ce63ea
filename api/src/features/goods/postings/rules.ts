import { array, object, string } from 'yup';
import {
  money,
  optionalId,
  optionalMoney,
  optionalText,
  optionalWhole,
  requiredId,
  text,
  whole,
} from '../../../rules/values.ts';
import { optionalDayNotPast } from '../../../rules/values/readDay.ts';
import { withPlace } from '../../../rules/values/readDeliveryTerms.ts';
import { units } from '../../../rules/values/readUnit.ts';
import { changeableTerms, MAX_DESCRIPTION, termRules } from './offeringTerms.ts';

export { units };
export { changeableTerms, columnOf, fileFields, paymentTerms, termList } from './offeringTerms.ts';
export const rfpStatuses = ['active', 'awarded', 'expired', 'cancelled'] as const;
export const offeringStatuses = ['active', 'sold_out', 'expired', 'withdrawn'] as const;

/** A place behind the delivery terms becomes the delivery location. */
export const offeringRules = object(termRules).transform(withPlace);

export const rfpRules = offeringRules.pick(['title', 'description', 'productId', 'quantity', 'unit']).shape({
  targetPrice: optionalMoney('Target budget'),
  deliveryLocation: optionalText('Delivery location', 200),
  deliveryDate: optionalDayNotPast('Delivery date'),
  closingDate: optionalDayNotPast('Closing date'),
});

/** A change of an RFP: terms that are absent stay. */
export const rfpEditRules = rfpRules
  .omit(['productId'])
  .partial()
  .shape({ rfpId: requiredId('RFP') });

/** The description of an RFP with a paragraph more. */
export const withAddition = (description: string, addition: string): string => `${description}\n\n${addition}`;

/** What can change of an RFP with bids: a later closing date, and a paragraph more in the description. */
export const rfpExtensionRules = (rfp: { description: string; closingDate?: string | null }) =>
  object({
    addition: optionalText('Addition', Math.max(0, MAX_DESCRIPTION - withAddition(rfp.description, '').length)),
    closingDate: optionalDayNotPast('Closing date').test(
      'not-earlier',
      `Closing date cannot be before ${rfp.closingDate}, because there are bids.`,
      (value) => !value || !rfp.closingDate || value >= rfp.closingDate,
    ),
  });

export const skuRules = object({ sku: termRules.sku.required('SKU is required.') });

/** Terms of an offering that a seller can change, also when relisting. */
export const offeringTermsRules = offeringRules
  .pick([...changeableTerms, 'sku'])
  .shape({ offeringId: requiredId('Offering'), expectedQuantity: optionalWhole('Expected quantity') });

/** What can change until an order, a quote or a bid refers to the offering. */
export const textTerms = ['title', 'description', 'unit'] as const;

/** The form of a seller while nothing refers to the offering. */
export const offeringFormRules = offeringTermsRules.concat(offeringRules.pick([...textTerms]));

/** A change of an offering: terms that are absent stay. */
export const offeringEditRules = offeringTermsRules.concat(offeringRules.pick([...textTerms]).partial()).shape({
  price: money('Price').optional(),
  quantity: whole('Quantity').optional(),
  status: string().oneOf(['active', 'withdrawn'], 'Status must be active or withdrawn.').optional(),
});

export const priceCheckRules = object({
  productId: optionalId('Product'),
  price: termRules.price,
  unit: termRules.unit,
  offeringId: optionalId('Offering'),
});

export const MAX_AT_ONCE = 100;

export const withdrawalRules = object({
  ids: array()
    .of(requiredId('Offering'))
    .min(1, 'Please name an offering.')
    .max(MAX_AT_ONCE, `At most ${MAX_AT_ONCE} offerings are withdrawn at once.`)
    .required('Please name an offering.'),
});

export const inquiryRules = object({
  offeringId: requiredId('Offering'),
  quantity: whole('Quantity').nullable().notRequired(),
  message: text('Message', 2000),
});

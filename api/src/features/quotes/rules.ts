import { boolean, object, string, type InferType } from 'yup';
import { optionalDayNotPast, optionalMoney, optionalText, requiredId, whole } from '../../rules/values.ts';
import { termRules } from '../postings/offeringTerms.ts';

export const declineReasons = [
  'price',
  'terms',
  'timing',
  'specification',
  'not_available',
  'not_needed',
  'other',
] as const;

/** Further ones are refused. */
export const MAX_REVISIONS = 50;

const terms = {
  quantityTolerance: termRules.quantityTolerance,
  deliveryTerms: termRules.deliveryTerms,
  deliveryLocation: termRules.deliveryLocation,
  paymentTerms: termRules.paymentTerms,
  leadTimeDays: termRules.leadTimeDays,
  deliveryDate: termRules.deliveryDate,
  packaging: termRules.packaging,
  origin: termRules.origin,
  specifications: termRules.specifications,
};

/** The terms that a quote shares with an offering and that may be absent. */
export const quoteTerms: ReadonlySet<string> = new Set(Object.keys(terms));

export const quoteTermsRules = object({
  ...terms,
  price: optionalMoney('Price'),
  quantity: whole('Quantity').nullable().notRequired(),
  validUntil: optionalDayNotPast('Valid until'),
  note: optionalText('Note', 2000),
});

/** The terms that a side names, with its text. */
export type NamedTerms = InferType<typeof quoteTermsRules>;

export const requestQuoteRules = quoteTermsRules.shape({
  offeringId: requiredId('Offering'),
  isSample: boolean().nullable(),
});
export const sendQuoteRules = requestQuoteRules.shape({ conversationId: requiredId('Conversation') });

const step = { quoteId: requiredId('Quote'), revision: whole('Revision') };
export const reviseQuoteRules = quoteTermsRules.shape(step);
export const withdrawQuoteRules = object(step);
export const acceptQuoteRules = withdrawQuoteRules.shape({
  purchaseOrderNumber: optionalText('Purchase order number', 60),
  deliveryAddress: optionalText('Delivery address', 400),
});
export const declineQuoteRules = withdrawQuoteRules.shape({
  reason: string()
    .oneOf(declineReasons, `Reason must be one of ${declineReasons.join(', ')}.`)
    .required('Please say why.'),
  note: optionalText('Note', 1000),
});

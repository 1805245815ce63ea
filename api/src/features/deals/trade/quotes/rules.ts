import { boolean, object, string, type InferType } from 'yup';
import { optionalId, optionalMoney, optionalText, requiredId, whole } from '../../../../rules/values.ts';
import { optionalCode } from '../../../../rules/values/readCode.ts';
import { optionalDayNotPast } from '../../../../rules/values/readDay.ts';
import { dealTerms } from '../../../goods/postings/offeringTerms.ts';
import { offeringRules } from '../../../goods/postings/rules.ts';

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

/** The terms with the rules of those of an offering. */
export const quoteTerms = dealTerms.filter((term) => term !== 'minimumQuantity');

export const quoteTermsRules = offeringRules.pick([...quoteTerms]).shape({
  price: optionalMoney('Price'),
  quantity: whole('Quantity').nullable().notRequired(),
  validUntil: optionalDayNotPast('Valid until'),
  note: optionalText('Note', 2000),
});

/** The terms that a side names, with its text. */
export type NamedTerms = InferType<typeof quoteTermsRules>;

const offered = quoteTermsRules.shape({ offeringId: requiredId('Offering'), isSample: boolean().nullable() });
export const requestQuoteRules = offered.shape({ requestId: optionalId('Request') });
export const sendQuoteRules = offered.shape({ conversationId: requiredId('Conversation') });

const step = { quoteId: requiredId('Quote'), revision: whole('Revision') };
export const reviseQuoteRules = quoteTermsRules.shape(step);
const quoteEnds = ['accepted', 'declined', 'withdrawn'] as const;
export type QuoteEnd = (typeof quoteEnds)[number];

/** The end of a quote; a refusal needs a reason. */
export const changeQuoteRules = object({
  ...step,
  status: string().required('Status is required.').oneOf(quoteEnds, 'A quote is never opened again.'),
  purchaseOrderNumber: optionalCode('Purchase order number', 60),
  deliveryAddress: optionalText('Delivery address', 400),
  reason: string()
    .nullable()
    .oneOf([...declineReasons, null], `Reason must be one of ${declineReasons.join(', ')}.`)
    .when('status', { is: 'declined', then: (reason) => reason.test('reason', 'Please say why.', Boolean) }),
  note: optionalText('Note', 1000),
});

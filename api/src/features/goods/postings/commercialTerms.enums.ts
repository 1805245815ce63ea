import { deliveryTermNames } from '../../../rules/values/deliveryTermNames.ts';
import { graphEnum } from '../../../schema/enums.ts';

const descriptions = Object.fromEntries(Object.entries(deliveryTermNames).map(([term, name]) => [term, `${name}.`]));
export const DeliveryTerms = graphEnum('DeliveryTerms', 'Incoterms 2020.', descriptions as typeof deliveryTermNames);
export type DeliveryTerms = keyof typeof DeliveryTerms;

export const PaymentTerms = graphEnum('PaymentTerms', 'Payment terms.', {
  cash_on_delivery: 'On delivery.',
  net_30: 'Within 30 days.',
  net_60: 'Within 60 days.',
  advance_payment: 'In advance.',
  letter_of_credit: 'By letter of credit.',
});
export type PaymentTerms = keyof typeof PaymentTerms;

export const PriceBasis = graphEnum('PriceBasis', 'Quantity that the amounts of an auction are for.', {
  lot: 'The whole quantity.',
  per_unit: 'One unit.',
});
export type PriceBasis = keyof typeof PriceBasis;

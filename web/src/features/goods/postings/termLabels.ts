// Labels of delivery and payment terms, for postings, auctions and orders.
import type { paymentTerms } from 'api/rules/postings';
import { isolated } from 'api/rules/values/signs';
import { deliveryTermNames, deliveryTerms, type DeliveryTerm } from 'api/rules/values/deliveryTermNames';

/** 'FCA – Free carrier' */
export const deliveryTermLabels = Object.fromEntries(
  deliveryTerms.map((term) => [term, `${term} – ${deliveryTermNames[term]}`]),
) as Record<DeliveryTerm, string>;

type Place = { deliveryTerms: DeliveryTerm | null; deliveryLocation: string | null };

/** 'FCA – Free carrier, Hamburg' */
export const deliveryTextOf = ({ deliveryTerms, deliveryLocation }: Place) =>
  deliveryTerms
    ? `${deliveryTermLabels[deliveryTerms]}, ${isolated(deliveryLocation ?? '') || 'place not named'}`
    : (deliveryLocation ?? '');

export const paymentTermLabels: Record<(typeof paymentTerms)[number], string> = {
  cash_on_delivery: 'Cash on delivery',
  net_30: 'Net 30 days',
  net_60: 'Net 60 days',
  advance_payment: 'Advance payment',
  letter_of_credit: 'Letter of credit',
};

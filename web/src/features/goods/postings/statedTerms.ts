import { isolated } from 'api/rules/values/signs';
import { quantity } from '../../../kit/format.ts';
import { day } from '../../../kit/time.ts';
import type { CommercialTermsFragment } from './CommercialTerms.generated.ts';
import { deliveryTextOf, paymentTermLabels } from './termLabels.ts';

type Terms = CommercialTermsFragment;

/** 'FCA Hamburg'; a term without its place says little. */
export const deliveryOf = ({ deliveryTerms, deliveryLocation }: Terms): string =>
  [deliveryTerms, isolated(deliveryLocation ?? '') || (deliveryTerms && '(place not named)')].filter(Boolean).join(' ');

export const leadTimeOf = ({ leadTimeDays, deliveryDate }: Terms): string => {
  if (deliveryDate) return day(deliveryDate);
  return leadTimeDays ? `${leadTimeDays} ${leadTimeDays === 1 ? 'day' : 'days'}` : '';
};

/** '60 MT' */
export const minimumOf = ({ minimumQuantity, unit }: Terms): string =>
  minimumQuantity ? quantity(minimumQuantity, unit) : '';

/** All terms but price and quantity as texts, in the order of the forms; '' for those that were not stated. */
export const termTexts = (terms: Terms): { label: string; text: string }[] => [
  { label: 'Minimum order', text: minimumOf(terms) },
  { label: 'Quantity tolerance', text: terms.quantityTolerance ? `± ${terms.quantityTolerance} %` : '' },
  { label: 'Delivery terms', text: deliveryTextOf(terms) },
  { label: 'Payment terms', text: terms.paymentTerms ? paymentTermLabels[terms.paymentTerms] : '' },
  { label: 'Lead time', text: leadTimeOf(terms) },
  { label: 'Packaging', text: terms.packaging ?? '' },
  { label: 'Origin', text: terms.origin ?? '' },
];

/** Those that were stated. */
export const statedTerms = (terms: Terms) =>
  termTexts(terms).flatMap(({ label, text }) => (text ? [{ label, value: text }] : []));

/** After orders, less may be left than the smallest order. */
export const hasTooLittle = ({ terms, quantity: left }: { terms: Terms; quantity: number }): boolean =>
  terms.minimumQuantity !== null && left < terms.minimumQuantity;

type Stock = { quantity: number; unit: string; terms: Terms };

export const tooMany = ({ quantity: left, unit }: Omit<Stock, 'terms'>): string =>
  `Only ${quantity(left, unit)} are available.`;
export const tooFew = (terms: Terms): string => `The minimum quantity is ${minimumOf(terms)}.`;

/** Why an offering does not have a quantity as it stands. */
export const misfitOf = (stock: Stock, wanted: number): string | undefined => {
  if (wanted > stock.quantity) return tooMany(stock);
  return wanted > 0 && wanted < (stock.terms.minimumQuantity ?? 0) ? tooFew(stock.terms) : undefined;
};

export const tooLittle = (terms: Terms): string =>
  `Less is left than the minimum quantity of ${minimumOf(terms)}. Ask the supplier about the rest.`;

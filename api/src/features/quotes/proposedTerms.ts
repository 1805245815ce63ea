import { badInput } from '../../common/errors.ts';
import type { OrderSide } from '../orders/order.enums.ts';
import type { Offering } from '../postings/offering.entity.ts';
import { refuseContradiction } from '../postings/postings.service.ts';
import type { QuoteRevision } from './quote.entity.ts';
import type { NamedTerms } from './rules.ts';

/** The terms of a revision. */
export type QuoteTerms = Pick<
  QuoteRevision,
  | 'price'
  | 'quantity'
  | 'unit'
  | 'quantityTolerance'
  | 'deliveryTerms'
  | 'deliveryLocation'
  | 'paymentTerms'
  | 'leadTimeDays'
  | 'deliveryDate'
  | 'packaging'
  | 'origin'
  | 'availableUntil'
  | 'specifications'
>;

/** 18 digits, 2 of them decimals. */
const MAX_CENTS = 10n ** 18n;

const cents = (price: string): bigint => {
  const [whole = '', decimals = ''] = price.split('.');
  return BigInt(whole + decimals.padEnd(2, '0'));
};

/** The terms that a side proposes on a day. Those that it does not name are those before, at first of the offering. */
export const proposedTerms = (
  before: QuoteRevision | Offering,
  { validUntil, quantity, note: _, ...named }: NamedTerms,
  side: OrderSide,
  today: string,
): QuoteTerms => {
  const terms: QuoteTerms = {
    price: before.price,
    quantity: quantity ?? before.quantity,
    unit: before.unit,
    quantityTolerance: before.quantityTolerance,
    deliveryTerms: before.deliveryTerms,
    deliveryLocation: before.deliveryLocation,
    paymentTerms: before.paymentTerms,
    // One of both takes the place of the other.
    leadTimeDays: named.deliveryDate ? null : before.leadTimeDays,
    deliveryDate: named.leadTimeDays ? null : before.deliveryDate,
    packaging: before.packaging,
    origin: before.origin,
    availableUntil: validUntil === undefined ? before.availableUntil : validUntil,
    specifications: before.specifications,
  };
  Object.assign(terms, named);
  refuseContradiction(terms, {});
  const { price, availableUntil } = terms;
  if (!price && side === 'seller') throw badInput('Please name a price.', { price: 'is required' });
  if (price && cents(price) * BigInt(terms.quantity) >= MAX_CENTS)
    throw badInput('The total is too large.', { quantity: 'is too large for this price' });
  if (availableUntil && availableUntil < today)
    throw badInput('Valid until cannot be in the past.', { validUntil: 'cannot be in the past' });
  return terms;
};

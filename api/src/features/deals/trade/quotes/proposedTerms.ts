import { badInput } from '../../../../common/errors.ts';
import { pastDay } from '../../../../rules/values/readDay.ts';
import type { OrderSide } from '../orders/order.enums.ts';
import type { DealTerms } from '../../../goods/postings/commercialTerms.type.ts';
import type { Offering } from '../../../goods/postings/offering.entity.ts';
import { flat } from '../../../goods/postings/offeringTerms.ts';
import { refuseContradiction } from '../../../goods/postings/postings.service.ts';
import type { QuoteRevision } from './quote.entity.ts';
import type { NamedTerms } from './rules.ts';

/** The terms of a revision. */
export type QuoteTerms = Pick<QuoteRevision, 'price' | 'quantity' | 'unit' | 'availableUntil' | 'terms'>;

/** An amount has less than 18 digits. */
const MAX_TOTAL = 1e15;

/** The terms that a side proposes on a day. Those that it does not name are those before, at first of the offering. */
export const proposedTerms = (
  before: QuoteRevision | Offering,
  { validUntil, quantity, note: _, price = before.price, ...named }: NamedTerms,
  side: OrderSide,
  today: string,
): QuoteTerms => {
  const terms: DealTerms = { ...before.terms, minimumQuantity: null };
  // One of both takes the place of the other.
  if (named.deliveryDate) terms.leadTimeDays = null;
  if (named.leadTimeDays) terms.deliveryDate = null;
  Object.assign(terms, named);
  const proposed: QuoteTerms = {
    price: price ?? null,
    quantity: quantity ?? before.quantity,
    unit: before.unit,
    availableUntil: validUntil === undefined ? before.availableUntil : validUntil,
    terms,
  };
  refuseContradiction(flat(proposed), {});
  if (proposed.quantity === 0)
    throw badInput('Please name a quantity, because the offering is sold out.', { quantity: 'is required' });
  const { availableUntil } = proposed;
  if (!price && side === 'seller') throw badInput('Please name a price.', { price: 'is required' });
  if (Number(price) * proposed.quantity >= MAX_TOTAL)
    throw badInput('The total is too large.', { quantity: 'is too large for this price' });
  if (availableUntil && availableUntil < today)
    throw badInput(pastDay('Valid until', today), { validUntil: 'cannot be in the past' });
  return proposed;
};

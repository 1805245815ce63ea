import { readTerm } from '../../../../rules/values/readDeliveryTerms.ts';
import { pricesOf, wholeQuantity } from './money.ts';
import type { ParsedRequest } from './parseRequest.ts';
import type { SearchPrefills } from '../searchSuggestions.type.ts';

const LONGEST_TITLE = 160;
const LONGEST_PLACE = 200;

/** The material that the request names clearly. */
export interface NamedProduct {
  id: string;
  name: string;
}

const titleOf = (request: ParsedRequest, product: NamedProduct | null): string => {
  const { quantity } = request;
  const name = product?.name ?? (request.material || request.text.trim());
  const amount = quantity && (quantity.unit === null ? quantity.text : `${quantity.amount} ${quantity.unit}`);
  return [name, amount].filter(Boolean).join(', ').slice(0, LONGEST_TITLE);
};

/** The initial values of the forms for an RFP, an auction and an offering after a request. */
export const prefillsOf = (request: ParsedRequest, material: NamedProduct | null): SearchPrefills => {
  const { term, place, date, price } = request;
  const whole = wholeQuantity(request.quantity);
  const { perUnit, total } = pricesOf(price, whole);
  const name = place?.name ?? null;
  const posting = {
    title: titleOf(request, material),
    description: request.text.trim(),
    productId: material?.id ?? null,
    quantity: whole?.quantity ?? null,
    unit: whole?.unit ?? request.quantity?.unit ?? price?.per ?? null,
  };
  const isPerUnit = perUnit !== null && price?.per !== null;
  const startingPrice = isPerUnit ? perUnit : total;
  return {
    rfp: {
      ...posting,
      targetPrice: total,
      deliveryLocation: name && [term?.term, name].filter(Boolean).join(' ').slice(0, LONGEST_PLACE),
      deliveryDate: date?.day ?? null,
    },
    auction: {
      ...posting,
      startingPrice,
      priceBasis: startingPrice === null ? null : isPerUnit ? 'per_unit' : 'lot',
      deliveryLocation: name,
      deliveryTerms: readTerm(term?.term ?? '').term ?? null,
      deliveryDate: date?.day ?? null,
    },
    offering: {
      ...posting,
      price: perUnit,
      location: place && (place.isOrigin || !term) ? name : null,
      availableUntil: date?.day ?? null,
    },
  };
};

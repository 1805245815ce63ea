// The price check of a draft. No product of this market has a commodity or five other offers, so the result is empty.
import { priceCheckRules } from '../../../src/features/postings/rules.ts';
import { validated } from '../../../src/writing/validated.ts';
import type { Arguments } from './fieldFunction.ts';
import { trimmed } from './values.ts';
import { rowOf, type Asking } from './world.ts';

/** '1234.5' → '1.2345'. */
const thousandth = (price: string): string => {
  const [whole = '', fraction = ''] = price.split('.');
  const digits = whole.padStart(4, '0');
  return `${BigInt(digits.slice(0, -3))}.${digits.slice(-3)}${fraction}`;
};

export const priceFinding = (asking: Asking, args: Arguments): unknown => {
  const { productId, price, unit } = validated(priceCheckRules, args);
  const product = rowOf(asking, 'product', productId);
  const basis = product ? product['price_unit'] : unit === 'MT' || unit === 'Tons' ? 'KG' : unit;
  const isUnknown = Boolean(productId) && !product;
  const isTons = basis === 'KG' && (unit === 'MT' || unit === 'Tons');
  const comparable =
    isUnknown || (unit !== basis && !isTons) ? null : isTons ? thousandth(price) : price.replace(/^0+(?=\d)/, '');
  return {
    priceCheck: 'unknown',
    comparablePrice: trimmed(comparable),
    comparableUnit: comparable === null ? null : basis,
    expectedPrice: null,
    expectedFrom: null,
    deviationPercent: null,
  };
};

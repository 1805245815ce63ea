import { object } from 'yup';
import { optionalId, optionalWhole } from '../../rules/values.ts';

export const orderStatuses = ['pending', 'confirmed', 'shipped', 'delivered', 'completed', 'cancelled'] as const;

export const NO_SELLER = 'Seller information is missing.';

export const orderRules = object({
  offeringId: optionalId('Offering'),
  bidId: optionalId('Bid'),
  quantity: optionalWhole('Quantity'),
});

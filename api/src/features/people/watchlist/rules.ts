import { object } from 'yup';
import { optionalId } from '../../../rules/values.ts';

/** Kinds of records that can be watched; columns and input fields begin with these words. */
export const watchKinds = ['product', 'offering', 'rfp', 'auction', 'category', 'company'] as const;
export type WatchKind = (typeof watchKinds)[number];

export const watchRules = object({
  productId: optionalId('Product'),
  offeringId: optionalId('Offering'),
  rfpId: optionalId('RFP'),
  auctionId: optionalId('Auction'),
  categoryId: optionalId('Category'),
  companyId: optionalId('Company'),
});

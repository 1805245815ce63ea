import { object } from 'yup';
import { optionalId } from '../../rules/values.ts';

/** What can be watched; the words are the beginnings of columns and of inputs alike. */
export const watchKinds = ['product', 'offering', 'rfp', 'auction', 'category'] as const;
export type WatchKind = (typeof watchKinds)[number];

export const watchRules = object({
  productId: optionalId('Product'),
  offeringId: optionalId('Offering'),
  rfpId: optionalId('RFP'),
  auctionId: optionalId('Auction'),
  categoryId: optionalId('Category'),
});

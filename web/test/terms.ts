import type { CommercialTermsFragment } from '../src/features/goods/postings/CommercialTerms.generated.ts';

/** An offering or order that states no terms but price and quantity. */
export const noTerms: CommercialTermsFragment = {
  __typename: 'CommercialTerms',
  unit: 'MT',
  quantityTolerance: null,
  minimumQuantity: null,
  deliveryTerms: null,
  deliveryLocation: null,
  paymentTerms: null,
  leadTimeDays: null,
  deliveryDate: null,
  packaging: null,
  origin: null,
  specifications: null,
};

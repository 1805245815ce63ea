/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What others see while an auction runs. */
export type BidVisibility =
  /** Everyone sees the price; bidders are shown as aliases. */
  | 'public'
  /** Bidders see their own rank, but not each other's amounts. */
  | 'rank_only'
  /** Bidders see only their own bid; the owner sees no bids. */
  | 'sealed';

/** Incoterms. */
export type DeliveryTerms =
  /** Cost, insurance and freight. */
  | 'CIF'
  /** Delivered duty paid. */
  | 'DDP'
  /** Ex works. */
  | 'EXW'
  /** Free carrier. */
  | 'FCA'
  /** Free on board. */
  | 'FOB';

/** Payment terms. */
export type PaymentTerms =
  /** In advance. */
  | 'advance_payment'
  /** On delivery. */
  | 'cash_on_delivery'
  /** By letter of credit. */
  | 'letter_of_credit'
  /** Within 30 days. */
  | 'net_30'
  /** Within 60 days. */
  | 'net_60';

/** Quantity that the amounts of an auction are for. */
export type PriceBasis =
  /** The whole quantity. */
  | 'lot'
  /** One unit. */
  | 'per_unit';

export type AuctionTermsFragment = { __typename: 'Auction', quantity: number, unit: string, priceBasis: PriceBasis, startTime: string, endTime: string, pausedAt: string | null, maxBidders: number | null, preQualificationRequired: boolean, bidVisibility: BidVisibility, autoExtend: boolean, autoExtendDuration: number | null, deliveryLocation: string | null, deliveryTerms: DeliveryTerms | null, deliveryDate: string | null, paymentTerms: PaymentTerms | null, qualitySpecs: Record<string, unknown> | null, inspectionRequired: boolean, inspectionLocation: string | null, product: { __typename: 'Product', id: string, name: string, casNumber: string | null } | null };

export const AuctionTermsFragmentDoc: DocumentNode<AuctionTermsFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxBidders"}},{"kind":"Field","name":{"kind":"Name","value":"preQualificationRequired"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"autoExtend"}},{"kind":"Field","name":{"kind":"Name","value":"autoExtendDuration"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryLocation"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"qualitySpecs"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionRequired"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionLocation"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}}]}}]}}]}');
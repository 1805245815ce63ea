/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How an auction ended. */
export type AuctionOutcome =
  /** The leading bid won. */
  | 'awarded'
  /** The owner or an admin cancelled it. */
  | 'cancelled'
  /** There were no bids. */
  | 'no_bids'
  /** No bid met the reserve price. */
  | 'reserve_not_met';

/** Status of an auction. */
export type AuctionStatus =
  /** Open for bids; shown as Live. */
  | 'active'
  /** Closed for bids. */
  | 'ended'
  /** Not open yet; shown as Upcoming. */
  | 'scheduled';

/** Direction of an auction. */
export type AuctionType =
  /** The owner sells; the highest bid leads. */
  | 'forward'
  /** The owner buys; the lowest bid leads. */
  | 'reverse';

/** What others see while an auction runs. */
export type BidVisibility =
  /** Everyone sees the price; bidders are shown as aliases. */
  | 'public'
  /** Bidders see their own rank, but not each other's amounts. */
  | 'rank_only'
  /** Bidders see only their own bid; the owner sees no bids. */
  | 'sealed';

/** A complete auction, to create it or to replace its terms. */
export type CreateAuctionInput = {
  /** Whether a late change of leader extends the auction; false if absent. */
  autoExtend?: boolean | null | undefined;
  /** Length of an extension in minutes; required if `autoExtend` is true. */
  autoExtendDuration?: number | null | undefined;
  /** Minimum difference between bids; 0.01 if absent. */
  bidIncrement?: string | null | undefined;
  /** What others see while the auction runs; `public` if absent. */
  bidVisibility?: BidVisibility | null | undefined;
  /** Day of delivery; not in the past. */
  deliveryDate?: string | null | undefined;
  /** Place of delivery. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Description, at most 4000 characters. */
  description: string;
  /** End of bidding; after the start and in the future. */
  endTime: string;
  /** Any text of at most 255 characters, different for each command. A retry with the same key returns the same record. */
  idempotencyKey?: string | null | undefined;
  /** Place of inspection; required if the goods are inspected. */
  inspectionLocation?: string | null | undefined;
  /** Whether the goods are inspected; false if absent. */
  inspectionRequired?: boolean | null | undefined;
  /** Maximum number of bidders; unlimited if absent. */
  maxBidders?: number | null | undefined;
  /** Payment terms. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** Whether the owner approves bidders before they can bid; false if absent. */
  preQualificationRequired?: boolean | null | undefined;
  /** Quantity that amounts are for; `lot` if absent. */
  priceBasis?: PriceBasis | null | undefined;
  /** The material of the catalogue; null or 'none' for other materials. */
  productId?: string | null | undefined;
  /** Quality specifications: an object with `requirements`. */
  qualitySpecs?: Record<string, unknown> | null | undefined;
  /** Quantity, a positive whole number. */
  quantity: number;
  /** The price that must be met for an award. Visible to the owner only; after the auction has ended, part of its public log, except if it was sealed or rank-only and was cancelled. */
  reservePrice?: string | null | undefined;
  /** Start of bidding; a past time starts it immediately. */
  startTime: string;
  /** The starting price, by the price basis. */
  startingPrice: string;
  /** Title, at most 160 characters. */
  title: string;
  /** Direction; `forward` if absent. */
  type?: AuctionType | null | undefined;
  /** Unit of the quantity: free text, at most 40 characters. */
  unit: string;
  /** Blank, or the id of the signed-in user; any other is refused. */
  userId?: string | null | undefined;
};

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

/** Whether a member may bid in an auction whose owner approves bidders. */
export type Qualification =
  /** May bid. */
  | 'approved'
  /** May not bid. */
  | 'declined'
  /** Has not requested; sufficient if the owner does not approve bidders. */
  | 'none'
  /** Has requested to participate. */
  | 'requested';

export type EditableAuctionFragment = { __typename: 'Auction', id: string, title: string, description: string, type: AuctionType, status: AuctionStatus, outcome: AuctionOutcome | null, startTime: string, endTime: string, pausedAt: string | null, pauseReason: string | null, unit: string, priceBasis: PriceBasis, startingPrice: string, currentPrice: string | null, unitPrice: string | null, bidIncrement: string | null, bidCount: number | null, bidderCount: number | null, bidVisibility: BidVisibility, reservePrice: string | null, reserveMet: boolean | null, minimumNextBid: string | null, preQualificationRequired: boolean, quantity: number, maxBidders: number | null, autoExtend: boolean, autoExtendDuration: number | null, deliveryLocation: string | null, deliveryTerms: DeliveryTerms | null, deliveryDate: string | null, paymentTerms: PaymentTerms | null, qualitySpecs: Record<string, unknown> | null, inspectionRequired: boolean, inspectionLocation: string | null, myStanding: { __typename: 'AuctionStanding', bidder: string | null, qualification: Qualification, declineReason: string | null, lastAmount: string | null, maxAmount: string | null, leading: boolean | null, rank: number | null } | null, product: { __typename: 'Product', id: string, name: string, casNumber: string | null } | null };

export type EditAuctionMutationVariables = Exact<{
  auctionId: string;
  input: CreateAuctionInput;
}>;


export type EditAuctionMutation = { editAuction: { __typename: 'Auction', id: string, title: string, description: string, type: AuctionType, status: AuctionStatus, outcome: AuctionOutcome | null, startTime: string, endTime: string, pausedAt: string | null, pauseReason: string | null, unit: string, priceBasis: PriceBasis, startingPrice: string, currentPrice: string | null, unitPrice: string | null, bidIncrement: string | null, bidCount: number | null, bidderCount: number | null, bidVisibility: BidVisibility, reservePrice: string | null, reserveMet: boolean | null, minimumNextBid: string | null, preQualificationRequired: boolean, quantity: number, maxBidders: number | null, autoExtend: boolean, autoExtendDuration: number | null, deliveryLocation: string | null, deliveryTerms: DeliveryTerms | null, deliveryDate: string | null, paymentTerms: PaymentTerms | null, qualitySpecs: Record<string, unknown> | null, inspectionRequired: boolean, inspectionLocation: string | null, myStanding: { __typename: 'AuctionStanding', bidder: string | null, qualification: Qualification, declineReason: string | null, lastAmount: string | null, maxAmount: string | null, leading: boolean | null, rank: number | null } | null, product: { __typename: 'Product', id: string, name: string, casNumber: string | null } | null } | null };

export const EditableAuctionFragmentDoc: DocumentNode<EditableAuctionFragment, unknown> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableAuction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionStanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionTerms"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leading"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"bidIncrement"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidderCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"reservePrice"}},{"kind":"Field","name":{"kind":"Name","value":"reserveMet"}},{"kind":"Field","name":{"kind":"Name","value":"minimumNextBid"}},{"kind":"Field","name":{"kind":"Name","value":"preQualificationRequired"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxBidders"}},{"kind":"Field","name":{"kind":"Name","value":"preQualificationRequired"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"autoExtend"}},{"kind":"Field","name":{"kind":"Name","value":"autoExtendDuration"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryLocation"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"qualitySpecs"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionRequired"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionLocation"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}}]}}]}}]}');
export const EditAuctionDocument: DocumentNode<EditAuctionMutation, EditAuctionMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditAuction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"auctionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAuctionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editAuction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"auctionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"auctionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditableAuction"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuctionStanding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bidder"}},{"kind":"Field","name":{"kind":"Name","value":"qualification"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}},{"kind":"Field","name":{"kind":"Name","value":"lastAmount"}},{"kind":"Field","name":{"kind":"Name","value":"maxAmount"}},{"kind":"Field","name":{"kind":"Name","value":"leading"}},{"kind":"Field","name":{"kind":"Name","value":"rank"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionStanding"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pauseReason"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startingPrice"}},{"kind":"Field","name":{"kind":"Name","value":"currentPrice"}},{"kind":"Field","name":{"kind":"Name","value":"unitPrice"}},{"kind":"Field","name":{"kind":"Name","value":"bidIncrement"}},{"kind":"Field","name":{"kind":"Name","value":"bidCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidderCount"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"reservePrice"}},{"kind":"Field","name":{"kind":"Name","value":"reserveMet"}},{"kind":"Field","name":{"kind":"Name","value":"minimumNextBid"}},{"kind":"Field","name":{"kind":"Name","value":"preQualificationRequired"}},{"kind":"Field","name":{"kind":"Name","value":"myStanding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyStanding"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuctionTerms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"priceBasis"}},{"kind":"Field","name":{"kind":"Name","value":"startTime"}},{"kind":"Field","name":{"kind":"Name","value":"endTime"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"maxBidders"}},{"kind":"Field","name":{"kind":"Name","value":"preQualificationRequired"}},{"kind":"Field","name":{"kind":"Name","value":"bidVisibility"}},{"kind":"Field","name":{"kind":"Name","value":"autoExtend"}},{"kind":"Field","name":{"kind":"Name","value":"autoExtendDuration"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryLocation"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryTerms"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDate"}},{"kind":"Field","name":{"kind":"Name","value":"paymentTerms"}},{"kind":"Field","name":{"kind":"Name","value":"qualitySpecs"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionRequired"}},{"kind":"Field","name":{"kind":"Name","value":"inspectionLocation"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"casNumber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditableAuction"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Auction"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionStanding"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuctionTerms"}}]}}]}');
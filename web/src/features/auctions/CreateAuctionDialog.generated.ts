/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type CreateAuctionMutationVariables = Exact<{
  input: CreateAuctionInput;
}>;


export type CreateAuctionMutation = { createAuction: { __typename: 'Auction', id: string } | null };


export const CreateAuctionDocument: DocumentNode<CreateAuctionMutation, CreateAuctionMutationVariables> = /* @__PURE__ */ JSON.parse('{"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAuction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAuctionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAuction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}');
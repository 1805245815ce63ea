/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Which way an auction goes. */
export type AuctionType =
  /** The owner sells; the highest bid leads. */
  | 'forward'
  /** The owner buys; the lowest bid leads. */
  | 'reverse';

/** Who sees what while an auction runs. */
export type BidVisibility =
  /** Everyone sees the price; bidders are aliases. */
  | 'public'
  /** Bidders see their own rank, nobody the amounts of others. */
  | 'rank_only'
  /** Nobody sees anything but the own bid, not even the owner. */
  | 'sealed';

/** An auction to create, or all of an auction as it is to be. */
export type CreateAuctionInput = {
  /** Whether a late change of the lead moves the end; false if absent. */
  autoExtend?: boolean | null | undefined;
  /** Minutes; needed when auto-extend is on. */
  autoExtendDuration?: number | null | undefined;
  /** Smallest step between bids; 0.01 if absent. */
  bidIncrement?: string | null | undefined;
  /** public if absent. */
  bidVisibility?: BidVisibility | null | undefined;
  /** When to deliver; not in the past. */
  deliveryDate?: string | null | undefined;
  /** Where to deliver. */
  deliveryLocation?: string | null | undefined;
  /** Incoterm. */
  deliveryTerms?: DeliveryTerms | null | undefined;
  /** Description, at most 4000 characters. */
  description: string;
  /** When bidding ends; after the start and in the future. */
  endTime: string;
  /** Any text of at most 255 characters, new for each command: a retry under the same key answers the same record. */
  idempotencyKey?: string | null | undefined;
  /** Where; needed when the goods are inspected. */
  inspectionLocation?: string | null | undefined;
  /** Whether the goods are inspected; false if absent. */
  inspectionRequired?: boolean | null | undefined;
  /** How many bidders may take part; unlimited if absent. */
  maxBidders?: number | null | undefined;
  /** How to pay. */
  paymentTerms?: PaymentTerms | null | undefined;
  /** Whether you approve bidders first; false if absent. */
  preQualificationRequired?: boolean | null | undefined;
  /** LOT if absent: amounts are for the whole quantity. */
  priceBasis?: PriceBasis | null | undefined;
  /** The material of the catalogue; null or 'none' for one it does not have. */
  productId?: string | null | undefined;
  /** Quality specifications: an object with `requirements`. */
  qualitySpecs?: Record<string, unknown> | null | undefined;
  /** Quantity, a positive whole number. */
  quantity: number;
  /** The price that must be met for an award. Shown to the owner only until the auction ends; then part of its public log, except in a sealed or rank-only auction that was cancelled. */
  reservePrice?: string | null | undefined;
  /** When bidding opens; in the past means at once. */
  startTime: string;
  /** Where bidding starts, by the price basis. */
  startingPrice: string;
  /** Title, at most 160 characters. */
  title: string;
  /** forward if absent. */
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

/** How to pay. */
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

/** What the amounts of an auction are for. */
export type PriceBasis =
  /** The whole quantity. */
  | 'LOT'
  /** One unit. */
  | 'PER_UNIT';

export type CreateAuctionMutationVariables = Exact<{
  input: CreateAuctionInput;
}>;


export type CreateAuctionMutation = { createAuction: { __typename: 'Auction', id: string } | null };


export const CreateAuctionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAuction"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAuctionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAuction"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<CreateAuctionMutation, CreateAuctionMutationVariables>;
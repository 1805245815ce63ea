import { ValidationError, type AnyObject, type ObjectSchema } from 'yup';
import { ALL_MANDATORY } from '../../features/people/accounts/rules.ts';
import { auctionRules } from '../../features/deals/auctions/rules.ts';
import { NO_AMOUNT } from '../../features/deals/bids/rules.ts';
import { NO_SELLER, orderRules } from '../../features/deals/trade/orders/rules.ts';
import { offeringEditRules, offeringRules, rfpRules } from '../../features/goods/postings/rules.ts';
import { requestQuoteRules, reviseQuoteRules, sendQuoteRules } from '../../features/deals/trade/quotes/rules.ts';

/** Sentences of docs/specification-coverage.md, section 5, instead of the common one for missing fields. */
export const requiredSentences: Partial<Record<string, string>> = {
  RegisterInput: ALL_MANDATORY,
  PlaceBidInput: NO_AMOUNT,
  PlaceOrderInput: NO_SELLER,
};

/** Fields that section 5 of docs/specification-coverage.md requires and GraphQL does not, by input type. */
export const requiredFields: Partial<Record<string, { name: string; canBeNull: boolean }>> = {
  PlaceOrderInput: { name: 'sellerId', canBeNull: false },
  // Null stands for a material outside the catalogue.
  CreateAuctionInput: { name: 'productId', canBeNull: true },
};

/** The rules of inputs whose numbers GraphQL refuses before the rules apply. */
const rulesOf: Partial<Record<string, ObjectSchema<AnyObject>>> = {
  PostRfpInput: rfpRules,
  PostOfferingInput: offeringRules,
  PutOfferingInput: offeringRules,
  EditOfferingInput: offeringEditRules,
  CreateAuctionInput: auctionRules,
  PlaceOrderInput: orderRules,
  RequestQuoteInput: requestQuoteRules,
  SendQuoteInput: sendQuoteRules,
  ReviseQuoteInput: reviseQuoteRules,
};

/** What the rules say of a field that is no number; undefined if nothing. */
export const sentenceOfNumber = (input: string, field: string, given: unknown): string | undefined => {
  try {
    rulesOf[input]?.validateSyncAt(field, given);
    return undefined;
  } catch (error) {
    return error instanceof ValidationError ? error.message : undefined;
  }
};

import { ALL_MANDATORY } from '../../features/accounts/rules.ts';
import { DURATION, MAX_BIDDERS, QUANTITY } from '../../features/auctions/rules.ts';
import { NO_AMOUNT } from '../../features/bids/rules.ts';
import { NO_SELLER } from '../../features/orders/rules.ts';
import { notWhole, tooLarge } from '../../rules/values.ts';

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

interface NumberSentences {
  notWhole: string;
  /** Whole, but larger than GraphQL's Int. */
  tooLarge: string;
}

const same = (sentence: string): NumberSentences => ({ notWhole: sentence, tooLarge: sentence });

const posting = { quantity: { notWhole: notWhole('Quantity'), tooLarge: tooLarge('Quantity') } };

/** Sentences for values that are not numbers, by input type and field, because GraphQL refuses them before the rules apply. */
export const numberSentences: Partial<Record<string, Record<string, NumberSentences>>> = {
  PostRfpInput: posting,
  PostOfferingInput: posting,
  CreateAuctionInput: { quantity: same(QUANTITY), maxBidders: same(MAX_BIDDERS), autoExtendDuration: same(DURATION) },
};

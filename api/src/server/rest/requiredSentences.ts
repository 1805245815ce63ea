import { ALL_MANDATORY } from '../../features/accounts/rules.ts';
import { DURATION, MAX_BIDDERS, QUANTITY } from '../../features/auctions/rules.ts';
import { NO_AMOUNT } from '../../features/bids/rules.ts';
import { notWhole, tooLarge } from '../../rules/values.ts';

/** What the specification says of missing fields where it is not the one sentence of all forms, by input type. */
export const requiredSentences: Partial<Record<string, string>> = {
  RegisterInput: ALL_MANDATORY,
  PlaceBidInput: NO_AMOUNT,
};

interface NumberSentences {
  notWhole: string;
  /** Whole, but larger than the graph's Int. */
  tooLarge: string;
}

const same = (sentence: string): NumberSentences => ({ notWhole: sentence, tooLarge: sentence });

const posting = { quantity: { notWhole: notWhole('Quantity'), tooLarge: tooLarge('Quantity') } };

/** The rules' own sentences for what is no number at all, by input type and field: such a value does not reach the rules. */
export const numberSentences: Partial<Record<string, Record<string, NumberSentences>>> = {
  PostRfpInput: posting,
  PostOfferingInput: posting,
  CreateAuctionInput: { quantity: same(QUANTITY), maxBidders: same(MAX_BIDDERS), autoExtendDuration: same(DURATION) },
};

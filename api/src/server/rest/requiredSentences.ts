import { ALL_MANDATORY } from '../../features/accounts/rules.ts';
import { NO_AMOUNT } from '../../features/bids/rules.ts';

/** What the specification says of missing fields where it is not the one sentence of all forms, by input type. */
export const requiredSentences: Partial<Record<string, string>> = {
  RegisterInput: ALL_MANDATORY,
  PlaceBidInput: NO_AMOUNT,
};

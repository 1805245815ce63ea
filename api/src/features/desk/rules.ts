import { boolean, number, object, string } from 'yup';
import { isMoney, requiredId, text } from '../../rules/values.ts';
import { instant } from '../auctions/rules.ts';
import { reasonRules } from '../messaging/rules.ts';

export const optionalAmount = (label: string) =>
  string()
    .trim()
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .test('money', `${label} must be a positive amount with at most 2 decimals.`, (value) => !value || isMoney(value));

const VERSION = 'Terms version must be a whole number from 0.';

/** What a bid on an auction says beyond any other bid; the engine's own rules come on top of these. */
export const auctionBidRules = object({
  maxAmount: optionalAmount('Maximum bid'),
  termsVersion: number().typeError(VERSION).integer(VERSION).min(0, VERSION).nullable(),
  expectedPrice: optionalAmount('Expected price'),
  confirmed: boolean().nullable(),
});

/** What the owner of an auction adds to it, in words that all will read. */
export const noteRules = object({ note: text('Note', 1000) });

export const endRules = object({ endTime: instant('End date') });

/** A bid that whoever voids it cannot see. */
export const voidingRules = reasonRules.shape({ bidId: requiredId('Bid number') });

export { reasonRules };

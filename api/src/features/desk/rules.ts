import { boolean, object, string } from 'yup';
import { isMoney, optionalText, text } from '../../rules/values.ts';
import { instant } from '../auctions/rules.ts';
import { NO_AMOUNT } from '../bids/rules.ts';

const optionalAmount = (label: string) =>
  string()
    .trim()
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .test('money', `${label} must be a positive amount with at most 2 decimals.`, (value) => !value || isMoney(value));

/** A bid on an auction; the desk's own rules come on top of these. */
export const auctionBidRules = object({
  amount: string()
    .trim()
    .required(NO_AMOUNT)
    .test(
      'money',
      'Bid amount must be a positive amount with at most 2 decimals.',
      (value) => !value || isMoney(value),
    ),
  maxAmount: optionalAmount('Maximum bid'),
  expectedPrice: optionalAmount('Expected price'),
  confirmed: boolean().nullable(),
  message: optionalText('Message', 2000),
});

/** What the owner of an auction adds to it, in words that all will read. */
export const noteRules = object({ note: text('Note', 1000) });

export const endRules = object({ endTime: instant('End date') });

export { reasonRules } from '../messaging/rules.ts';

import { boolean, number, object } from 'yup';
import { reasonRules } from '../../people/inbox/messages/rules.ts';
import { isGiven, money, optionalId, optionalMoney, optionalText, requiredId } from '../../../rules/values.ts';

export const bidStatuses = ['active', 'awarded', 'declined', 'voided'] as const;

export const NO_AMOUNT = 'Please enter a bid amount.';
export const NO_TARGET = 'No auction or RFP specified for this bid.';

const TWO_TARGETS = 'A bid is for an auction or for an RFP, not for both.';

export const bidRules = object({
  amount: money('Bid amount').required(NO_AMOUNT),
  message: optionalText('Message', 2000),
  auctionId: optionalId('Auction'),
  rfpId: optionalId('RFP')
    .test('target', NO_TARGET, (value, { parent }) => Boolean(value) || isGiven(parent.auctionId))
    .test('one-target', TWO_TARGETS, (value, { parent }) => !value || !isGiven(parent.auctionId)),
  offeringId: optionalId('Offering'),
}).meta({ required: NO_AMOUNT });

const VERSION = 'Terms version must be a whole number from 0.';

/** The fields that only bids on auctions have. The auction engine checks the rest. */
export const auctionBidRules = object({
  maxAmount: optionalMoney('Maximum bid'),
  termsVersion: number().typeError(VERSION).integer(VERSION).min(0, VERSION).nullable(),
  expectedPrice: optionalMoney('Expected price'),
  confirmed: boolean().nullable(),
});

export const cancelRfpRules = reasonRules.concat(object({ rfpId: requiredId('RFP') }));

import { optionalMoney } from 'api/rules/values';
import { bidRules } from 'api/rules/bids';
import { boolean, type AnyObjectSchema } from 'yup';
import type { BiddableAuction } from './biddable.ts';
import { limitLabels } from './limitLabels.ts';

export type AuctionBidValues = {
  auctionId: string;
  amount: string;
  maxAmount: string;
  /** Null for an empty field, after validation. */
  message: string | null;
  accepted: boolean;
};

const ACCEPT = 'Please accept the terms of this auction.';
const rulesOf = (type: BiddableAuction['type']) => {
  const { field, missing } = limitLabels[type];
  const rules = bidRules.shape({ maxAmount: optionalMoney(field) });
  return {
    rules,
    raise: rules.shape({ maxAmount: optionalMoney(field).required(missing) }),
    first: rules.shape({ accepted: boolean().oneOf([true], ACCEPT) }),
  };
};
const allRules = { forward: rulesOf('forward'), reverse: rulesOf('reverse') };

/** The terms are accepted with the first bid; a leader can only change the maximum. */
export const rulesFor = ({ type, myStanding }: BiddableAuction): AnyObjectSchema => {
  const { rules, raise, first } = allRules[type];
  if (myStanding?.leading) return raise;
  return myStanding?.lastAmount ? rules : first;
};

/** A leader's amount cannot change. */
export const initialBid = ({ id, myStanding }: BiddableAuction): AuctionBidValues => ({
  auctionId: id,
  amount: (myStanding?.leading && myStanding.lastAmount) || '',
  maxAmount: '',
  message: '',
  accepted: false,
});

/** Names the terms that the bidder saw. The server compares unusual amounts with the price when the bid arrives. */
export const bidInput = (
  auction: BiddableAuction,
  { auctionId, amount, maxAmount: max, message }: AuctionBidValues,
  confirmed: boolean,
) => ({
  auctionId,
  amount,
  ...(max ? { maxAmount: max } : {}),
  ...(message ? { message } : {}),
  termsVersion: auction.termsVersion,
  ...(confirmed ? { confirmed } : {}),
});

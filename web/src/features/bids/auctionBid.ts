import { optionalAmount } from 'api/rules/desk';
import { bidRules } from 'api/rules/bids';
import { boolean, type AnyObjectSchema } from 'yup';
import { expectedPrice } from '../auctions/jump.ts';
import type { BiddableAuction } from './BidOnAuction.tsx';
import { proxyWords } from './proxyWords.ts';

export type AuctionBidValues = {
  auctionId: string;
  amount: string;
  maxAmount: string;
  /** Null once the rules have cast it. */
  message: string | null;
  accepted: boolean;
};

const ACCEPT = 'Please accept the terms of this auction.';
const rulesOf = (type: BiddableAuction['type']) => {
  const { field, missing } = proxyWords[type];
  const rules = bidRules.shape({ maxAmount: optionalAmount(field) });
  return {
    rules,
    raise: rules.shape({ maxAmount: optionalAmount(field).required(missing) }),
    first: rules.shape({ accepted: boolean().oneOf([true], ACCEPT) }),
  };
};
const allRules = { forward: rulesOf('forward'), reverse: rulesOf('reverse') };

/** The terms are accepted with the first bid; a leader can only move the limit of automatic bidding. */
export function rulesFor({ type, myStanding }: BiddableAuction): AnyObjectSchema {
  const { rules, raise, first } = allRules[type];
  if (myStanding?.leading) return raise;
  return myStanding?.lastAmount ? rules : first;
}

/** A leader's amount stays what it is. */
export const initialBid = ({ id, myStanding }: BiddableAuction): AuctionBidValues => ({
  auctionId: id,
  amount: (myStanding?.leading && myStanding.lastAmount) || '',
  maxAmount: '',
  message: '',
  accepted: false,
});

/** The terms and the price that were looked at go along, so that other terms, and a slip, are noticed by the server too. */
export const bidInput = (
  auction: BiddableAuction,
  { auctionId, amount, maxAmount: most, message }: AuctionBidValues,
  confirmed: boolean,
) => ({
  auctionId,
  amount,
  ...(most ? { maxAmount: most } : {}),
  ...(message ? { message } : {}),
  termsVersion: auction.termsVersion,
  expectedPrice: expectedPrice(auction),
  ...(confirmed ? { confirmed } : {}),
});

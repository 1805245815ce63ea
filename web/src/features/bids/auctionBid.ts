import { auctionBidRules } from 'api/rules/desk';
import { bidRules } from 'api/rules/bids';
import { boolean, object, string, type AnyObjectSchema } from 'yup';
import { expectedPrice } from '../auctions/jump.ts';
import type { BiddableAuction } from './BidOnAuction.tsx';

export type AuctionBidValues = { auctionId: string; amount: string; maxAmount: string; accepted: boolean };

const ACCEPT = 'Please accept the terms of this auction.';
const rules = bidRules.concat(auctionBidRules.pick(['maxAmount']));
const raise = rules.concat(object({ maxAmount: string().required('Please enter a maximum bid.') }));
const first = rules.shape({ accepted: boolean().oneOf([true], ACCEPT) });

/** The terms are accepted with the first bid; who leads already can only raise the maximum. */
export function rulesFor({ myStanding }: BiddableAuction): AnyObjectSchema {
  if (myStanding?.leading) return raise;
  return myStanding?.lastAmount ? rules : first;
}

/** Who leads can only raise the own maximum; the amount stays what it is. */
export const initialBid = ({ id, myStanding }: BiddableAuction): AuctionBidValues => ({
  auctionId: id,
  amount: (myStanding?.leading && myStanding.lastAmount) || '',
  maxAmount: '',
  accepted: false,
});

/** The terms and the price that were looked at go along, so that other terms, and a slip, are noticed by the server too. */
export const bidInput = (
  auction: BiddableAuction,
  { auctionId, amount, maxAmount: most }: AuctionBidValues,
  confirmed: boolean,
) => ({
  auctionId,
  amount,
  ...(most ? { maxAmount: most } : {}),
  termsVersion: auction.termsVersion,
  expectedPrice: expectedPrice(auction),
  ...(confirmed ? { confirmed } : {}),
});

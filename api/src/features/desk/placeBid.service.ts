import { badInput } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf, refuseOtherAuthor } from '../../writing/command.ts';
import { isId } from '../../rules/id.ts';
import { validated } from '../../writing/validated.ts';
import type { BidAccepted, MaximumRaised } from '../auctions/core/events.ts';
import { placeRfpBid } from '../bids/bids.service.ts';
import { bidRules } from '../bids/rules.ts';
import type { PlaceBidInput } from '../bids/bids.inputs.ts';
import { bidOnAuction } from './desk.service.ts';
import type { Accepted } from './submission.ts';

/** Most bids are an amount on an auction and nothing else; rules for what is not there would be a part of what such a bid costs. */
const isPlain = ({ auctionId, rfpId, offeringId, message }: PlaceBidInput): boolean =>
  isId(auctionId ?? '') && (rfpId ?? offeringId ?? message ?? null) === null;
const plainBidRules = bidRules.pick(['amount', 'auctionId']) as typeof bidRules;

/** One mutation for both kinds of bid, as the specification has one call; what is nested in the answer is read only when selected. */
export const placeBid = async (ctx: Context, input: PlaceBidInput) => {
  const member = memberOf(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const bid = validated(isPlain(input) ? plainBidRules : bidRules, input);
  const { auctionId, rfpId } = bid;
  if (auctionId) {
    if (input.offeringId)
      throw badInput('A bid can name an offering on an RFP only.', { offeringId: 'is possible on an RFP only' });
    return fromAuction(member, input, await bidOnAuction(ctx, auctionId, bid, input));
  }
  if (input.maxAmount)
    throw badInput('A maximum bid is possible on an auction only.', { maxAmount: 'is possible on an auction only' });
  const placed = await placeRfpBid(ctx, input);
  return {
    id: placed.id,
    userId: member,
    amount: placed.amount,
    maxAmount: null,
    message: placed.message ?? null,
    auctionId: null,
    rfpId,
    status: 'active',
    createdAt: placed.createdAt.toISOString(),
    leading: null,
    currentPrice: null,
    accepted: null,
  };
};

/** Told from the event, not read again: re-reading would cost a third of the throughput. */
const fromAuction = (member: string, input: PlaceBidInput, accepted: Accepted) => {
  const { auctionId, at, bidId, event, visibility } = accepted;
  const { amount, price, leader, bidder, maxAmount } = toldBy(event as BidAccepted | MaximumRaised, input.amount);
  const leads = leader !== null && leader === bidder;
  return {
    id: bidId ?? auctionId,
    userId: member,
    amount,
    maxAmount,
    message: input.message ?? null,
    auctionId,
    rfpId: null,
    status: 'active',
    createdAt: at,
    leading: visibility === 'sealed' ? null : leads,
    currentPrice: visibility === 'public' || (visibility === 'rank_only' && leads) ? price : null,
    accepted,
  };
};

const toldBy = (event: BidAccepted | MaximumRaised, amount: string) =>
  event.type === 'maximum_raised'
    ? { amount, price: null, leader: event.bidder, bidder: event.bidder, maxAmount: event.maxAmount }
    : event;

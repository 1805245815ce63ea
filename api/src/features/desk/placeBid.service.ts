import { badInput } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf, refuseOtherAuthor } from '../../writing/command.ts';
import { isId } from '../../rules/id.ts';
import { isMoney } from '../../rules/values.ts';
import { validated } from '../../writing/validated.ts';
import type { BidAccepted, MaximumRaised } from '../auctions/core/events.ts';
import { placeRfpBid } from '../bids/bids.service.ts';
import { bidRules } from '../bids/rules.ts';
import type { PlaceBidInput } from '../bids/bids.inputs.ts';
import { bidOnAuction } from './desk.service.ts';
import type { Receipt } from './receipts.ts';
import type { Accepted } from './commandEnvelope.ts';

/**
 * Most bids are an amount on an auction and nothing else. Such a bid need not go through all the rules, which would be a part of what it
 * costs; of what is not so plain they say what is wrong.
 */
const checked = (input: PlaceBidInput): Pick<PlaceBidInput, 'auctionId' | 'rfpId' | 'message'> & { amount: string } => {
  const { auctionId, rfpId, offeringId, message } = input;
  const amount = input.amount.trim();
  const isPlain = isId(auctionId) && isMoney(amount) && (rfpId ?? offeringId ?? message ?? null) === null;
  return isPlain ? { auctionId, amount } : validated(bidRules, input);
};

/** One mutation for both kinds of bid, as the specification has one call; what is nested in the answer is read only when selected. */
export const placeBid = async (ctx: Context, input: PlaceBidInput) => {
  const member = memberOf(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const bid = checked(input);
  const { auctionId, rfpId } = bid;
  if (auctionId) {
    if (input.offeringId)
      throw badInput('A bid can name an offering on an RFP only.', { offeringId: 'is possible on an RFP only' });
    const accepted = await bidOnAuction(ctx, auctionId, bid, input);
    return { ...fromAuction(member, input, accepted), receipt: await receiptOf(ctx, accepted) };
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
    receipt: null,
  };
};

/** A bid stands though its receipt cannot be signed: a failure is the failure of that field, as GraphQL takes an error for a value. */
const receiptOf = (ctx: Context, accepted: Accepted): Promise<Receipt | Error | null> =>
  ctx.signer.receiptFor(accepted).catch((error: Error) => error);

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
  };
};

const toldBy = (event: BidAccepted | MaximumRaised, amount: string) =>
  event.type === 'maximum_raised'
    ? { amount, price: null, leader: event.bidder, bidder: event.bidder, maxAmount: event.maxAmount }
    : event;

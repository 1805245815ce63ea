import type { InferType } from 'yup';
import { newId } from '../../../database/id.ts';
import { badInput } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { validated } from '../../../writing/validated.ts';
import { Auction } from '../auctions/auction.entity.ts';
import type { BidAccepted, MaximumRaised } from '../auctions/core/events.ts';
import { toCents } from '../auctions/core/money.ts';
import type { Accepted } from '../auctions/engine/commandEnvelope.ts';
import { memberEnvelope } from '../auctions/engine/memberEnvelope.ts';
import { refuseBlocked } from '../../people/inbox/messages/blocking.service.ts';
import type { PlaceBidInput } from './bids.inputs.ts';
import type { PlacedBid } from './placedBid.type.ts';
import { auctionBidRules, type bidRules } from './rules.ts';

type AuctionBid = InferType<typeof bidRules> & { auctionId: string };

const cents = (amount: string | null | undefined) => (amount ? toCents(amount) : null);

/** Submits the bid as a command to the auction engine. */
export const bidOnAuction = async (ctx: Context, bid: AuctionBid, input: PlaceBidInput): Promise<PlacedBid> => {
  const { auctionId, amount, message = null } = bid;
  if (input.offeringId)
    throw badInput('A bid can name an offering on an RFP only.', { offeringId: 'is possible on an RFP only' });
  const conditions = validated(auctionBidRules, input);
  const { maxAmount, termsVersion, expectedPrice, confirmed } = conditions;
  const auction = message && (await ctx.em.fork().findOne(Auction, { id: auctionId }));
  if (auction) await refuseBlocked(ctx.em.fork(), memberOf(ctx), auction.partyId, ' Please bid without a message.');
  const envelope = memberEnvelope(ctx, input, {
    right: 'member',
    needs: 'few',
    meant: { ...bid, ...conditions },
    bid: { id: newId(), message },
    command: ({ alias, isOwnCompany, isFormerColleague }) => ({
      type: 'place_bid',
      bidder: alias,
      isOwner: isOwnCompany,
      isFormerColleague,
      amount: toCents(amount),
      maxAmount: cents(maxAmount),
      termsVersion: termsVersion ?? null,
      expectedPrice: cents(expectedPrice),
      confirmed: confirmed ?? false,
    }),
  });
  const accepted = await ctx.services.engine.submit(auctionId, envelope);
  return {
    ...placedBid(memberOf(ctx), bid, accepted),
    // If signing fails, the bid is still accepted and only the field `receipt` has an error.
    receipt: await ctx.services.signer.receiptFor(accepted).catch((error: Error) => error),
  };
};

/** Built from the event, because reading the bid again would reduce the throughput. */
const placedBid = (member: string, bid: AuctionBid, accepted: Accepted): Omit<PlacedBid, 'receipt'> => {
  const { auctionId, at, bidId, event, visibility } = accepted;
  const { amount, price, leader, bidder, maxAmount } = outcomeOf(event as BidAccepted | MaximumRaised, bid.amount);
  const leads = leader !== null && leader === bidder;
  return {
    bidId,
    userId: member,
    amount,
    maxAmount,
    message: bid.message ?? null,
    auctionId,
    rfpId: null,
    status: 'active',
    createdAt: at,
    leading: visibility === 'sealed' ? null : leads,
    currentPrice: visibility === 'public' || (visibility === 'rank_only' && leads) ? price : null,
  };
};

const outcomeOf = (event: BidAccepted | MaximumRaised, amount: string) =>
  event.type === 'maximum_raised'
    ? { amount, price: null, leader: event.bidder, bidder: event.bidder, maxAmount: event.maxAmount }
    : event;

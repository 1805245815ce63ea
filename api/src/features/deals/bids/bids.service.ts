import type { InferType } from 'yup';
import { badInput } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { createOnce, refuseOtherAuthor } from '../../../writing/command.ts';
import { validated } from '../../../writing/validated.ts';
import { refuseUnconfirmed } from '../../people/accounts/emailConfirmation.service.ts';
import { Bid } from './bid.entity.ts';
import { bidOnAuction } from './bidOnAuction.ts';
import { bidOnRfp } from './bidOnRfp.ts';
import type { PlaceBidInput } from './bids.inputs.ts';
import type { PlacedBid } from './placedBid.type.ts';
import { bidRules } from './rules.ts';

/** Places a bid on an auction or an RFP. */
export const placeBid = async (ctx: Context, input: PlaceBidInput): Promise<PlacedBid> => {
  await refuseUnconfirmed(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const bid = validated(bidRules, input);
  const { auctionId } = bid;
  // A condition that does not count would be relied on.
  const rule = `is possible on an ${auctionId ? 'RFP' : 'auction'} only`;
  const others = auctionId ? (['rfpUpdatedAt'] as const) : (['termsVersion', 'expectedPrice'] as const);
  const other = others.find((name) => (input[name] ?? null) !== null);
  if (other) throw badInput(`"${other}" ${rule}.`, { [other]: rule });
  return auctionId ? bidOnAuction(ctx, { ...bid, auctionId }, input) : placeRfpBid(ctx, bid, input);
};

const placeRfpBid = async (ctx: Context, bid: InferType<typeof bidRules>, input: PlaceBidInput): Promise<PlacedBid> => {
  if (input.maxAmount)
    throw badInput('A maximum bid is possible on an auction only.', { maxAmount: 'is possible on an auction only' });
  const id = await createOnce(ctx, input, { rules: bidRules, type: Bid, by: 'user' }, (em) =>
    bidOnRfp(em, ctx, bid.rfpId as string, { ...bid, rfpUpdatedAt: input.rfpUpdatedAt }),
  );
  const placed = await ctx.em.fork().findOneOrFail(Bid, { id });
  return {
    bidId: id,
    userId: placed.user.id,
    amount: placed.amount,
    maxAmount: null,
    message: placed.message ?? null,
    auctionId: null,
    rfpId: placed.rfp?.id ?? null,
    status: 'active',
    createdAt: placed.createdAt.toISOString(),
    leading: null,
    currentPrice: null,
    receipt: null,
  };
};

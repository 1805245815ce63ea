import type { Context } from '../../schema/context.ts';
import { createOnce, memberOf, refuseOtherAuthor } from '../../writing/command.ts';
import { validated } from '../../writing/validated.ts';
import { Bid } from './bid.entity.ts';
import { bidOnAuction } from './bidOnAuction.ts';
import { bidOnRfp } from './bidOnRfp.ts';
import type { PlaceBidInput } from './bids.resolver.ts';
import { bidRules } from './rules.ts';

export const placeBid = (ctx: Context, input: PlaceBidInput): Promise<string> => {
  const member = memberOf(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const bid = validated(bidRules, input);
  return createOnce(
    ctx,
    input,
    (em, idempotencyKey) => em.findOne(Bid, { user: member, idempotencyKey }),
    (em) => (bid.auctionId ? bidOnAuction(em, member, bid.auctionId, bid) : bidOnRfp(em, member, bid.rfpId as string, bid)),
  );
};

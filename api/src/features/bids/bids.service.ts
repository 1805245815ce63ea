import type { Context } from '../../schema/context.ts';
import { createOnce, memberOf } from '../../writing/command.ts';
import { validated } from '../../writing/validated.ts';
import { Bid } from './bid.entity.ts';
import { bidOnRfp } from './bidOnRfp.ts';
import type { PlaceBidInput } from './bids.inputs.ts';
import { bidRules } from './rules.ts';

/** Places a bid on an RFP; bids on auctions are the engine's. */
export const placeRfpBid = async (ctx: Context, input: PlaceBidInput): Promise<Bid> => {
  const member = memberOf(ctx);
  const bid = validated(bidRules, input);
  const id = await createOnce(
    ctx,
    input,
    (em, idempotencyKey) => em.findOne(Bid, { user: member, idempotencyKey }),
    (em) => bidOnRfp(em, member, bid.rfpId as string, bid),
  );
  return ctx.em.fork().findOneOrFail(Bid, { id });
};

import { badInput } from '../../errors.ts';
import { databaseNow } from '../../database/clock.ts';
import type { Context } from '../../schema/context.ts';
import { createOnce, memberOf, refuseOtherAuthor } from '../../writing/command.ts';
import { validated } from '../../writing/validated.ts';
import { postingReferences } from '../postings/postings.service.ts';
import { Auction } from './auction.entity.ts';
import { beginLog } from './beginLog.ts';
import type { CreateAuctionInput } from './auctions.inputs.ts';
import { auctionRules } from './rules.ts';

export const createAuction = (ctx: Context, input: CreateAuctionInput): Promise<string> => {
  const member = memberOf(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const { productId, startTime, endTime, qualitySpecs, ...auction } = validated(auctionRules, input);
  return createOnce(
    ctx,
    input,
    (em, idempotencyKey) => em.findOne(Auction, { user: member, idempotencyKey }),
    async (em) => {
      const end = new Date(endTime);
      if (end <= (await databaseNow(em)))
        throw badInput('End date must be in the future.', { endTime: 'must be in the future' });
      const created = em.create(Auction, {
        ...auction,
        ...(await postingReferences(em, member, productId)),
        type: auction.type ?? 'forward',
        priceBasis: auction.priceBasis ?? 'LOT',
        bidVisibility: auction.bidVisibility ?? 'public',
        inspectionRequired: auction.inspectionRequired ?? false,
        preQualificationRequired: auction.preQualificationRequired ?? false,
        autoExtend: auction.autoExtend ?? false,
        qualitySpecs: qualitySpecs?.requirements ? { requirements: qualitySpecs.requirements } : null,
        startTime: new Date(startTime),
        endTime: end,
        originalEndTime: end,
        status: 'scheduled',
      } as never) as Auction;
      await em.flush();
      await beginLog(em, created.id, member);
      return created;
    },
  );
};

import type { EntityManager } from '@mikro-orm/postgresql';
import type { InferType } from 'yup';
import { badInput } from '../../errors.ts';
import { databaseNow } from '../../database/clock.ts';
import type { Context } from '../../schema/context.ts';
import { createOnce, memberOf, refuseOtherAuthor } from '../../writing/command.ts';
import { spendQuota } from '../../writing/quota.ts';
import { validated } from '../../writing/validated.ts';
import { postingReferences } from '../postings/postings.service.ts';
import { Auction } from './auction.entity.ts';
import { beginLog } from './beginLog.ts';
import type { CreateAuctionInput } from './auctions.inputs.ts';
import { auctionRules } from './rules.ts';

/** What an owner says of an auction, as its row holds it: what is left out has its usual value. */
export const auctionValues = ({
  productId: _product,
  startTime,
  endTime,
  qualitySpecs,
  ...auction
}: InferType<typeof auctionRules>) => ({
  ...auction,
  type: auction.type ?? 'forward',
  priceBasis: auction.priceBasis ?? 'LOT',
  bidVisibility: auction.bidVisibility ?? 'public',
  inspectionRequired: auction.inspectionRequired ?? false,
  preQualificationRequired: auction.preQualificationRequired ?? false,
  autoExtend: auction.autoExtend ?? false,
  qualitySpecs: qualitySpecs?.requirements ? { requirements: qualitySpecs.requirements } : null,
  startTime: new Date(startTime),
  endTime: new Date(endTime),
  originalEndTime: new Date(endTime),
});

export const refusePastEnd = async (em: EntityManager, end: Date): Promise<void> => {
  if (end <= (await databaseNow(em)))
    throw badInput('End date must be in the future.', { endTime: 'must be in the future' });
};

export const createAuction = (ctx: Context, input: CreateAuctionInput): Promise<string> => {
  const member = memberOf(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const auction = validated(auctionRules, input);
  const values = auctionValues(auction);
  return createOnce(
    ctx,
    input,
    (em, idempotencyKey) => em.findOne(Auction, { user: member, idempotencyKey }),
    async (em) => {
      await spendQuota(em, member, 'postings');
      await refusePastEnd(em, values.endTime);
      const created = em.create(Auction, {
        ...values,
        ...(await postingReferences(em, member, auction.productId)),
        status: 'scheduled',
      } as never) as Auction;
      await em.flush();
      await beginLog(em, created.id, member);
      return created;
    },
  );
};

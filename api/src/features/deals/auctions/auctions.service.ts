import type { EntityManager } from '@mikro-orm/postgresql';
import type { InferType } from 'yup';
import { badInput } from '../../../common/errors.ts';
import { databaseNow } from '../../../database/clock.ts';
import type { Context } from '../../../schema/context.ts';
import { createOnce, memberOf, refuseOtherAuthor } from '../../../writing/command.ts';
import { spendQuota } from '../../../writing/quota.ts';
import { validated } from '../../../writing/validated.ts';
import { refuseUnconfirmed } from '../../people/accounts/emailConfirmation.service.ts';
import { actingPartyOf } from '../../../writing/actingParty.ts';
import { postingReferences } from '../../goods/postings/postings.service.ts';
import { Auction } from './auction.entity.ts';
import { beginLog } from './beginLog.ts';
import type { CreateAuctionInput } from './auctions.inputs.ts';
import { auctionRules } from './rules.ts';

/** An owner's input as column values; missing fields get their defaults. */
export const auctionValues = ({
  productId: _product,
  startTime,
  endTime,
  qualitySpecs,
  ...auction
}: InferType<typeof auctionRules>) => ({
  ...auction,
  type: auction.type ?? 'forward',
  priceBasis: auction.priceBasis ?? 'lot',
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

export const createAuction = async (ctx: Context, input: CreateAuctionInput): Promise<string> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const auction = validated(auctionRules, input);
  const values = auctionValues(auction);
  return createOnce(ctx, input, { rules: auctionRules, type: Auction, by: 'user' }, async (em) => {
    await spendQuota(em, member, 'postings');
    await refusePastEnd(em, values.endTime);
    const created = em.create(Auction, {
      ...values,
      ...(await postingReferences(em, member, auction.productId)),
      partyId: await actingPartyOf(em, member),
      status: 'scheduled',
      termsVersion: 0,
      acceptedBids: 0,
      bidders: 0,
    });
    await em.flush();
    await beginLog(em, created.id, member);
    return created;
  });
};

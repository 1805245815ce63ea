import type { Context } from '../../../../schema/context.ts';
import { hashesOf, keyOf, memberOf, refuseOtherAuthor } from '../../../../writing/command.ts';
import { validated } from '../../../../writing/validated.ts';
import type { CreateAuctionInput } from '../auctions.inputs.ts';
import { auctionValues, refusePastEnd } from '../auctions.service.ts';
import { termsOf } from '../auctionTerms.ts';
import { auctionRules } from '../rules.ts';
import { postingReferences } from '../../../goods/postings/postings.service.ts';

type Values = ReturnType<typeof auctionValues>;

/** Replaces all terms of an auction, validated like a new one. The engine refuses it after the first bid. */
export const editAuction = async (ctx: Context, auctionId: string, input: CreateAuctionInput): Promise<string> => {
  const userId = memberOf(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const auction = validated(auctionRules, input);
  const values = auctionValues(auction);
  const em = ctx.em.fork();
  await postingReferences(em, userId, auction.productId);
  await refusePastEnd(em, values.endTime);
  await ctx.services.engine.submit(auctionId, {
    right: 'owner',
    needs: 'few',
    userId,
    isAdmin: ctx.viewer.admin,
    idempotencyKey: keyOf(ctx, input),
    ...hashesOf(ctx, { ...input, auctionId }, auction),
    columns: columnsOf({ ...values, productId: auction.productId ?? null }),
    command: () => ({ type: 'edit', terms: termsOf(termsRow(values)) }),
  });
  return auctionId;
};

const termsRow = (values: Values): Parameters<typeof termsOf>[0] => ({
  type: values.type as 'forward' | 'reverse',
  starting_price: values.startingPrice,
  reserve_price: values.reservePrice ?? null,
  bid_increment: values.bidIncrement ?? null,
  bid_visibility: values.bidVisibility as 'public' | 'rank_only' | 'sealed',
  start: values.startTime.getTime(),
  first_end: values.endTime.getTime(),
  auto_extend: values.autoExtend,
  auto_extend_duration: values.autoExtendDuration ?? null,
  max_bidders: values.maxBidders ?? null,
  pre_qualification_required: values.preQualificationRequired,
});

/** Values by column name; fields that the owner left out become null. */
const columnsOf = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set([...Object.keys(auctionRules.fields), ...Object.keys(values)])].map((name) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      values[name] ?? null,
    ]),
  );

import type { EntityManager } from '@mikro-orm/postgresql';
import type { InferType } from 'yup';
import { databaseNow } from '../../../database/clock.ts';
import { badInput, DomainError, notFound } from '../../../common/errors.ts';
import type { Context } from '../../../schema/context.ts';
import { actingPartyOf, representativeOf } from '../../../writing/actingParty.ts';
import { createOnce, memberOf, refuseOtherAuthor } from '../../../writing/command.ts';
import { spendQuota, type Quota } from '../../../writing/quota.ts';
import { validated } from '../../../writing/validated.ts';
import { addWebhookEvent } from '../../../writing/webhookEvents.ts';
import { refuseUnconfirmed } from '../../people/accounts/emailConfirmation.service.ts';
import { Product } from '../catalogue/product.entity.ts';
import { refuseMove } from '../../people/companies/moves.ts';
import { Message } from '../../people/inbox/messages/message.entity.ts';
import { refuseBlocked } from '../../people/inbox/messages/blocking.service.ts';
import { render } from '../../people/notices/notices.ts';
import { writeMessage } from '../../people/inbox/messages/messaging.service.ts';
import type { DealTerms } from './commercialTerms.type.ts';
import { movesOfOfferings } from './moves.ts';
import { Offering } from './offering.entity.ts';
import { inParts } from './offeringTerms.ts';
import type { InquireInput, PostOfferingInput, PostRfpInput } from './postings.inputs.ts';
import { Rfp } from './rfp.entity.ts';
import { inquiryRules, offeringRules, rfpRules } from './rules.ts';

/** Author and material of a new posting; an unknown or hidden material is refused by its field. */
export const postingReferences = async (em: EntityManager, member: string, productId: string | null | undefined) => {
  const product = productId ? await em.findOne(Product, { id: productId }) : null;
  if (productId && !product) throw badInput('This product does not exist.', { productId: 'does not exist' });
  // A merged material is replaced by the database with the one that remains.
  if (product && !product.isShown && !product.mergedIntoId)
    throw badInput('This product is no longer offered.', { productId: 'is no longer offered' });
  return { user: member, product: product?.id ?? null };
};

type Limited = Pick<Offering, 'quantity' | 'unit'> &
  Pick<DealTerms, 'minimumQuantity' | 'leadTimeDays' | 'deliveryDate'>;

/** Rules about two terms, of which `given` may have only one. Orders may leave less than the minimum quantity. */
export const refuseContradiction = (offering: Limited, given: Partial<Limited>): void => {
  const { quantity, unit, minimumQuantity, leadTimeDays, deliveryDate } = offering;
  if ((given.quantity ?? given.minimumQuantity) && minimumQuantity && minimumQuantity > quantity)
    throw badInput(`Minimum quantity must be at most the quantity, ${quantity} ${unit}.`, {
      minimumQuantity: `must be at most ${quantity}`,
    });
  if (leadTimeDays && deliveryDate)
    throw badInput('Please give a lead time or a delivery date, not both.', {
      leadTimeDays: 'must be absent where there is a delivery date',
    });
};

/** A seller's SKU names one offering. */
export const refuseTakenSku = async (
  em: EntityManager,
  partyId: string,
  sku: string | null | undefined,
  except?: string,
): Promise<void> => {
  if (!sku) return;
  const other = await em.findOne(Offering, { partyId, sku });
  if (other && other.id !== except)
    throw new DomainError('CONFLICT', `Your offering '${other.title}' has this SKU.`, {
      sku: 'is the SKU of another offering',
    });
};

export const postRfp = async (ctx: Context, input: PostRfpInput): Promise<string> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const { productId, ...rfp } = validated(rfpRules, input);
  return createOnce(ctx, input, { rules: rfpRules, type: Rfp, by: 'user' }, async (em) => {
    await spendQuota(em, member, 'postings');
    const posted = em.create(Rfp, {
      ...rfp,
      ...(await postingReferences(em, member, productId)),
      partyId: await actingPartyOf(em, member),
      status: 'active',
    });
    await addWebhookEvent(em, { type: 'rfp.posted', subjectIds: { rfpId: posted.id } });
    return posted;
  });
};

export const postOffering = async (ctx: Context, input: PostOfferingInput): Promise<string> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  refuseOtherAuthor(ctx, 'userId', input.userId);
  const { productId, ...offering } = validated(offeringRules, input);
  return createOnce(ctx, input, { rules: offeringRules, type: Offering, by: 'user' }, (em) =>
    addOffering(em, member, { ...offering, productId }, input.confirmUnusualPrice ?? false),
  );
};

/** Adds an offering on the market in the given transaction. */
export const addOffering = async (
  em: EntityManager,
  member: string,
  { productId, ...offering }: InferType<typeof offeringRules>,
  isPriceConfirmed: boolean,
  quota: Quota = 'postings',
): Promise<Offering> => {
  refuseContradiction(offering, offering);
  await spendQuota(em, member, quota);
  const partyId = await actingPartyOf(em, member);
  await refuseTakenSku(em, partyId, offering.sku);
  return em.create(Offering, {
    ...inParts(offering),
    ...(await postingReferences(em, member, productId)),
    partyId,
    status: 'active',
    ...(isPriceConfirmed && { priceConfirmedAt: await databaseNow(em) }),
  });
};

export const inquire = async (ctx: Context, input: InquireInput): Promise<string> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  const inquiry = validated(inquiryRules, input);
  return createOnce(ctx, input, { rules: inquiryRules, type: Message, by: 'sendingUser' }, async (em) => {
    const offering = await em.findOne(Offering, { id: inquiry.offeringId });
    if (!offering) throw notFound('Offering');
    await refuseMove(em, ctx.viewer, movesOfOfferings, 'inquire', offering.id);
    await spendQuota(em, member, 'messages');
    const recipient = await representativeOf(em, offering.user.id, offering.partyId);
    await refuseBlocked(em, member, offering.partyId);
    const { id: offeringId, title, unit } = offering;
    const { message, quantity = null } = inquiry;
    const { kind, ...texts } = render('inquiry', { offeringId, title, unit, quantity, message });
    const sent = await writeMessage(em, { to: recipient, from: member, ...texts, offeringId }, kind);
    await addWebhookEvent(em, {
      type: 'offering.inquired',
      subjectIds: { messageId: sent.id, offeringId: offering.id },
      parties: [offering.partyId],
    });
    return sent;
  });
};

import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, conflict } from '../../../../common/errors.ts';
import { newId } from '../../../../database/id.ts';
import { representativeOf } from '../../../../writing/actingParty.ts';
import { spendQuota } from '../../../../writing/quota.ts';
import { addWebhookEvents } from '../../../../writing/webhookEvents.ts';
import { isLocked } from '../../../people/companies/lockedCompany.ts';
import { isBlocked } from '../../../people/inbox/messages/blocking.service.ts';
import { OrderEvent } from '../orders/order.entity.ts';
import { fromOffering } from '../orders/orders.service.ts';
import { writeOrders } from '../../../goods/postings/writeOrders.ts';
import { otherOf, partyOf, type LockedQuote } from './lockedQuote.ts';
import type { ChangeQuoteInput } from './quotes.inputs.ts';

/** Places a confirmed order with the current terms of a quote that may be accepted, and takes its quantity from the offering. */
export const placeQuotedOrder = async (
  em: EntityManager,
  member: string,
  held: LockedQuote,
  {
    purchaseOrderNumber = null,
    deliveryAddress = null,
  }: Pick<ChangeQuoteInput, 'purchaseOrderNumber' | 'deliveryAddress'>,
): Promise<void> => {
  const { quote, side, current } = held;
  const { price, quantity, unit } = current;
  if (!price) throw new Error(`Quote ${quote.id} has no price.`);
  if (side === 'buyer') await spendQuota(em, member, 'orders');
  if (side === 'seller' && (purchaseOrderNumber ?? deliveryAddress))
    throw badInput('Only the buyer names a purchase order number and a delivery address.', {
      [purchaseOrderNumber ? 'purchaseOrderNumber' : 'deliveryAddress']: 'must be absent',
    });
  if (await isLocked(em, quote.buyerPartyId))
    throw conflict('The buyer does not trade at the moment.', 'NOT_RECEIVING');
  if (await isBlocked(em, member, partyOf(quote, otherOf(side))))
    throw conflict(`This ${otherOf(side)} does not trade with you at the moment.`, 'NOT_RECEIVING');
  const deal = await fromOffering(em, quote.buyerPartyId, quote.offering.id, quantity, price);
  const personOn = async (other: typeof side): Promise<string> =>
    other === side ? member : representativeOf(em, quote[other].id, partyOf(quote, other));
  const orderId = newId();
  const placed = {
    id: orderId,
    buyerId: await personOn('buyer'),
    sellerId: await personOn('seller'),
    offeringId: quote.offering.id,
    quoteId: quote.id,
    totalAmount: deal.totalAmount,
    quantity,
    unit,
    status: 'confirmed',
    purchaseOrderNumber,
    deliveryAddress,
  };
  await writeOrders(em, [placed]);
  em.create(OrderEvent, { order: orderId, actor: member, status: 'confirmed' });
  const parties = [quote.buyerPartyId, quote.sellerPartyId];
  const subjectIds = { orderId };
  await addWebhookEvents(em, [
    { type: 'order.placed', subjectIds, parties },
    { type: 'order.confirmed', subjectIds, parties },
  ]);
};

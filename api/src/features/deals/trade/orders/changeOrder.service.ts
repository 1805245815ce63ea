import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { MAX_WHOLE } from '../../../../rules/values.ts';
import type { Context } from '../../../../schema/context.ts';
import { actingPartyOf, representativeOf } from '../../../../writing/actingParty.ts';
import { createOnce, memberOf } from '../../../../writing/command.ts';
import { held, ofParty } from '../../../../writing/held.ts';
import { transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { addWebhookEvent } from '../../../../writing/webhookEvents.ts';
import { Auction } from '../../auctions/auction.entity.ts';
import { Bid } from '../../bids/bid.entity.ts';
import { refuseMove } from '../../../people/companies/moves.ts';
import { isBlocked, notReceiving } from '../../../people/inbox/messages/blocking.service.ts';
import { readAbout } from '../../../people/inbox/messages/readAbout.ts';
import { notify } from '../../../people/notices/notify.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { Rfp } from '../../../goods/postings/rfp.entity.ts';
import { movesOfOrders } from './moves.ts';
import { Order, OrderEvent } from './order.entity.ts';
import type { OrderSide } from './order.enums.ts';
import type { ChangeOrderInput } from './orders.inputs.ts';
import { changeOrderRules, orderMoves, purchaseOrderRules, type OrderMove } from './rules.ts';

/** A cancellation needs a reason, also one by a blocked party, whose texts reach nobody. */
const WITHHELD = 'The reason is not passed on, because the other side receives no messages.';

/** Changes an order's status by the rules, decided under its row lock. */
export const changeOrder = (ctx: Context, input: ChangeOrderInput): Promise<string> => {
  const member = memberOf(ctx);
  const { orderId, note: given = null, ...rest } = validated(changeOrderRules, input);
  const move = rest.status as OrderMove;
  return createOnce(ctx, input, { rules: changeOrderRules, type: OrderEvent, by: 'actor' }, async (em) => {
    const { order, side } = await lockOrder(em, member, orderId);
    await refuseMove(em, ctx.viewer, movesOfOrders, orderMoves[move].action, order.id);
    order.status = move;
    const source = await sourceOf(em, order, move);
    const title = source?.title ?? 'Order';
    const consequence = move === 'cancelled' && source ? release(order, source) : null;
    const other =
      side === 'buyer'
        ? ([order.seller.id, order.sellerPartyId] as const)
        : ([order.buyer.id, order.buyerPartyId] as const);
    const withheld = given !== null && (await isBlocked(em, member, other[1]));
    if (withheld && move !== 'cancelled') throw notReceiving(' Please leave out the note.');
    const note = withheld ? WITHHELD : given;
    const step = { orderId: order.id, by: side, title, totalAmount: order.totalAmount, note, consequence };
    await notify(em, await representativeOf(em, ...other), `order_${move}`, step, member);
    await announceMove(em, order, move);
    await readAbout(em, member, `/orders/${order.id}`);
    return em.create(OrderEvent, { order: order.id, actor: member, status: move, note });
  });
};

/** The buyer's own number, also of an order that a bid or an auction made; a blank one removes it. */
export const setPurchaseOrderNumber = (
  ctx: Context,
  orderId: string,
  given: string | null | undefined,
): Promise<void> => {
  const member = memberOf(ctx);
  const named = validated(purchaseOrderRules, { orderId, purchaseOrderNumber: given });
  return transact(ctx.em, async (em) => {
    const { order } = await lockOrder(em, member, named.orderId);
    await refuseMove(em, ctx.viewer, movesOfOrders, 'setPurchaseOrderNumber', order.id);
    if (named.purchaseOrderNumber && (await isBlocked(em, member, order.sellerPartyId)))
      throw notReceiving(' Please leave out the number.');
    order.purchaseOrderNumber = named.purchaseOrderNumber ?? null;
  });
};

/** An order of the party that a member acts for, locked until the transaction ends. */
const lockOrder = async (em: EntityManager, member: string, id: string): Promise<{ order: Order; side: OrderSide }> => {
  const party = await actingPartyOf(em, member);
  const order = await held(em, Order, { id, ...ofParty(party) }, 'Order');
  return { order, side: order.buyerPartyId === party ? 'buyer' : 'seller' };
};

/** The posting it came from; locked if a cancellation changes it. */
const sourceOf = async (em: EntityManager, order: Order, move: OrderMove): Promise<Offering | Rfp | Auction | null> => {
  const lockMode = move === 'cancelled' ? LockMode.PESSIMISTIC_WRITE : LockMode.NONE;
  if (order.offering) return em.findOneOrFail(Offering, { id: order.offering.id }, { lockMode });
  const bid = order.bid && (await em.findOneOrFail(Bid, { id: order.bid.id }));
  if (bid?.rfp) return em.findOneOrFail(Rfp, { id: bid.rfp.id }, { lockMode });
  return bid?.auction ? em.findOneOrFail(Auction, { id: bid.auction.id }) : null;
};

/** Tells the webhooks of both sides. */
export const announceMove = (em: EntityManager, order: Order, move: OrderMove): Promise<void> => {
  const parties = [order.buyerPartyId, order.sellerPartyId];
  return addWebhookEvent(em, { type: `order.${move}`, subjectIds: { orderId: order.id }, parties });
};

/** Returns the quantity of a cancelled order to the offering. */
export const releaseOffering = (order: Order, offering: Offering): void => {
  offering.quantity = Math.min(MAX_WHOLE, offering.quantity + (order.quantity ?? 0));
  if (offering.status === 'sold_out') offering.status = 'active';
};

/** A cancelled order returns its quantity to the offering, or reopens the RFP's award. The result of an auction stays. */
const release = (order: Order, source: Offering | Rfp | Auction): string | null => {
  if (source instanceof Offering) {
    releaseOffering(order, source);
    return null;
  }
  if (!(source instanceof Rfp) || source.awardedBidId !== order.bid?.id) return null;
  source.status = 'active';
  source.awardedBidId = null;
  return `The request '${source.title}' can be awarded to another bid.`;
};

import type { EntityManager } from '@mikro-orm/postgresql';
import { newId } from '../../../../database/id.ts';
import { badInput, conflict, DomainError, notFound } from '../../../../common/errors.ts';
import { dollars } from '../../../../rules/dollars.ts';
import { plainAmount } from '../../../../rules/plainAmount.ts';
import type { Viewer } from '../../../../reading/reading.ts';
import type { Context } from '../../../../schema/context.ts';
import { actingPartyOf, representativeOf } from '../../../../writing/actingParty.ts';
import { createOnce, memberOf, refuseOtherAuthor } from '../../../../writing/command.ts';
import { held } from '../../../../writing/held.ts';
import { spendQuota } from '../../../../writing/quota.ts';
import { validated } from '../../../../writing/validated.ts';
import { addWebhookEvent } from '../../../../writing/webhookEvents.ts';
import { refuseUnconfirmed } from '../../../people/accounts/emailConfirmation.service.ts';
import { Bid } from '../../bids/bid.entity.ts';
import { tellBidders } from '../../bids/tellBidders.ts';
import { isLocked } from '../../../people/companies/lockedCompany.ts';
import { refuseMove } from '../../../people/companies/moves.ts';
import { isOwnCompany } from '../../../people/companies/ownCompany.ts';
import { isBlocked } from '../../../people/inbox/messages/blocking.service.ts';
import { readAbout } from '../../../people/inbox/messages/readAbout.ts';
import { render } from '../../../people/notices/notices.ts';
import { notify } from '../../../people/notices/notify.ts';
import { movesOfOfferings, movesOfRfps } from '../../../goods/postings/moves.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { Rfp } from '../../../goods/postings/rfp.entity.ts';
import { writeOrders } from '../../../goods/postings/writeOrders.ts';
import { Order, OrderEvent } from './order.entity.ts';
import type { PlaceOrderInput } from './orders.inputs.ts';
import { NO_SELLER, orderRules } from './rules.ts';
import { firstRow } from '../../../../database/firstRow.ts';

interface Deal {
  sellerId: string;
  sellerPartyId: string;
  totalAmount: string;
  quantity: number | null;
  unit: string | null;
  title: string;
  offering?: Offering;
  bid?: Bid;
  rfp?: Rfp;
}

export const placeOrder = async (ctx: Context, input: PlaceOrderInput): Promise<string> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  refuseOtherAuthor(ctx, 'buyerId', input.buyerId);
  const { offeringId, bidId, quantity, ...told } = validated(orderRules, input);
  if (offeringId && bidId)
    throw badInput('An order comes from an offering or from a bid, not from both.', {
      bidId: 'must be absent where there is an offering',
    });
  if (!offeringId && !bidId)
    throw badInput(input.sellerId ? 'Please name the offering or the bid this order comes from.' : NO_SELLER, {
      offeringId: 'is required, or bidId',
    });
  if (offeringId && (told.deliveryTerms ?? told.deliveryLocation ?? told.paymentTerms))
    throw badInput('An order from an offering has the terms of the offering.', { offeringId: 'has terms of its own' });
  if (offeringId && ctx.transport.kind === 'graphql' && isLeftOut(input.totalAmount))
    throw badInput('Please state the total that you expect to pay.', { totalAmount: 'is required' });
  return createOnce(ctx, input, { rules: orderRules, type: Order, by: 'buyer' }, async (em) => {
    await spendQuota(em, member, 'orders');
    const party = await actingPartyOf(em, member);
    const deal = offeringId
      ? await fromListed(em, ctx.viewer, party, offeringId, quantity ?? null)
      : await fromBid(em, ctx.viewer, party, bidId as string, quantity ?? null);
    refuseOtherTerms(input, deal);
    if (await isBlocked(em, member, deal.sellerPartyId))
      throw conflict('This seller does not trade with you at the moment.', 'NOT_RECEIVING');
    const { sellerId, sellerPartyId, title, offering, bid, rfp, ...amounts } = deal;
    if (bid && rfp) {
      await tellOfAward(em, rfp, bid);
      await readAbout(em, member, `/rfps/${rfp.id}`);
    }
    const orderId = newId();
    const placed = {
      id: orderId,
      buyerId: member,
      sellerId,
      offeringId: offering?.id ?? null,
      bidId: bid?.id ?? null,
      // A bid binds: there is nothing left to confirm.
      status: bid ? 'confirmed' : 'pending',
      ...amounts,
      ...told,
    };
    await writeOrders(em, [placed]);
    await notify(em, sellerId, 'order_placed', { orderId, title, totalAmount: amounts.totalAmount }, member);
    if (bid) em.create(OrderEvent, { order: orderId, actor: member, status: 'confirmed' });
    const about = { subjectIds: { orderId }, parties: [party, sellerPartyId] };
    await addWebhookEvent(em, { type: 'order.placed', ...about });
    if (bid) await addWebhookEvent(em, { type: 'order.confirmed', ...about });
    return em.findOneOrFail(Order, { id: orderId });
  });
};

/** The terms given by the caller must match the deal; absent ones are computed. */
const refuseOtherTerms = (input: PlaceOrderInput, deal: Deal): void => {
  if (input.sellerId && input.sellerId !== deal.sellerId)
    throw new DomainError('FORBIDDEN', '"sellerId" is not the seller of this deal.', {
      sellerId: 'is not the seller of this deal',
    });
  const said = input.totalAmount?.trim() ?? '';
  if (!isLeftOut(said) && plainAmount(said) !== plainAmount(deal.totalAmount))
    throw badInput(`The total is ${dollars(deal.totalAmount)}.`, { totalAmount: `must be ${deal.totalAmount}` });
};

/** The default of section 3 of docs/specification-coverage.md, by which a client leaves the total to the server. */
const LEFT_OUT = /^(0+(\.0+)?)?$/;

const isLeftOut = (amount: string | null | undefined): boolean => LEFT_OUT.test(amount?.trim() ?? '');

/** At the terms of the offering. */
const fromListed = async (em: EntityManager, viewer: Viewer, party: string, id: string, wanted: number | null) => {
  await held(em, Offering, { id }, 'Offering');
  await refuseMove(em, viewer, movesOfOfferings, 'order', id);
  return fromOffering(em, party, id, wanted);
};

/**
 * An order reduces the offering's quantity; with the last unit it is sold out. Where both sides agreed on a price, neither the last day nor
 * the minimum quantity of the offering binds them.
 */
export const fromOffering = async (
  em: EntityManager,
  party: string,
  offeringId: string,
  wanted: number | null,
  agreedPrice?: string,
): Promise<Deal> => {
  const offering = await held(em, Offering, { id: offeringId }, 'Offering');
  if (await isOwnCompany(em, offering.partyId, party))
    throw conflict('You cannot order from your own offering.', 'OWN_POSTING');
  const { unit, quantity: left } = offering;
  const minimumQuantity = agreedPrice ? null : offering.terms.minimumQuantity;
  const quantity = wanted ?? left;
  const tooLittle = `Only ${left} ${unit} are available.`;
  // Whoever accepts a quote names no quantity that could be corrected.
  if (quantity > left && agreedPrice) throw conflict(tooLittle, 'OFFERING_CLOSED', { available: left });
  if (quantity > left) throw badInput(tooLittle, { quantity: `must be at most ${left}` });
  if (minimumQuantity && quantity < minimumQuantity)
    throw badInput(`The minimum quantity is ${minimumQuantity} ${unit}.`, {
      quantity: `must be at least ${minimumQuantity}`,
    });
  const most = agreedPrice ? left : await orderable(em, party, offeringId, left);
  if (quantity > most)
    throw badInput(
      `Until the seller confirms, new accounts can order ${most} ${unit} of this offering. Please request a quote for more.`,
      { quantity: `must be at most ${most}` },
    );
  const totals = await em.execute<{ total: string }[]>('select (?::numeric(18,2) * ?)::numeric(18,2)::text as total', [
    agreedPrice ?? offering.price,
    quantity,
  ]);
  offering.quantity -= quantity;
  if (offering.quantity === 0) offering.status = 'sold_out';
  return {
    sellerId: await representativeOf(em, offering.user.id, offering.partyId),
    sellerPartyId: offering.partyId,
    totalAmount: firstRow(totals).total,
    quantity,
    unit,
    title: offering.title,
    offering,
  };
};

/** Of what is left of an offering, this part may wait for the seller in orders of new accounts. */
const NEWCOMERS_PART = 2;

const HOARDED = `
select exists (select from "order" join order_event event on order_id = "order".id left join "user" actor on actor.id = actor_id
    where offering_id = :id and buyer_party_id = :party and event.status = 'cancelled'
      and event.created_at > clock_timestamp() - interval '1 day' and coalesce(actor.party_id, seller_party_id) = seller_party_id) as "isRefused",
  case when is_new_party(:party) then (select coalesce(sum(quantity), 0)::int from "order"
    where offering_id = :id and status = 'pending' and is_new_party(buyer_party_id)) end as waiting`;

/** How much may be ordered, so that nobody keeps goods off the market. Asked under the lock of the offering: a second order sees the first. */
const orderable = async (em: EntityManager, party: string, id: string, left: number): Promise<number> => {
  const found = await em.execute<{ isRefused: boolean; waiting: number | null }[]>(HOARDED, { id, party });
  const { isRefused, waiting } = firstRow(found);
  if (isRefused)
    throw conflict('The seller did not accept your last order from here. Please wait a day, or request a quote.');
  return waiting === null ? left : Math.max(0, Math.ceil((left + waiting) / NEWCOMERS_PART) - waiting);
};

/** Awards a bid: only by the RFP's owner and once, also after the last day for bids. */
const fromBid = async (
  em: EntityManager,
  viewer: Viewer,
  party: string,
  bidId: string,
  wanted: number | null,
): Promise<Deal> => {
  const bid = await em.findOne(Bid, { id: bidId, rfp: { partyId: party } });
  if (!bid?.rfp) throw notFound('Bid');
  if (await isOwnCompany(em, bid.partyId, party))
    throw conflict('You cannot award your RFP to your own company.', 'OWN_POSTING');
  // Somebody who has joined another company, closed this one, or is locked could not fulfil the order.
  const someone = 'select from "user" where party_id = ? limit 1 for key share';
  const acting = await em.execute<object[]>(someone, [bid.partyId]);
  if (acting.length === 0 || (await isLocked(em, bid.partyId)))
    throw conflict('The bidder does not trade any more. Please choose another bid.');
  const rfp = await held(em, Rfp, { id: bid.rfp.id }, 'RFP');
  await refuseMove(em, viewer, movesOfRfps, 'award', rfp.id);
  if (wanted !== null && wanted !== rfp.quantity)
    throw badInput(`An RFP has one winner: an order from a bid is for the whole ${rfp.quantity} ${rfp.unit}.`, {
      quantity: `must be ${rfp.quantity} or absent`,
    });
  rfp.status = 'awarded';
  rfp.awardedBidId = bid.id;
  return {
    sellerId: await representativeOf(em, bid.user.id, bid.partyId),
    sellerPartyId: bid.partyId,
    totalAmount: bid.amount,
    quantity: rfp.quantity,
    unit: rfp.unit,
    title: rfp.title,
    bid,
    rfp,
  };
};

const tellOfAward = async (em: EntityManager, rfp: Rfp, bid: Bid): Promise<void> =>
  tellBidders(em, rfp, {
    except: bid.partyId,
    bidders: render('rfp_not_awarded', { rfpId: rfp.id, title: rfp.title }),
    event: { type: 'rfp.awarded', subjectIds: { rfpId: rfp.id, bidId: bid.id } },
  });

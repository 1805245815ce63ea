import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { representativeOf } from '../../../../writing/actingParty.ts';
import { transact } from '../../../../writing/transact.ts';
import { notify } from '../../../people/notices/notify.ts';
import { announceMove, releaseOffering } from './changeOrder.service.ts';
import { Offering } from '../../../goods/postings/offering.entity.ts';
import { Order, OrderEvent } from './order.entity.ts';

const BATCH = 200;
const DAY_HOURS = 24;
/** The seller is reminded after two thirds of the time. */
const REMINDER_HOURS = 16;

/** Only direct orders: those of awards follow from a binding bid, and wait only if they are older than their confirmation at once. */
const PENDING = `status = 'pending' and offering_id is not null`;
/** The time of the statement, because a clock that runs on cannot be looked up in an index; so in all jobs. */
const isOlderThanHours = `awaiting_since <= statement_timestamp() - make_interval(hours => ?)`;

/** Cancels direct orders that were not confirmed in time, and reminds sellers before. */
export const followUpUnconfirmedOrders = async (em: EntityManager, days: number): Promise<void> => {
  await cancelUnconfirmed(em, days);
  await remindSellers(em, days);
};

const cancelUnconfirmed = async (em: EntityManager, days: number): Promise<void> => {
  const due = await em
    .fork()
    .execute<{ id: string }[]>(
      `select id from "order" where ${PENDING} and ${isOlderThanHours} order by awaiting_since, id limit ${BATCH}`,
      [days * DAY_HOURS],
    );
  const failures: unknown[] = [];
  for (const { id } of due)
    await transact(em, (unit) => cancelOne(unit, id, days)).catch((error: unknown) => failures.push(error));
  // A failure must not prevent other cancellations.
  if (failures.length > 0) throw failures[0];
};

/** Skips orders that are locked, because their seller or another instance is changing them. */
const HOLD = `select id from "order" where id = ? and ${PENDING} and ${isOlderThanHours} for update skip locked`;

const cancelOne = async (em: EntityManager, id: string, days: number): Promise<void> => {
  const held = await em.execute<{ id: string }[]>(HOLD, [id, days * DAY_HOURS]);
  if (held.length === 0) return;
  const order = await em.findOneOrFail(Order, { id });
  if (!order.offering) throw new Error(`Order ${id} does not come from an offering.`);
  const offeringId = order.offering.id;
  const offering = await em.findOneOrFail(Offering, { id: offeringId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  order.status = 'cancelled';
  releaseOffering(order, offering);
  const time = days === 1 ? '1 day' : `${days} days`;
  em.create(
    OrderEvent,
    { order, actor: null, status: 'cancelled', note: `The seller did not confirm the order within ${time}.` },
    { partial: true },
  );
  const about = { orderId: order.id, title: offering.title, totalAmount: order.totalAmount, days };
  await notify(em, await representativeOf(em, order.buyer.id, order.buyerPartyId), 'order_expired_buyer', about);
  await notify(em, await representativeOf(em, order.seller.id, order.sellerPartyId), 'order_expired_seller', about);
  await announceMove(em, order, 'cancelled');
  await em.flush();
};

interface Waiting {
  id: string;
  sellerId: string;
  totalAmount: string;
  title: string;
  cancelledAt: string;
}

const REMIND = `
select waiting.id, representative_of(waiting.seller_id, waiting.seller_party_id) as "sellerId", waiting.total_amount::text as "totalAmount", offering.title,
  to_char((waiting.awaiting_since + make_interval(hours => ?)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "cancelledAt"
from "order" waiting join offering on offering.id = waiting.offering_id
where waiting.status = 'pending' and waiting.reminded_at is null
  and waiting.awaiting_since <= statement_timestamp() - make_interval(hours => ?)
  and waiting.awaiting_since > statement_timestamp() - make_interval(hours => ?)
order by waiting.awaiting_since, waiting.id limit ${BATCH} for update of waiting skip locked`;

const remindSellers = async (em: EntityManager, days: number): Promise<void> => {
  let reminded: number;
  do reminded = await transact(em, (unit) => remindSome(unit, days));
  while (reminded === BATCH);
};

const remindSome = async (em: EntityManager, days: number): Promise<number> => {
  const whole = days * DAY_HOURS;
  const waiting = await em.execute<Waiting[]>(REMIND, [whole, days * REMINDER_HOURS, whole]);
  if (waiting.length === 0) return 0;
  for (const { id, sellerId, totalAmount, title, cancelledAt } of waiting)
    await notify(em, sellerId, 'order_unconfirmed', { orderId: id, title, totalAmount, cancelledAt });
  await em.execute('update "order" set reminded_at = clock_timestamp() where id in (?)', [waiting.map(({ id }) => id)]);
  return waiting.length;
};

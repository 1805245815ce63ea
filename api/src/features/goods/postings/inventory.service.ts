import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../../database/clock.ts';
import { returnsRow } from '../../../database/execute.ts';
import { badInput, conflict } from '../../../common/errors.ts';
import { pastDay } from '../../../rules/values/readDay.ts';
import type { Context } from '../../../schema/context.ts';
import { actingPartyOf } from '../../../writing/actingParty.ts';
import { memberOf } from '../../../writing/command.ts';
import { held } from '../../../writing/held.ts';
import { transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { refuseUnconfirmed } from '../../people/accounts/emailConfirmation.service.ts';
import { refuseMove } from '../../people/companies/moves.ts';
import { movesOfOfferings } from './moves.ts';
import { Offering } from './offering.entity.ts';
import { flat, setFields } from './offeringTerms.ts';
import type { EditOfferingInput, RelistOfferingInput } from './postings.inputs.ts';
import { refuseContradiction, refuseTakenSku } from './postings.service.ts';
import { offeringEditRules, offeringRules, offeringTermsRules, textTerms, withdrawalRules } from './rules.ts';
import { isSameTerm } from './sameTerm.ts';

/** Changes terms or status of the viewer's offering; existing orders keep the old terms. Idempotent. */
export const editOffering = async (ctx: Context, input: EditOfferingInput): Promise<void> => {
  const { offeringId, status } = validated(offeringEditRules.pick(['offeringId', 'status']), input);
  if (status === 'active') await refuseUnconfirmed(ctx);
  return ownOffering(ctx, offeringId, async (offering, { em, now }) => {
    const { price, ...others } = input;
    const isSamePrice = price !== undefined && isSameTerm(offeringRules, 'price', offering.price, price);
    const { expectedQuantity, ...terms } = validated(
      offeringEditRules.omit(['offeringId']),
      isSamePrice ? others : input,
    );
    const { quantity } = terms;
    const isRepeated = status === 'withdrawn' && offering.status === status;
    if (status !== 'active' && !isRepeated) await refuseMove(em, ctx.viewer, movesOfOfferings, 'edit', offeringId);
    if (status === 'active' && offering.status === 'sold_out' && quantity === undefined)
      throw badInput('Quantity is required, because this offering is sold out.', { quantity: 'is required' });
    if (quantity !== undefined) refuseStale(offering, expectedQuantity, quantity);
    await refuseUsed(em, offering, terms);
    // What was announced is no price of the new unit.
    if (terms.unit !== undefined && terms.unit !== offering.unit)
      await em.execute('update announcement set told_price = null where posting_id = ?', [offering.id]);
    await refuseTakenSku(em, offering.partyId, terms.sku, offering.id);
    setFields(offering, terms);
    refuseContradiction(flat(offering), terms);
    if (status === 'active' && !isActiveOn(offering, dayOf(now)))
      throw badInput(pastDay('Available until', dayOf(now)), { availableUntil: 'cannot be in the past' });
    if (input.confirmUnusualPrice) offering.priceConfirmedAt = now;
  });
};

const IN_USE = `
select where exists (select from "order" where offering_id = ?) or exists (select from quote where offering_id = ?)
  or exists (select from bid where offering_id = ?)`;

/** Orders, quotes and bids were made for these texts. New ones wait for the lock on the offering. */
const refuseUsed = async (em: EntityManager, offering: Offering, terms: Partial<Record<string, unknown>>) => {
  const isChanged = textTerms.some((name) => terms[name] !== undefined && terms[name] !== offering[name]);
  if (isChanged && (await returnsRow(em, IN_USE, [offering.id, offering.id, offering.id])))
    throw conflict(
      'Title, description and unit cannot change any more, because an order, a quote or a bid refers to this offering. Withdraw it and post another one.',
    );
};

/** Otherwise a quantity that was sold while the seller edited the offering would be for sale again. */
export const refuseStale = (offering: Offering, expected: number | null | undefined, quantity: number): void => {
  const isStale = expected != null && offering.quantity !== expected;
  if (isStale && offering.quantity !== quantity)
    throw conflict(`The quantity has changed to ${offering.quantity} ${offering.unit} in the meantime.`, 'CONFLICT', {
      quantity: offering.quantity,
    });
};

/** Puts an offering on the market again, with new terms. */
export const relistOffering = async (ctx: Context, input: RelistOfferingInput): Promise<void> => {
  await refuseUnconfirmed(ctx);
  const { offeringId, expectedQuantity: _, ...terms } = validated(offeringTermsRules, input);
  return ownOffering(ctx, offeringId, async (offering, { em, now }) => {
    await refuseMove(em, ctx.viewer, movesOfOfferings, 'relist', offeringId);
    await refuseTakenSku(em, offering.partyId, terms.sku, offering.id);
    setFields(offering, { availableUntil: null, ...terms, status: 'active' });
    refuseContradiction(flat(offering), terms);
    if (input.confirmUnusualPrice) offering.priceConfirmedAt = now;
  });
};

/** Takes offerings off the market; idempotent. */
export const withdrawOfferings = (ctx: Context, wanted: readonly string[]): Promise<void> => {
  const member = memberOf(ctx);
  const { ids } = validated(withdrawalRules, { ids: wanted });
  return transact(ctx.em, async (em) => {
    // In a fixed order, so that simultaneous withdrawals cannot deadlock.
    for (const id of [...new Set(ids)].sort()) {
      const offering = await lockedOffering(em, member, id);
      if (offering.status === 'withdrawn') continue;
      await refuseMove(em, ctx.viewer, movesOfOfferings, 'withdraw', id);
      offering.status = 'withdrawn';
    }
    await em.flush();
  });
};

/** Changes the viewer's offering under its lock. */
export const ownOffering = (
  ctx: Context,
  id: string,
  change: (offering: Offering, at: { em: EntityManager; now: Date }) => void | Promise<void>,
): Promise<void> => {
  const member = memberOf(ctx);
  return transact(ctx.em, async (em) => {
    const offering = await lockedOffering(em, member, id);
    await change(offering, { em, now: await databaseNow(em) });
    await em.flush();
  });
};

/** Throws not found for offerings of others. */
const lockedOffering = async (em: EntityManager, member: string, id: string): Promise<Offering> =>
  held(em, Offering, { id, partyId: await actingPartyOf(em, member) }, 'Offering');

export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** On the market until the end of its last day, whatever the stored status. */
export const isActiveOn = ({ status, availableUntil }: Offering, today: string): boolean =>
  status === 'active' && !(availableUntil && availableUntil < today);

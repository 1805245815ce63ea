import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../database/clock.ts';
import { conflict, notFound } from '../../errors.ts';
import type { Context } from '../../schema/context.ts';
import { memberOf } from '../../writing/command.ts';
import { transact } from '../../writing/transact.ts';
import { validated } from '../../writing/validated.ts';
import { Offering } from './offering.entity.ts';
import type { EditOfferingInput, RelistOfferingInput } from './postings.inputs.ts';
import { offeringTermsRules, withdrawalRules } from './rules.ts';

/** New terms of an own offering on the market; whoever ordered keeps the old ones. */
export const editOffering = (ctx: Context, input: EditOfferingInput): Promise<void> => {
  const { offeringId, expectedQuantity, ...terms } = validated(offeringTermsRules, input);
  return ownOffering(ctx, offeringId, (offering, { isActive, now }) => {
    if (!isActive) throw conflict('This offering is not on the market.', 'OFFERING_CLOSED');
    const isStale = expectedQuantity != null && offering.quantity !== expectedQuantity;
    // What was sold while the seller looked at the form would be for sale a second time.
    if (isStale && offering.quantity !== terms.quantity)
      throw conflict(`The quantity has changed to ${offering.quantity} ${offering.unit} since.`, 'CONFLICT', {
        quantity: offering.quantity,
      });
    Object.assign(offering, terms);
    if (input.confirmUnusualPrice) offering.priceConfirmedAt = now;
  });
};

/** Back on the market, with terms of today. */
export const relistOffering = (ctx: Context, input: RelistOfferingInput): Promise<void> => {
  const { offeringId, price, quantity, availableUntil = null } = validated(offeringTermsRules, input);
  return ownOffering(ctx, offeringId, (offering, { isActive, now }) => {
    if (isActive) throw conflict('This offering is on the market already.');
    Object.assign(offering, { price, quantity, availableUntil, status: 'active' });
    if (input.confirmUnusualPrice) offering.priceConfirmedAt = now;
  });
};

/** Off the market; doing it twice does it once. */
export const withdrawOfferings = (ctx: Context, wanted: readonly string[]): Promise<void> => {
  const member = memberOf(ctx);
  const { ids } = validated(withdrawalRules, { ids: wanted });
  return transact(ctx.em, async (em) => {
    const today = dayOf(await databaseNow(em));
    // In one order, so that two withdrawals at once do not wait for each other.
    for (const id of [...new Set(ids)].sort()) {
      const offering = await held(em, member, id);
      if (offering.status === 'withdrawn') continue;
      if (!isActiveOn(offering, today))
        throw conflict(`'${offering.title}' is not on the market.`, 'OFFERING_CLOSED', { offeringId: id });
      offering.status = 'withdrawn';
    }
    await em.flush();
  });
};

/** Changes an own offering under its lock. */
export const ownOffering = (
  ctx: Context,
  id: string,
  change: (offering: Offering, at: { isActive: boolean; now: Date }) => void,
): Promise<void> => {
  const member = memberOf(ctx);
  return transact(ctx.em, async (em) => {
    const offering = await held(em, member, id);
    const now = await databaseNow(em);
    change(offering, { isActive: isActiveOn(offering, dayOf(now)), now });
    await em.flush();
  });
};

/** To all but its owner an offering cannot be changed because it is not there. */
const held = async (em: EntityManager, member: string, id: string): Promise<Offering> => {
  const offering = await em.findOne(Offering, { id, user: member }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!offering) throw notFound('Offering');
  return offering;
};

const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** Until the end of its last day, whatever the stored word still says. */
export const isActiveOn = ({ status, availableUntil }: Offering, today: string): boolean =>
  status === 'active' && !(availableUntil && availableUntil < today);

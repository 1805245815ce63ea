import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict } from '../../common/errors.ts';
import { databaseNow } from '../../database/clock.ts';
import { actingPartyOf } from '../../writing/actingParty.ts';
import { held } from '../../writing/held.ts';
import { dayOf } from '../postings/inventory.service.ts';
import { Rfp } from '../postings/rfp.entity.ts';

/** Throws not found for RFPs of others. */
export const heldRfp = async (em: EntityManager, member: string, id: string): Promise<Rfp> =>
  held(em, Rfp, { id, partyId: await actingPartyOf(em, member) }, 'RFP');

/** RFPs are open until the end of their closing day, whatever the stored status. */
export const refuseClosed = async (em: EntityManager, { status, closingDate }: Rfp): Promise<void> => {
  if (status !== 'active' || (closingDate && closingDate < dayOf(await databaseNow(em))))
    throw conflict('This RFP is closed.', 'RFP_CLOSED');
};

import type { EntityManager } from '@mikro-orm/postgresql';
import { actingPartyOf } from '../../../writing/actingParty.ts';
import { held } from '../../../writing/held.ts';
import { Rfp } from '../../goods/postings/rfp.entity.ts';

/** Throws not found for RFPs of others. */
export const lockedRfp = async (em: EntityManager, member: string, id: string): Promise<Rfp> =>
  held(em, Rfp, { id, partyId: await actingPartyOf(em, member) }, 'RFP');

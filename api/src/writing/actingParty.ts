import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRow } from '../database/firstRow.ts';

/** The party that a member acts for now: their company's, or their own. */
export const actingPartyOf = async (em: EntityManager, member: string): Promise<string> =>
  firstRow(await em.execute<{ party: string }[]>('select party_id as party from "user" where id = ?', [member])).party;

import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRow } from '../database/firstRow.ts';

/** The party that a member acts for now: their company's, or their own. */
export const actingPartyOf = async (em: EntityManager, member: string): Promise<string> =>
  firstRow(await em.execute<{ party: string }[]>('select party_id as party from "user" where id = ?', [member])).party;

/** Who is notified about a party's record, and named in orders from it: the person who acted while they act for it, then the owner of its company. */
export const representativeOf = async (em: EntityManager, actor: string, party: string): Promise<string> =>
  firstRow(await em.execute<{ id: string }[]>('select representative_of(?::uuid, ?::uuid) as id', [actor, party])).id;

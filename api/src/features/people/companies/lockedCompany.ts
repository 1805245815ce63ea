import type { EntityManager } from '@mikro-orm/postgresql';
import type { Rule } from '../../../reading/reading.ts';
import { name, sql } from '../../../reading/sql.ts';

/** Whether the company of a party is locked: nobody begins a trade with it. */
export const isLocked = async (em: EntityManager, party: string): Promise<boolean> =>
  (await em.execute<object[]>('select from company_profile where party_id = ? and locked_at is not null', [party]))
    .length > 0;

/** The opposite as a rule about the party of a posting, by default; a lock of who only buys is for its own people. */
export const isOfUnlockedCompany =
  (party = 'party_id'): Rule =>
  (row) =>
    sql`not exists (select from company_profile where party_id = ${row}.${name(party)} and locked_at is not null)`;

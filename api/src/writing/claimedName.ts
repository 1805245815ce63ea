import type { EntityManager } from '@mikro-orm/postgresql';
import { returnsRow } from '../database/execute.ts';
import { readingsOf, skeletonOf } from './brandName.ts';

/** Shown in the place of a first name that waits. */
const IN_REVIEW = 'Company in review';
const CHECK_MARKS = /[√✓✔✅☑🗸🗹⍻]/u;
/** What words for 'verified' begin with. */
const VERIFIED = ['verifi', 'weryfik', 'провере', '验证', '认证', '認証', 'موثق'].map(skeletonOf);

const TAKEN = `select from company_profile where name_skeleton in (?) and party_id is distinct from ?::uuid and closed_at is null`;

/** The name that others see. One that readers could take for a verified company waits for an admin, and the former one stays until then. */
export const shownName = async (em: EntityManager, given: string, former: string | null, party: string | null) => {
  if (given === former) return { companyName: given };
  const readings = readingsOf(given);
  const waits =
    CHECK_MARKS.test(given) ||
    VERIFIED.some((word) => readings.some((reading) => reading.includes(word))) ||
    (await returnsRow(em, TAKEN, [readings, party]));
  return waits ? { companyName: former ?? IN_REVIEW, claimedName: given } : { companyName: given, claimedName: null };
};

import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { isDemoMember } from './demoMembers.ts';
import { DomainError } from '../common/errors.ts';
import { inMinutes } from '../rules/inMinutes.ts';
import { returnsRow } from '../database/execute.ts';
import { firstRow } from '../database/firstRow.ts';

type Standing = 'approved' | 'established' | 'newcomer';

/** How much each member, and each party together, may write per UTC day of what others have to read or act on. */
export const dailyQuotas = {
  messages: { approved: 2_000, established: 200, newcomer: 30 },
  postings: { approved: 1_000, established: 100, newcomer: 10 },
  imports: { approved: 10_000, established: 100, newcomer: 10 },
  files: { approved: 200, established: 100, newcomer: 50 },
  orders: { approved: 500, established: 50, newcomer: 5 },
  bids: { approved: 500, established: 100, newcomer: 20 },
  suggestions: { approved: 20, established: 10, newcomer: 5 },
  reports: { approved: 50, established: 20, newcomer: 10 },
  team: { approved: 100, established: 50, newcomer: 20 },
  invitations: { approved: 50, established: 20, newcomer: 5 },
} satisfies Record<string, Record<Standing, number>>;

export type Quota = keyof typeof dailyQuotas;

/** Names of quotas in messages, where the key alone would be unclear. */
const nouns: Partial<Record<Quota, string>> = {
  bids: 'bids on RFPs',
  imports: 'new offerings from files',
  files: 'imported files',
  team: 'changes of the team',
};

/** A newcomer's orders that no seller has confirmed yet. */
export const MAX_OPEN_ORDERS = 5;
/** As in `is_new_party`, which counts verified companies as established too. */
const NEWCOMER_DAYS = 7;

interface Spent {
  used: number;
  renewsAt: string;
  retryAfter: number;
  isApproved: boolean;
  isNew: boolean;
  establishedAt: string;
}

const iso = (time: string): string => `to_char((${time}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The member and the party they act for. A company has the id of its founder, so the member is named by the own party. */
const HOLDERS = 'select unnest(array[own_party_id, party_id]) as holder from "user" where id = ?::uuid';

/** The rows of the day are locked until the transaction ends, so parallel writes are counted one after the other. */
const counted = (quota: Quota): string => `
  insert into write_quota (member_id, day, ${quota}) select distinct holder, day, 1 from today, (${HOLDERS}) holders
  on conflict (member_id, day) do update set ${quota} = write_quota.${quota} + 1
  returning ${quota} as used, (day + 1)::timestamp at time zone 'UTC' as renews`;

/** Writes that are only announced. */
const announced = (quota: Quota): string => `
  select coalesce(${quota}, 0) + ?::int as used, (today.day + 1)::timestamp at time zone 'UTC' as renews
  from today left join write_quota on write_quota.day = today.day and member_id in (${HOLDERS})`;

const spend = (spent: string): string => `
with today as materialized (
  select (clock_timestamp() at time zone 'UTC')::date as day
), spent as (${spent}
)
select spent.used, ${iso('renews')} as "renewsAt",
  greatest(1, ceil(extract(epoch from renews - clock_timestamp())))::int as "retryAfter",
  coalesce(company.verification_status = 'approved', false) as "isApproved",
  since.began > clock_timestamp() - interval '${NEWCOMER_DAYS} days' as "isNew",
  ${iso(`since.began + interval '${NEWCOMER_DAYS} days'`)} as "establishedAt"
from "user" member left join company_profile company on company.party_id = member.party_id
  cross join lateral (select least(min(colleague.created_at), company.created_at) as began from "user" colleague where colleague.party_id = member.party_id) since
  cross join lateral (select max(used) as used, max(renews) as renews from spent) spent
where member.id = ?::uuid`;

const OPEN_ORDERS = `
select count(*)::int as count from "order" join "user" on "user".party_id = buyer_party_id where "user".id = ? and status = 'pending'`;

const IS_APPROVED = `
select from company_profile join "user" using (party_id) where "user".id = ? and verification_status = 'approved'`;

/** New offerings from a file have a quota of their own for verified companies, and count as postings for other members. */
export const quotaOfImports = async (em: EntityManager, member: string): Promise<Quota> =>
  isDemoMember(member) || (await returnsRow(em, IS_APPROVED, [member])) ? 'imports' : 'postings';

/**
 * Counts one write of a member and of their party, in the transaction of that write: what is refused or rolled back does not count. To be called before the
 * transaction locks anything else, so that two writes of one member cannot wait for each other.
 */
export const spendQuota = async (em: EntityManager, member: string, quota: Quota): Promise<void> =>
  refuseExceeded(em, member, quota, await em.execute<Spent[]>(spend(counted(quota)), [member, member]));

/** Throws if the member cannot write so many more today. Counts nothing. */
export const refuseBeyondQuota = async (em: EntityManager, member: string, quota: Quota, more: number): Promise<void> =>
  refuseExceeded(em, member, quota, await em.execute<Spent[]>(spend(announced(quota)), [more, member, member]));

const refuseExceeded = async (em: EntityManager, member: string, quota: Quota, spent: Spent[]): Promise<void> => {
  const { used, isApproved, isNew, establishedAt, ...renewal } = firstRow(spent);
  const others = isNew ? 'newcomer' : 'established';
  const standing: Standing = isApproved || isDemoMember(member) ? 'approved' : others;
  const limit = dailyQuotas[quota][standing];
  if (used > limit) throw exceeded(quota, limit, standing, renewal);
  if (quota === 'orders' && standing === 'newcomer') await refuseMoreOpenOrders(em, member, establishedAt);
};

const refuseMoreOpenOrders = async (em: EntityManager, member: string, establishedAt: string): Promise<void> => {
  const open = firstRow(await em.execute<{ count: number }[]>(OPEN_ORDERS, [member]));
  if (open.count < MAX_OPEN_ORDERS) return;
  throw new DomainError(
    'QUOTA_EXCEEDED',
    `A new account can have at most ${MAX_OPEN_ORDERS} orders that are not confirmed yet. You can order again once a seller confirms one, ` +
      `or when your company is verified, or after ${inMinutes(establishedAt)}.`,
    undefined,
    { quota: 'openOrders', limit: MAX_OPEN_ORDERS, renewsAt: establishedAt },
  );
};

const exceeded = (
  quota: Quota,
  limit: number,
  standing: Standing,
  { renewsAt, retryAfter }: Pick<Spent, 'renewsAt' | 'retryAfter'>,
): DomainError => {
  const higher = standing === 'approved' ? '' : ' Verified companies have a higher limit.';
  return new DomainError(
    'QUOTA_EXCEEDED',
    `You have reached your limit of ${limit.toLocaleString('en-US')} ${nouns[quota] ?? quota} a day. It renews at ${inMinutes(renewsAt)}.${higher}`,
    undefined,
    { quota, limit, renewsAt, retryAfter },
  );
};

/** Yesterday is kept for transactions that began before midnight. */
export const purgeQuotas = async (pool: Pool): Promise<void> => {
  await pool.query("delete from write_quota where day < (statement_timestamp() at time zone 'UTC')::date - 1");
};

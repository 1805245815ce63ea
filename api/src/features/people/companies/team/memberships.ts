import type { EntityManager } from '@mikro-orm/postgresql';
import { badInput, conflict } from '../../../../common/errors.ts';
import { returnsRow } from '../../../../database/execute.ts';
import type { CompanyRole } from '../../../../rules/companyRoles.ts';
import type { Context } from '../../../../schema/context.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { notifySessionsEnded } from '../../accounts/endSessions.ts';
import { revokeKeys } from '../../accounts/revokeKeys.ts';

export interface Membership {
  id: string;
  userId: string;
  companyId: string;
  companyName: string;
  role: CompanyRole;
  /** Others who belong to the company. */
  colleagues: number;
}

const OF = `
select member.id, user_id as "userId", company_id as "companyId", role, company_name as "companyName",
  (select count(*)::int - 1 from company_member other where other.company_id = member.company_id and other.left_at is null) as colleagues
from (select * from company_member where user_id = ? and left_at is null) member
join (select id as company, company_name from company_profile) profile on company = company_id`;

export const membershipOf = async (em: EntityManager, person: string): Promise<Membership | undefined> =>
  (await em.execute<Membership[]>(OF, [person]))[0];

/**
 * Writes of these people wait from now on, and what they have written is visible. Locks are taken in the order of ids; companies follow,
 * and memberships are read afterwards.
 */
export const lockAccounts = async (em: EntityManager, people: readonly string[]): Promise<void> => {
  await em.execute('select from "user" where id in (?) order by id for update', [people]);
};

export const lockCompanies = async (em: EntityManager, companies: readonly string[]): Promise<void> => {
  await em.execute('select from company_profile where id in (?) order by id for update', [companies]);
};

/** The same of everybody in a company, and of who joins it while the locks are waited for. */
export const lockTeam = async (em: EntityManager, company: string): Promise<void> => {
  const lockMembers = () =>
    em.execute(
      'select from "user" where id in (select user_id from company_member where company_id = ? and left_at is null) order by id for update',
      [company],
    );
  await lockMembers();
  await lockCompanies(em, [company]);
  await lockMembers();
};

/** Who may not invite any more has no open invitations either, by which they could come back. */
export const cancelInvitationsOf = async (em: EntityManager, person: string): Promise<void> => {
  await em.execute(
    `update company_invitation set status = 'cancelled' where invited_by_id = ? and status = 'pending'`,
    [person],
  );
};

/** Who has handed a company over stays in it as long as this can be reverted. */
const HANDED_OVER = `
select from company_act where actor_id = ? and role = 'owner' and undone_at is null and created_at > clock_timestamp() - interval '7 days'`;

/** Ends a membership; notices about the person's records go to the successor, or to the owner. The person goes on with their login, and acts for themselves. */
export const endMembership = async (
  ctx: Context,
  em: EntityManager,
  { id, userId, companyId }: Membership,
  successor: string | null = null,
): Promise<void> => {
  if (successor && (successor === userId || (await membershipOf(em, successor))?.companyId !== companyId))
    throw badInput('Please choose a colleague who takes over.', { successorId: 'is not a colleague' });
  if (await returnsRow(em, HANDED_OVER, [userId]))
    throw conflict('Who has handed the company over stays in it for 7 days, while this can be reverted.');
  await em.execute('update company_member set left_at = clock_timestamp(), successor_id = ? where id = ?', [
    successor,
    id,
  ]);
  await cancelInvitationsOf(em, userId);
  await endPrograms(ctx, em, userId);
};

/** API keys and webhooks belong to the party that they were made for; sockets open again for the present one. */
export const endPrograms = async (ctx: Context, em: EntityManager, person: string): Promise<void> => {
  await revokeKeys(ctx, em, person, '-infinity');
  const webhooks = await em.execute<{ id: string }[]>('delete from webhook where user_id = ? returning id', [person]);
  for (const { id } of webhooks)
    await recordAudit(em, { ...originOf(ctx), kind: 'webhook_deleted', subjectId: person, detail: { webhookId: id } });
  await notifySessionsEnded(em, person);
};

interface OpenRecord {
  kind: 'offering' | 'rfp' | 'auction' | 'quote' | 'order';
  id: string;
  title: string;
}

const isFrom = (lastDay: string): string =>
  `coalesce(${lastDay} >= (clock_timestamp() at time zone 'UTC')::date, true)`;

/** Bids count as the RFP or auction that they are for. What has expired binds nobody. */
const OPEN = `
with acting as (select party_id as party from "user" where id = ?)
select 'offering' as kind, id, title from acting join offering on party_id = party where status = 'active' and ${isFrom('available_until')}
union all
select 'rfp', id, title from acting join rfp on true where status = 'active'
  and (party_id = party or exists (select from bid where bid.rfp_id = rfp.id and bid.party_id = party))
union all
select 'auction', id, title from acting join auction on true where closed_at is null and (party_id = party or exists (
  select from auction_bidder bidder where bidder.auction_id = auction.id and bidder.party_id = party and bidder.last_bid is not null))
union all
select 'quote', quote.id, offering.title from acting join quote on party in (buyer_party_id, seller_party_id)
  join quote_revision revision on quote_id = quote.id and revision.number = current_revision
  join offering on offering.id = offering_id where quote.status = 'open' and ${isFrom('revision.available_until')}
union all
select 'order', id, title from acting join "order" on party in (buyer_party_id, seller_party_id) where status not in ('completed', 'cancelled')
order by 1, 2 limit 20`;

export const openRecordsOf = (em: EntityManager, person: string) => em.execute<OpenRecord[]>(OPEN, [person]);

/** Who joins a company has nothing open of their own. */
export const refuseOpenRecords = async (em: EntityManager, person: string): Promise<void> => {
  const open = await openRecordsOf(em, person);
  if (open.length === 0) return;
  const list = open.map(({ kind, title }) => `${kind === 'rfp' ? 'RFP' : kind} "${title}"`).join(', ');
  throw conflict(
    `You can join once nothing of your own is open: withdraw postings and quotes, and complete orders, RFPs and auctions that you take part in. Open: ${list}.`,
    'RECORDS_OPEN',
    { reasons: open },
  );
};

import type { EntityManager } from '@mikro-orm/postgresql';
import { conflict, unauthenticated } from '../../../common/errors.ts';
import { returnsRow } from '../../../database/execute.ts';
import type { Context } from '../../../schema/context.ts';
import { memberOf } from '../../../writing/command.ts';
import { lockRight, transact } from '../../../writing/transact.ts';
import { validated } from '../../../writing/validated.ts';
import { checkPassword } from '../../people/accounts/currentPassword.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import { cancelInvitationsOf } from '../../people/companies/team/memberships.ts';
import { cancelHeldRfp } from '../../deals/bids/cancelRfp.service.ts';
import { closeQuotesOf } from '../../deals/trade/quotes/closeQuotesOf.ts';
import { Rfp } from '../../goods/postings/rfp.entity.ts';
import { withCode, wrongCode } from '../../people/accounts/secondFactor/codes.ts';
import type { DeleteAccountInput } from './personalData.inputs.ts';
import { deletionRules } from './rules.ts';

/**
 * Deletes the member's account: the trade records stay with the company's name, and the person is forgotten. Who is alone in a company
 * closes it; of others the records stay the company's.
 */
export const deleteAccount = async (ctx: Context, input: DeleteAccountInput): Promise<string> => {
  const member = memberOf(ctx);
  const { password, code } = validated(deletionRules, input);
  const { secondFactorAt } = await checkPassword(ctx, password, 'password');
  const work = (em: EntityManager): Promise<void> => forget(ctx, em, member);
  if (secondFactorAt) await withCode(ctx, { userId: member, code: code ?? '', wrong: wrongCode() }, work);
  else await transact(ctx.em, work);
  await ctx.transport.endSessions(member);
  return member;
};

const forget = async (ctx: Context, em: EntityManager, member: string): Promise<void> => {
  const parties = await holdMarket(em, member);
  // A lock would end by registering again.
  await lockRight(em, member, 'read');
  await refuseIfNeeded(em, member, parties);
  await closeQuotesOf(em, member, parties);
  await closePostings(em, parties);
  await em.execute(FORGET_PERSON, [member]);
  await em.execute(CLOSE_COMPANY, [parties]);
  await em.execute('delete from file_layout where party_id in (?)', [parties]);
  await em.execute('update company_member set left_at = clock_timestamp() where user_id = ? and left_at is null', [
    member,
  ]);
  await cancelInvitationsOf(em, member);
  for (const side of ['buyer', 'seller']) await em.execute(forgetContactOf(side), { member, parties });
  for (const statement of await statementsForOwnedRows(em)) await em.execute(statement, [member]);
  await em.execute('delete from message where recipient_id = ? and sending_user_id is null', [member]);
  await recordAudit(em, { ...originOf(ctx), kind: 'account_deleted' });
};

/** The parties that end with the account: the member's own, and that of a company which nobody else belongs to. */
const ENDING = `
select own_party_id as party from "user" where id = :member
union select party_id from company_profile company where closed_at is null and user_id = :member and not exists (
  select from company_member where company_id = company.id and user_id <> company.user_id and left_at is null)`;

/** What these parties own or take part in, and what others could still turn into a trade. */
const RELATED = {
  auction: `select id from auction where closed_at is null
    and (party_id in (:parties) or id in (select auction_id from auction_bidder where party_id in (:parties))) order by id`,
  quote: `select id from quote where status = 'open' and (buyer_party_id in (:parties) or seller_party_id in (:parties)) order by id`,
  offering: `select id from offering where status = 'active' and party_id in (:parties) order by id`,
  rfp: `select id from rfp where status = 'active' and party_id in (:parties) order by id`,
};

/** Looks like PostgreSQL's serialization failure, so that the transaction is repeated. */
class SerializationFailure extends Error {
  readonly code = '40001';
}

/**
 * Locks in the order of other commands: auctions, quotes and postings before the member. Once the member is locked, nobody can write a record
 * about the member; if there is one that was not locked, everything starts again. Returns the parties that end.
 */
const holdMarket = async (em: EntityManager, member: string): Promise<string[]> => {
  const endingParties = async (): Promise<string[]> =>
    (await em.execute<{ party: string }[]>(ENDING, { member })).map(({ party }) => party);
  const held = new Set<string>();
  const before = await endingParties();
  for (const select of Object.values(RELATED))
    for (const { id } of await em.execute<{ id: string }[]>(`${select} for update`, { parties: before })) held.add(id);
  if (!(await returnsRow(em, 'select from "user" where id = ? and deleted_at is null for update', [member])))
    throw unauthenticated();
  // Nobody joins it any more.
  await em.execute('select from company_profile where user_id = ? and closed_at is null for update', [member]);
  const parties = await endingParties();
  for (const select of Object.values(RELATED))
    for (const { id } of await em.execute<{ id: string }[]>(select, { parties }))
      if (!held.has(id)) throw new SerializationFailure();
  return parties;
};

interface Reason {
  kind: 'order' | 'auction' | 'company';
  id: string;
  title: string;
}

const REASONS = `
select 'order' as kind, id, title from "order"
where (buyer_party_id in (:parties) or seller_party_id in (:parties)) and status not in ('completed', 'cancelled')
union all
select 'auction', auction.id, auction.title from auction
where closed_at is null and (party_id in (:parties) or exists (
  select from auction_bidder bidder where bidder.auction_id = auction.id and bidder.party_id in (:parties) and bidder.last_bid is not null))
union all
select 'company', id, company_name from company_profile where user_id = :member and closed_at is null and party_id not in (:parties)
order by 1, 2 limit 20`;

/** An owner with colleagues has to hand the company over first. */
const refuseIfNeeded = async (em: EntityManager, member: string, parties: string[]): Promise<void> => {
  const reasons = await em.execute<Reason[]>(REASONS, { member, parties });
  if (reasons.length === 0) return;
  throw conflict(
    reasons.some(({ kind }) => kind === 'company')
      ? 'Your account can be deleted once you have handed your company over to a colleague.'
      : 'Your account can be deleted once your open orders are completed or cancelled and the auctions you own or bid in have ended.',
    'ACCOUNT_IN_USE',
    { reasons },
  );
};

const closePostings = async (em: EntityManager, parties: string[]): Promise<void> => {
  await em.execute(`update offering set status = 'withdrawn' where party_id in (?) and status = 'active'`, [parties]);
  for (const rfp of await em.find(Rfp, { partyId: parties, status: 'active' }))
    await cancelHeldRfp(em, rfp, 'The account of the buyer was deleted.');
  await em.flush();
};

/** The address is random: nobody can have registered it before to stop the deletion. */
const FORGET_PERSON = `
update "user" set email = 'deleted-' || gen_random_uuid() || '@deleted.invalid', first_name = 'Deleted', last_name = 'member', position = '',
  mobile_number = '', profile_image_url = null, claimed_name = null, password_hash = '!', role = 'both', second_factor_at = null,
  deleted_at = clock_timestamp()
where id = ?`;

const CLOSE_COMPANY = `
update company_profile set phone = '', contact_email = null, website = null, address = null, description = null, claimed_name = null, closed_at = clock_timestamp()
where party_id in (?)`;

/** Orders keep the company's VAT number and the address of the delivery, and contacts of companies that stay. */
const forgetContactOf = (side: string): string => `
update "order" set ${side}_contact_name = 'Deleted member',
  ${side}_contact_email = case when ${side}_party_id not in (:parties) then ${side}_contact_email end,
  ${side}_contact_phone = case when ${side}_party_id not in (:parties) then ${side}_contact_phone end
where ${side}_id = :member`;

/** Tables whose rows belong to the person refer to the account with `on delete cascade`, and are emptied here. */
const statementsForOwnedRows = async (em: EntityManager): Promise<string[]> => {
  const owned = await em.execute<{ statement: string }[]>(`
    select format('delete from %s where %I = ?', conrelid::regclass, attname) as statement
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confdeltype = 'c' and confrelid = '"user"'::regclass
    order by 1`);
  return owned.map(({ statement }) => statement);
};

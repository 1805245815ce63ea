import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { conflict, forbidden, notFound } from '../../../../common/errors.ts';
import { execute, type Database } from '../../../../database/execute.ts';
import { firstRow } from '../../../../database/firstRow.ts';
import { newId } from '../../../../database/id.ts';
import { isId } from '../../../../rules/id.ts';
import type { Context } from '../../../../schema/context.ts';
import { originOf, recordAudit } from '../../../../writing/audit/record.ts';
import { givenKeyOf, hashesOf, memberOf, otherCommand } from '../../../../writing/command.ts';
import { spendQuota } from '../../../../writing/quota.ts';
import { lockRight, transact } from '../../../../writing/transact.ts';
import { validated } from '../../../../writing/validated.ts';
import { refuseUnconfirmed, unconfirmed } from '../../accounts/emailConfirmation.service.ts';
import { linkInvalid } from '../../accounts/oneTimeLinks.ts';
import { notify } from '../../notices/notify.ts';
import { sendEmail } from '../../notices/accountEmail.ts';
import { isGuarded, proofOf, recordAct, tellOfAct } from './companyActs.ts';
import { managedCompany } from './members.service.ts';
import {
  endMembership,
  endPrograms,
  lockAccounts,
  lockCompanies,
  membershipOf,
  refuseOpenRecords,
  type Membership,
} from './memberships.ts';
import { invitationRules, MAX_MEMBERS } from './rules.ts';
import type { InviteMemberInput, OpenInvitation, SentInvitation } from './team.type.ts';

/** Sent in 24 hours, by one company and to one address. */
const MAX_BY_COMPANY = 50;
const MAX_TO_ADDRESS = 5;

/** The token of an invitation follows from its id, so that a retry can answer with the same link. */
export const invitationTokens = (secretKey: string): ((id: string) => string) => {
  const key = new Uint8Array(hkdfSync('sha256', secretKey, '', 'feedstock invitations', 32));
  return (id) => createHmac('sha256', key).update(id).digest('base64url');
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Situation {
  isMember: boolean;
  optedOut: boolean;
  isFull: boolean;
  byCompany: number;
  toAddress: number;
}

const SITUATION = `
with recent as not materialized (select company_id, email from company_invitation where created_at > clock_timestamp() - interval '24 hours')
select
  exists (select from "user" join company_member on user_id = "user".id and left_at is null where email = :email and company_id = :companyId) as "isMember",
  exists (select from company_invitation where email = :email and opted_out) as "optedOut",
  (select count(*) from company_member where company_id = :companyId and left_at is null)
    + (select count(*) from company_invitation where company_id = :companyId and status = 'pending' and expires_at > clock_timestamp())
    >= ${MAX_MEMBERS} as "isFull",
  (select count(*)::int from recent where company_id = :companyId) as "byCompany",
  (select count(*)::int from recent where email = :email) as "toAddress"`;

const refuseSituation = async (em: EntityManager, companyId: string, email: string): Promise<void> => {
  const situation = firstRow(await em.execute<Situation[]>(SITUATION, { companyId, email }));
  if (situation.isMember) throw conflict('This person is in your company already.');
  if (situation.isFull) throw conflict(`A company can have at most ${MAX_MEMBERS} members, with invitations.`);
  if (situation.optedOut) throw conflict('The owner of this address wants no invitations.');
  if (situation.byCompany >= MAX_BY_COMPANY || situation.toAddress >= MAX_TO_ADDRESS)
    throw conflict('Too many invitations were sent today. Please try again tomorrow.');
};

/** The one that has expired makes room for another. */
const REPLACE_EXPIRED = `
update company_invitation set status = 'cancelled'
where company_id = ? and email = ? and status = 'pending' and expires_at <= clock_timestamp()`;

const INSERT = `
insert into company_invitation (id, company_id, email, role, token_hash, invited_by_id, idempotency_key, command_hash) values (?, ?, ?, ?, ?, ?, ?, ?)
on conflict (company_id, email) where (status = 'pending') do nothing returning id`;

const EARLIER = `
select id, command_hash as "commandHash" from company_invitation where invited_by_id = ? and idempotency_key = ?`;

/** Sends a link with which the owner of the address can join the company, or returns it if the market sends no emails. */
export const inviteMember = async (ctx: Context, input: InviteMemberInput): Promise<SentInvitation> => {
  const member = memberOf(ctx);
  await refuseUnconfirmed(ctx);
  const { role, ...rest } = validated(invitationRules, input);
  const email = rest.email.toLowerCase();
  const refuseUnproved = await proofOf(ctx, input);
  const sends = !ctx.viewer.allConfirmed;
  if (sends) await ctx.transport.limits.beforeInvitation(ctx.transport.address);
  const key = givenKeyOf(ctx, input);
  const { commandHash } = hashesOf(ctx, { email, role });
  // The token is in the fragment, as in other links.
  const pathOf = (id: string): string => `/invitations#${ctx.services.invitationToken(id)}`;
  const earlier = async (em: EntityManager): Promise<string | undefined> => {
    if (key === null) return undefined;
    const [known] = await em.execute<{ id: string; commandHash: string }[]>(EARLIER, [member, key]);
    if (known && known.commandHash !== commandHash) throw otherCommand();
    return known?.id;
  };
  const invitationId = await transact(ctx.em, async (em) => {
    const { companyId } = await managedCompany(em, member);
    if (isGuarded(role)) refuseUnproved();
    const known = await earlier(em);
    if (known) return known;
    const id = newId();
    await spendQuota(em, member, 'invitations');
    await refuseSituation(em, companyId, email);
    await em.execute(REPLACE_EXPIRED, [companyId, email]);
    const hash = hashOf(ctx.services.invitationToken(id));
    const values = [id, companyId, email, role, hash, member, key, commandHash];
    if ((await em.execute<object[]>(INSERT, values)).length === 0) {
      const concurrent = await earlier(em);
      if (concurrent) return concurrent;
      throw conflict('This address has an invitation already. Please cancel it to send another one.');
    }
    await recordAudit(em, { ...originOf(ctx), kind: 'member_invited', subjectId: id, detail: { role } });
    if (isGuarded(role))
      await tellOfAct(em, { companyId, actorId: member }, 'Somebody was invited as admin of your company.');
    if (sends)
      await sendEmail(em, { to: { address: email }, kind: 'company_invitation', params: { path: pathOf(id) } });
    return id;
  });
  return { invitationId, link: sends ? null : pathOf(invitationId) };
};

/** Cancels an invitation of the viewer's company. */
export const cancelInvitation = async (ctx: Context, id: string): Promise<string> => {
  const member = memberOf(ctx);
  await transact(ctx.em, async (em) => {
    const { companyId } = await managedCompany(em, member);
    const cancelled = isId(id)
      ? await em.execute<object[]>(
          `update company_invitation set status = 'cancelled' where id = ? and company_id = ? and status = 'pending' returning id`,
          [id, companyId],
        )
      : [];
    if (cancelled.length === 0) throw notFound('Invitation');
    await recordAudit(em, { ...originOf(ctx), kind: 'invitation_cancelled', subjectId: id });
  });
  return id;
};

interface Found extends OpenInvitation {
  id: string;
  companyId: string;
  invitedById: string;
}

/** Found by a token while it can be answered. */
const FIND = `
select invitation.id, company_id as "companyId", invited_by_id as "invitedById", company_name as "companyName",
  registration_country as country, (select city from "user" where id = company_profile.user_id) as city, invitation.role, invitation.email,
  invitation.expires_at as "expiresAt"
from company_invitation invitation join company_profile on company_profile.id = company_id and closed_at is null
where token_hash = ? and status = 'pending' and expires_at > clock_timestamp()`;

const find = async (db: Database, token: string, lock = ''): Promise<Found | undefined> =>
  (await execute<Found>(db, `${FIND} ${lock}`, [hashOf(token)]))[0];

/** What a link invites to; null for one that was used or has expired. */
export const readInvitation = async (ctx: Context, token: string): Promise<OpenInvitation | null> =>
  (await find(ctx.reads, token)) ?? null;

/** Joins the company of an invitation. A sole owner closes their own company with it, if nothing of it is open. */
export const acceptInvitation = async (
  ctx: Context,
  token: string,
  closesCompany: boolean | null | undefined,
): Promise<string> => {
  const member = memberOf(ctx);
  const refund = await ctx.transport.limits.beforeAttempt(ctx.transport.address);
  const membershipId = newId();
  await transact(ctx.em, async (em) => {
    await lockAccounts(em, [member]);
    const invitation = await find(em, token, 'for update of invitation');
    if (!invitation) throw linkInvalid();
    await refuseOtherAddress(ctx, em, invitation.email);
    const own = await membershipOf(em, member);
    await lockCompanies(em, [invitation.companyId, ...(own ? [own.companyId] : [])]);
    // Read again: the company may have been closed, or have got a colleague.
    if (!(await find(em, token))) throw linkInvalid();
    const left = await membershipOf(em, member);
    if (left) refuseStaying(left, invitation.companyId, closesCompany ?? false);
    await refuseOpenRecords(em, member);
    if (left) {
      // Not of a locked company, whose owner could go on with another one.
      await lockRight(em, member, 'own');
      await em.execute('update company_profile set closed_at = clock_timestamp() where id = ?', [left.companyId]);
      await em.execute(
        `update company_invitation set status = 'cancelled' where company_id = ? and status = 'pending'`,
        [left.companyId],
      );
      await endMembership(ctx, em, left);
      await recordAudit(em, { ...originOf(ctx), kind: 'company_closed', subjectId: left.companyId });
    } else await endPrograms(ctx, em, member);
    await em.execute(
      'insert into company_member (id, company_id, user_id, role) values (:membershipId, :companyId, :member, :role)',
      { membershipId, member, companyId: invitation.companyId, role: invitation.role },
    );
    await em.execute(`update company_invitation set status = 'accepted' where id = ?`, [invitation.id]);
    const { companyId, invitedById: actorId, role } = invitation;
    await recordAct(em, { companyId, actorId, personId: member, formerRole: null, role });
    await notify(em, invitation.invitedById, 'colleague_joined', { companyName: invitation.companyName });
    await recordAudit(em, { ...originOf(ctx), kind: 'member_joined', subjectId: member });
  });
  await refund();
  return membershipId;
};

const refuseOtherAddress = async (ctx: Context, em: EntityManager, email: string): Promise<void> => {
  const account = firstRow(
    await em.execute<{ email: string; isConfirmed: boolean }[]>(
      'select lower(email) as email, email_confirmed_at is not null as "isConfirmed" from "user" where id = ?',
      [memberOf(ctx)],
    ),
  );
  if (account.email !== email)
    throw forbidden('This invitation was sent to another address. Please sign in with the account that has it.');
  if (!account.isConfirmed && !ctx.viewer.allConfirmed) throw unconfirmed();
};

const refuseStaying = (own: Membership, companyId: string, closes: boolean): void => {
  if (own.companyId === companyId) throw conflict('You are in this company already.');
  if (own.role !== 'owner')
    throw conflict(`You belong to ${own.companyName}. Please leave it first, on the page Team.`);
  if (own.colleagues > 0)
    throw conflict(`You own ${own.companyName}. Please hand it over to a colleague and leave it first.`);
  if (!closes) throw conflict(`You own ${own.companyName}. You can join if you close it.`);
};

/** Declines with the link alone; `optsOut` also refuses later invitations to the address. */
export const declineInvitation = async (
  ctx: Context,
  token: string,
  optsOut: boolean | null | undefined,
): Promise<boolean> => {
  const refund = await ctx.transport.limits.beforeAttempt(ctx.transport.address);
  await transact(ctx.em, async (em) => {
    const invitation = await find(em, token, 'for update of invitation');
    if (!invitation) throw linkInvalid();
    await em.execute(`update company_invitation set status = 'declined', opted_out = ? where id = ?`, [
      optsOut ?? false,
      invitation.id,
    ]);
    await recordAudit(em, { ...originOf(ctx), kind: 'invitation_declined', subjectId: invitation.id });
  });
  await refund();
  return true;
};

/** Addresses are kept as long as colleagues see the invitation, or because their owners want no others. */
export const purgeInvitations = async (pool: Pool): Promise<void> => {
  await pool.query(`delete from company_act where created_at < clock_timestamp() - interval '30 days'`);
  await pool.query(
    `delete from company_invitation where created_at < clock_timestamp() - interval '30 days' and not opted_out`,
  );
};

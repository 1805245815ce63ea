import type { EntityManager } from '@mikro-orm/postgresql';
import { databaseNow } from '../../../database/clock.ts';
import { firstRow } from '../../../database/firstRow.ts';
import type { Context } from '../../../schema/context.ts';
import { originOf, recordAudit } from '../../../writing/audit/record.ts';
import { transact } from '../../../writing/transact.ts';
import { notify } from '../notices/notify.ts';
import { endLinks, findLink, useLink, type FoundLink } from './oneTimeLinks.ts';
import { hashPassword } from './password.ts';
import { refuseWeakPassword } from './passwordStrength.ts';
import { revokeKeys } from './revokeKeys.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

/** Somebody else may have added what is younger, at a reset or at the change of address that is reverted. */
const SUSPECT = `select (coalesce(?::timestamptz, clock_timestamp()) - interval '7 days')::text as since`;

const NO_METHOD = `
  not exists (select from passkey where user_id = :id)
  and not exists (select from authenticator where user_id = :id and sealed is not null)`;

/**
 * In order. A reset leaves authenticators, because it proves a mailbox only, and recovery codes as long as they stand in for another
 * method.
 */
const REMOVALS = [
  'delete from passkey where user_id = :id and created_at >= :since',
  'delete from authenticator where user_id = :id and :reverts and coalesce(confirmed_at >= :since, true)',
  `delete from recovery_code where user_id = :id and created_at >= :since and (:reverts or ${NO_METHOD})`,
  'delete from webhook where user_id = :id and :reverts and created_at >= :since',
  // Whose acts are undone.
  `delete from one_time_link where user_id = :id and kind = 'company_revert'`,
  `update company_invitation set status = 'cancelled' where invited_by_id = :id and status = 'pending'`,
  'update company_member set offer_ends_at = null from company_profile company where company.id = company_id and company.user_id = :id',
  // Its URL may be somebody else's.
  'update webhook set disabled_at = clock_timestamp() where user_id = :id and disabled_at is null',
  `update "user" set second_factor_at = null where id = :id and ${NO_METHOD}
    and not exists (select from recovery_code where user_id = :id and used_at is null)`,
];

const REMAINING = `
select 'authenticator app' as method from authenticator where user_id = :id and sealed is not null
union all select 'recovery codes' where exists (select from recovery_code where user_id = :id and used_at is null)
union all select format('passkey "%s"', name) from passkey where user_id = :id
union all select format('API key "%s" (%s…)', name, prefix) from api_key
  where user_id = :id and (expires_at is null or expires_at > clock_timestamp())
union all select format('webhook to %s, disabled', split_part(url, '/', 3)) from webhook where user_id = :id`;

interface Recovery {
  kind: 'password_reset' | 'email_revert';
  revokesAllKeys: boolean;
  /** Gives the account back its address, which was changed when the link was made. */
  restore?: (em: EntityManager, link: FoundLink) => Promise<void>;
}

/**
 * Sets a new password through a link, ends the sessions and links of the account and removes what somebody else may have added to it.
 * Returns what was undone in its company and what still gives access, in words.
 */
export const recoverAccount = async (
  ctx: Context,
  { token, newPassword }: { token: string; newPassword: string },
  { kind, revokesAllKeys, restore }: Recovery,
): Promise<string[]> => {
  const refund = await ctx.transport.limits.beforeAttempt(ctx.transport.address);
  const { userId: id, email, createdAt } = await findLink(ctx.em, kind, token);
  const user = await ctx.em.findOneOrFail(User, { id });
  await refuseWeakPassword(newPassword, 'newPassword', { ...user, email: email || user.email });
  const passwordHash = await hashPassword(newPassword);
  const remaining = await transact(ctx.em, async (em) => {
    const changedAt = restore ? createdAt : null;
    const { since } = firstRow(await em.execute<{ since: string }[]>(SUSPECT, [changedAt]));
    // Locked first, so that simultaneous changes of one account wait for each other.
    const undone = await ctx.services.undoActsOf(ctx, em, id, since);
    const link = await useLink(em, kind, token);
    await restore?.(em, link);
    await em.nativeUpdate(User, { id }, { passwordHash });
    await em.nativeDelete(Session, { user: id });
    await endLinks(em, id);
    await revokeKeys(ctx, em, id, revokesAllKeys ? '-infinity' : since);
    for (const removal of REMOVALS) await em.execute(removal, { id, since, reverts: changedAt !== null });
    const left = (await em.execute<{ method: string }[]>(REMAINING, { id })).map(({ method }) => method);
    const told = { remaining: left.join('; '), at: await databaseNow(em) };
    await notify(em, id, restore ? 'email_reverted' : 'password_changed', told);
    await recordAudit(em, { ...originOf(ctx), kind: restore ? 'email_reverted' : 'password_reset', subjectId: id });
    return [...undone, ...left];
  });
  await refund();
  ctx.services.apiKeys.invalidate();
  // The browser may be signed in to another account.
  await ctx.transport.signOut();
  await ctx.transport.endSessions(id);
  // Otherwise wrong guesses of the password by others could keep the owner from signing in with the new one.
  ctx.transport.rememberDevice({ id, passwordHash });
  return remaining;
};

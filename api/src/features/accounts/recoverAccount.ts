import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRow } from '../../database/firstRow.ts';
import type { Context } from '../../schema/context.ts';
import type { Account } from './knownDevices.ts';
import { endLinks } from './oneTimeLinks.ts';
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
  /** When the address was changed, if this reverts it. */
  changedAt?: string;
  revokesAllKeys: boolean;
}

/**
 * Sets a new password, ends the sessions and links of the account and removes what somebody else may have added to it, in the caller's
 * transaction. Returns what still gives access, in words.
 */
export const recoverAccount = async (
  ctx: Context,
  em: EntityManager,
  { id, passwordHash }: Account,
  { changedAt, revokesAllKeys }: Recovery,
): Promise<string[]> => {
  await em.nativeUpdate(User, { id }, { passwordHash });
  await em.nativeDelete(Session, { user: id });
  await endLinks(em, id);
  const { since } = firstRow(await em.execute<{ since: string }[]>(SUSPECT, [changedAt ?? null]));
  await revokeKeys(ctx, em, id, revokesAllKeys ? '-infinity' : since);
  for (const removal of REMOVALS) await em.execute(removal, { id, since, reverts: changedAt !== undefined });
  return (await em.execute<{ method: string }[]>(REMAINING, { id })).map(({ method }) => method);
};

/** Call after the commit: signs the account out everywhere, and makes this browser a known device of it. */
export const signOutEverywhere = async (ctx: Context, account: Account): Promise<void> => {
  ctx.services.apiKeys.invalidate();
  // The browser may be signed in to another account.
  await ctx.transport.signOut();
  await ctx.transport.endSessions(account.id);
  // Otherwise wrong guesses of the password by others could keep the owner from signing in with the new one.
  ctx.transport.rememberDevice(account);
};

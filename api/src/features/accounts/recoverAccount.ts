import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../../schema/context.ts';
import type { Account } from './knownDevices.ts';
import { endLinks } from './oneTimeLinks.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';

/** Sets a new password and deletes the sessions and links of the account, in the caller's transaction. */
export const replacePassword = async (em: EntityManager, { id, passwordHash }: Account): Promise<void> => {
  await em.nativeUpdate(User, { id }, { passwordHash });
  await em.nativeDelete(Session, { user: id });
  await endLinks(em, id);
};

/** Call after the commit: signs the account out everywhere, and makes this browser a known device of it. */
export const signOutEverywhere = async (ctx: Context, account: Account): Promise<void> => {
  ctx.apiKeys.invalidate();
  // The browser may be signed in to another account.
  await ctx.transport.signOut();
  await ctx.transport.endSessions(account.id);
  // Otherwise wrong guesses of the password by others could keep the owner from signing in with the new one.
  ctx.transport.rememberDevice(account);
};

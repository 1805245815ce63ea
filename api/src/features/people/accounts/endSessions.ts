import type { EntityManager } from '@mikro-orm/postgresql';
import { Session } from './session.entity.ts';

/** Notifies every instance, including this one, to discard cached sessions and to close the sockets of ended ones. */
export const SESSIONS_ENDED = 'feedstock_sessions_ended';

/** Ends all sessions of a user in the caller's transaction, on all instances as soon as it commits. */
export const endSessionsOf = async (em: EntityManager, userId: string): Promise<number> => {
  const ended = await em.nativeDelete(Session, { user: userId });
  await notifySessionsEnded(em, userId);
  return ended;
};

export const notifySessionsEnded = async (em: EntityManager, userId: string): Promise<void> => {
  await em.execute('select pg_notify(?, ?)', [SESSIONS_ENDED, userId]);
};

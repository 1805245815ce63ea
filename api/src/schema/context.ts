import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoginLimits } from '../features/accounts/loginLimits.ts';
import type { OpenSession } from '../features/accounts/openSession.type.ts';
import type { Desk } from '../features/desk/desk.ts';
import type { NamesFor } from '../features/search/modelNames.ts';
import type { Signer } from '../features/desk/receipts.ts';
import type { Spending } from '../limits/budgets.ts';
import type { ReadContext, Reader } from '../reading/read.ts';
import type { Viewer } from '../reading/reading.ts';

/** The door a request came in by, as far as the market needs to know. */
export interface Door {
  /** The specified REST calls leave some of what GraphQL asks for to the server. */
  readonly kind: 'graphql' | 'rest';
  /** Starts a session for the user on this door. */
  signIn(userId: string): Promise<void>;
  /** Ends the session this request came with. */
  signOut(): Promise<void>;
  /** The user's sessions, on this door and elsewhere. */
  sessionsOf(userId: string): Promise<OpenSession[]>;
  /** Ends one of them by its `id`; false where there is none. */
  endSession(userId: string, id: string): Promise<boolean>;
  /** Ends all of them, the one this request came with included. */
  endSessions(userId: string): Promise<void>;
  /** The caller's `Idempotency-Key`, or null. */
  readonly idempotencyKey: string | null;
  readonly limits: LoginLimits;
  /** The caller's address, for limits. */
  readonly address: string;
}

/** One operation, whichever door it came by. */
export interface Context extends ReadContext {
  readonly viewer: Viewer;
  readonly reader: Reader;
  /** A unit of work of its own for each operation. */
  readonly em: EntityManager;
  readonly door: Door;
  /** What the caller pays from. */
  readonly spending: Spending;
  /** Where everything that changes a running auction is decided. */
  readonly desk: Desk;
  readonly signer: Signer;
  /** What somebody may mean by the words of a search. */
  readonly namesFor: NamesFor;
}

import type { EntityManager } from '@mikro-orm/postgresql';
import type { LoginLimits } from '../features/accounts/loginLimits.ts';
import type { OpenSession } from '../features/accounts/openSession.type.ts';
import type { AuctionEngine } from '../features/desk/auctionEngine.ts';
import type { NamesFor } from '../features/search/modelNames.ts';
import type { Signer } from '../features/desk/receipts.ts';
import type { Spending } from '../limits/budgets.ts';
import type { ReadContext, Reader } from '../reading/read.ts';
import type { Viewer } from '../reading/reading.ts';

/** The transport of a request: GraphQL or REST. */
export interface Transport {
  /** Some values that GraphQL requires are optional in the specified REST calls. */
  readonly kind: 'graphql' | 'rest';
  /** Starts a session for the user on this transport. */
  signIn(userId: string): Promise<void>;
  /** Ends the session of this request. */
  signOut(): Promise<void>;
  /** All sessions of the user. */
  sessionsOf(userId: string): Promise<OpenSession[]>;
  /** Ends a session by its `id`; false if there is none. */
  endSession(userId: string, id: string): Promise<boolean>;
  /** Ends all sessions of the user, including the one of this request. */
  endSessions(userId: string): Promise<void>;
  /** The caller's `Idempotency-Key`, or null. */
  readonly idempotencyKey: string | null;
  readonly limits: LoginLimits;
  /** The caller's IP address, for rate limits. */
  readonly address: string;
}

/** The context of one operation. */
export interface Context extends ReadContext {
  readonly viewer: Viewer;
  readonly reader: Reader;
  /** A separate unit of work per operation. */
  readonly em: EntityManager;
  readonly transport: Transport;
  /** The budgets that the caller's requests are charged to. */
  readonly spending: Spending;
  /** Decides all changes of running auctions. */
  readonly engine: AuctionEngine;
  readonly signer: Signer;
  /** Suggests material names for the words of a search. */
  readonly namesFor: NamesFor;
}

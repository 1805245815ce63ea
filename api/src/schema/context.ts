import type { EntityManager } from '@mikro-orm/postgresql';
import type { ApiKeyStore } from '../features/accounts/apiKeys/apiKeyStore.ts';
import type { Challenges } from '../features/accounts/challenges.ts';
import type { Account } from '../features/accounts/knownDevices.ts';
import type { LoginLimits } from '../features/accounts/loginLimits.ts';
import type { OpenSession } from '../features/accounts/openSession.type.ts';
import type { AuctionEngine } from '../features/auctions/engine/auctionEngine.ts';
import type { AuthenticatorSecrets } from '../features/accounts/secondFactor/authenticatorSecrets.ts';
import type { MaterialFinder } from '../features/search/materialFinder.ts';
import type { WebhookOptions } from '../features/partners/webhooks/webhookOptions.ts';
import type { NamesFor } from '../features/search/modelNames.ts';
import type { Signer } from '../features/auctions/engine/receipts.ts';
import type { Spending } from '../limits/budgets.ts';
import type { ReadContext, Reader } from '../reading/read.ts';
import type { SettingInForce } from '../settings/settingsInForce.ts';
import type { Viewer } from '../reading/reading.ts';

/** The transport of a request: GraphQL or REST. */
export interface Transport {
  /** Some values that GraphQL requires are optional in the specified REST calls. */
  readonly kind: 'graphql' | 'rest';
  /** Starts a session for the account on this transport and remembers the device. */
  signIn(account: Account, passed?: { secondFactor: boolean }): Promise<void>;
  /** The id of the caller's device if somebody has signed in to the account with it; undefined for an unknown device. */
  deviceOf(account: Account): string | undefined;
  /** Makes the caller's browser a known device of the account. */
  rememberDevice(account: Account): void;
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
  /** The caller's User-Agent, or null. */
  readonly userAgent: string | null;
  /** The origin of the market's pages, for passkeys; undefined for a program without an `Origin`. */
  readonly pageOrigin: string | undefined;
  /** The caller's IP address, for rate limits. */
  readonly address: string;
  /** Aborted when the caller disconnects; undefined on the socket. */
  readonly gone: AbortSignal | undefined;
  /** Identifies the request in the logs; null on the socket. */
  readonly requestId: string | null;
  /** Whether a command that adds or changes a record has added one, for the status over REST. */
  hasCreated?: boolean;
}

/** The context of one operation. */
export interface Context extends ReadContext {
  readonly viewer: Viewer;
  readonly reader: Reader;
  readonly finder: MaterialFinder;
  /** A separate unit of work per operation. */
  readonly em: EntityManager;
  readonly transport: Transport;
  /** The budgets that the caller's requests are charged to. */
  readonly spending: Spending;
  /** Decides all changes of running auctions. */
  readonly engine: AuctionEngine;
  readonly signer: Signer;
  readonly challenges: Challenges;
  readonly apiKeys: ApiKeyStore;
  /** Encrypts the secrets of authenticator apps. */
  readonly authenticatorSecrets: AuthenticatorSecrets;
  readonly webhooks: WebhookOptions;
  /** Suggests material names for the words of a search. */
  readonly namesFor: NamesFor;
  /** For admins, without secrets. */
  readonly settingsInForce: readonly SettingInForce[];
}

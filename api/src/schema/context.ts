import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queries } from '../database/execute.ts';
import type { Budget } from '../limits/budgets.ts';
import type { ReadContext, Reader } from '../reading/read.ts';
import type { Viewer } from '../reading/reading.ts';
import type { Services } from './services.ts';

/** The transport of a request: GraphQL or REST. The slice `accounts` adds what signs in and out. */
export interface Transport {
  /** Some values that GraphQL requires are optional in the calls of docs/specification-coverage.md, section 7. */
  readonly kind: 'graphql' | 'rest';
  /** The caller's `Idempotency-Key`, or null. */
  readonly idempotencyKey: string | null;
  /** The company for which a page was drawn. */
  readonly meantCompany?: string | undefined;
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
  /** A separate unit of work per operation. */
  readonly em: EntityManager;
  /** For statements that only read, which queue for their caller. */
  readonly reads: Queries;
  readonly transport: Transport;
  /** The budgets that the caller's requests are charged to. */
  readonly budget: Budget;
  readonly services: Services;
}

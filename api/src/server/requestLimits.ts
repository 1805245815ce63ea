import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooMany } from '../errors.ts';
import type { Context, Door } from '../schema/context.ts';
import { beforeExecution } from './graphqlErrors.ts';
import { rootFields } from './rootFields.ts';

/** Requests a minute and bids a second per member, or per address for whoever is signed out. */
export class RequestLimits {
  private readonly requests: RateLimiterMemory;
  private readonly bids: RateLimiterMemory;
  private readonly enabled: (address: string) => boolean;
  /** The requests that were counted, or are being. */
  private readonly counted = new WeakMap<Door, Promise<void>>();

  constructor(limits: { readsPerMinute: number; bidsPerSecond: number }, enabled: (address: string) => boolean) {
    this.requests = new RateLimiterMemory({ points: limits.readsPerMinute, duration: 60 });
    this.bids = new RateLimiterMemory({ points: limits.bidsPerSecond, duration: 1 });
    this.enabled = enabled;
  }

  /**
   * Counts what came by a door, whichever it was: every bid of an operation, and all else as one request, however many
   * operations answer it, as those of a page do.
   */
  async count(
    { viewer, door }: Context,
    document: DocumentNode,
    operation: OperationDefinitionNode | undefined,
  ): Promise<void> {
    if (!operation || !this.enabled(door.address)) return;
    const fields = rootFields(operation, document);
    const bids = fields.filter((name) => name === 'placeBid').length;
    const who = viewer.id ?? door.address;
    if (bids > 0) await consume(this.bids, who, bids);
    if (bids === fields.length) return;
    const count = this.counted.get(door) ?? consume(this.requests, who, 1);
    this.counted.set(door, count);
    await count;
  }
}

const consume = async (limiter: RateLimiterMemory, who: string, points: number): Promise<void> => {
  await limiter.consume(who, points).catch((refused: { msBeforeNext?: number }) => {
    throw tooMany('requests', refused.msBeforeNext ?? 1_000);
  });
};

export const limitRequests = (limits: RequestLimits): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ contextValue, document, operation }) => {
      await limits.count(contextValue, document, operation).catch((refused: unknown) => {
        throw beforeExecution(refused);
      });
    },
  }),
});

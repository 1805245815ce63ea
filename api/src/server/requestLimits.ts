import type { ApolloServerPlugin } from '@apollo/server';
import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { tooMany } from '../errors.ts';
import type { Context } from '../schema/context.ts';
import { beforeExecution } from './graphqlErrors.ts';
import { rootFields } from './rootFields.ts';

/** Requests a minute and bids a second per member, or per address for whoever is signed out. */
export class RequestLimits {
  private readonly requests: RateLimiterMemory;
  private readonly bids: RateLimiterMemory;
  private readonly enabled: (address: string) => boolean;

  constructor(limits: { readsPerMinute: number; bidsPerSecond: number }, enabled: (address: string) => boolean) {
    this.requests = new RateLimiterMemory({ points: limits.readsPerMinute, duration: 60 });
    this.bids = new RateLimiterMemory({ points: limits.bidsPerSecond, duration: 1 });
    this.enabled = enabled;
  }

  /** Counts one operation, whichever door it came by; every bid in it counts as one. */
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
    if (bids < fields.length) await consume(this.requests, who, 1);
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

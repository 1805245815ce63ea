import type { FastifyInstance } from 'fastify';
import { invalidApiKey } from '../../features/people/accounts/apiKeys/apiKeyStore.ts';
import { trustOf } from '../../limits/clientAddress.ts';
import type { Budgets } from '../../limits/budgets.ts';
import type { GraphQLSchema } from 'graphql';
import type { Market } from '../../schema/market.ts';
import { bearerOf, secretIn } from '../http/apiKeyRequests.ts';
import type { Callers } from '../http/callers.ts';
import type { OperationLimits } from '../graphql/operationLimits.ts';
import { refuseOtherOrigins } from '../http/origin.ts';
import { MemberSockets } from './memberSockets.ts';
import { addSocket, type SocketCaller } from './socket.ts';

const SESSION_SWEEP_MS = 5_000;
/** A key that is revoked while LISTEN does not work, or expires, ends its sockets within a second. */
const KEY_SWEEP_MS = 1_000;

/** Adds the socket, whose connections end with the session or key that opened them. Returns what stops it. */
export const addMarketSocket = (
  http: FastifyInstance,
  market: Market & { schema: GraphQLSchema; budgets: Budgets },
  callers: Callers,
  operationLimits: OperationLimits,
): (() => Promise<void>) => {
  const { settings, services, schema, executionSchema, metrics, isLimited, contextFor, budgets } = market;
  const { sessions, apiKeys } = services;
  const onError = (error: unknown): void =>
    http.log.warn({ err: error }, 'sockets could not be matched with their sessions and keys');
  const socketsOf = (store: typeof sessions | typeof apiKeys, everyMs: number, reason: string): MemberSockets => {
    const sockets = new MemberSockets({ stillOpen: (ids) => store.stillValid(ids), everyMs, reason, onError });
    store.onEnd(() => void sockets.sweep());
    return sockets;
  };
  const ofSessions = socketsOf(sessions, SESSION_SWEEP_MS, 'Signed out, or in another company');
  const ofKeys = socketsOf(apiKeys, KEY_SWEEP_MS, 'API key ended');
  const callerWith = async (secret: string, from: string): Promise<SocketCaller> => ({
    viewer: callers.viewerOfKey(await apiKeys.find(secret, from)),
    credential: { sockets: ofKeys, value: secret },
  });
  addSocket(http, {
    metrics,
    schema,
    leaves: executionSchema,
    hubs: { auctions: services.auctionHub, records: services.recordHub },
    operationLimits,
    budgetOf: (viewer, from) => budgets.budgetOf(viewer, from),
    onError: (error) => http.log.error({ err: error }, 'subscription failed'),
    trust: trustOf(settings.trustProxy),
    limits: settings.limits,
    isLimited,
    authenticate: async (request, from) => {
      const secret = bearerOf(request);
      if (secret !== undefined) return callerWith(secret, from);
      refuseOtherOrigins(request.headers, settings.publicUrl);
      const session = http.parseCookie(request.headers.cookie ?? '')[callers.cookie.name];
      const signedIn = session === undefined ? null : await sessions.find(session);
      return {
        viewer: await callers.viewerOfSession(session),
        credential: signedIn ? { sockets: ofSessions, value: `${session} ${signedIn.partyId}` } : undefined,
      };
    },
    authenticateKey: async (authorization, from) => {
      if (typeof authorization !== 'string') throw invalidApiKey();
      return callerWith(secretIn(authorization), from);
    },
    contextFor,
  });
  return async () => {
    await Promise.all([ofSessions.stop(), ofKeys.stop()]);
  };
};

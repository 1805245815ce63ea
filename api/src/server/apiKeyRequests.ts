import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiKeyInUse, ApiKeyStore } from '../features/apiKeys/apiKeyStore.ts';
import { toPublicError } from './errors/publicError.ts';
import { beforeExecution, publicGraphQLError, retryHeaders } from './graphqlErrors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key that the request came with. */
    apiKey: ApiKeyInUse | null;
  }
}

const PARTNER_PATH = /^\/(api|graphql)(?![\w-])/;
const GRAPHQL_PATH = /^\/graphql(?![\w-])/;
const BEARER = /^bearer(?:\s+|$)/i;

/** The secret in the header, or undefined. Other schemes are left to proxies. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  authorization !== undefined && BEARER.test(authorization) ? secretIn(authorization) : undefined;

/** A secret with or without `Bearer` before it. */
export const secretIn = (authorization: string): string => authorization.replace(BEARER, '').trim();

/**
 * Whether a request authenticates by key. Such a request ignores cookies, and no page of another site can send it without the consent of
 * this server, so it needs no check of its origin.
 */
export const comesWithKey = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  PARTNER_PATH.test(url) && bearerOf(headers) !== undefined;

interface Options {
  keys: ApiKeyStore;
  /** Charges the address of a request whose key was refused. */
  charge: (request: FastifyRequest) => Promise<void>;
}

/** Finds the key of each request to GraphQL or REST. Refuses wrong ones on every path, before bodies are read. */
export const authenticateKeys = (http: FastifyInstance, { keys, charge }: Options): void => {
  http.decorateRequest('apiKey', null);
  http.addHook('onRequest', async (request, reply) => {
    if (!comesWithKey(request)) return;
    try {
      request.apiKey = await keys.find(bearerOf(request.headers) ?? '', request.ip);
      request.memberId = request.apiKey.userId;
      // Apollo demands a header of its own for queries by GET, against other sites.
      request.headers['apollo-require-preflight'] = 'true';
    } catch (failure) {
      const refusal: unknown = await charge(request).then(
        () => failure,
        (limited: unknown) => limited,
      );
      const { status, details } = toPublicError(refusal);
      if (status === 401) void reply.header('www-authenticate', 'Bearer error="invalid_token"');
      if (status >= 500 || !GRAPHQL_PATH.test(request.url)) throw refusal;
      const error = beforeExecution(refusal);
      return reply
        .status(status)
        .headers(Object.fromEntries(retryHeaders(details)))
        .send({ errors: [publicGraphQLError({ message: error.message }, error)] });
    }
  });
};

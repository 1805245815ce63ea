import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ValidApiKey, ApiKeyStore } from '../features/apiKeys/apiKeyStore.ts';
import { toPublicError } from './errors/publicError.ts';
import { beforeExecution, publicGraphQLError, retryHeaders } from './graphqlErrors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The API key that authenticates the request. */
    apiKey: ValidApiKey | null;
  }
}

const PARTNER_PATH = /^\/(api|graphql)(?![\w-])/;
const GRAPHQL_PATH = /^\/graphql(?![\w-])/;
const BEARER = /^bearer(?:\s+|$)/i;
const KEY = /^\s*fsk_/;

/** The secret in the header, with or without `Bearer`; undefined for other schemes, which may be meant for a proxy. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  authorization !== undefined && (BEARER.test(authorization) || KEY.test(authorization))
    ? secretIn(authorization)
    : undefined;

/** Removes an optional `Bearer` before the secret. */
export const secretIn = (authorization: string): string => authorization.replace(BEARER, '').trim();

/**
 * Whether a request authenticates by key. Cookies are then ignored, and the origin is not checked, because pages of other sites cannot
 * send this header without CORS.
 */
export const comesWithKey = ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean =>
  PARTNER_PATH.test(url) && bearerOf(headers) !== undefined;

interface Options {
  keys: ApiKeyStore;
  /** Charges the address of a request whose key was refused. */
  charge: (request: FastifyRequest) => Promise<void>;
}

/** Authenticates requests to GraphQL and REST by API key. Wrong keys are refused on every path, before the body is read. */
export const authenticateKeys = (http: FastifyInstance, { keys, charge }: Options): void => {
  http.decorateRequest('apiKey', null);
  http.addHook('onRequest', async (request, reply) => {
    if (!comesWithKey(request)) return;
    try {
      request.apiKey = await keys.find(bearerOf(request.headers) ?? '', request.ip);
      request.memberId = request.apiKey.userId;
      // Apollo requires this header for queries by GET to prevent CSRF, which is not possible with a key.
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

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ValidApiKey, ApiKeyStore } from '../../features/people/accounts/apiKeys/apiKeyStore.ts';
import { DomainError } from '../../common/errors.ts';
import { toPublicError } from '../../schema/errors/publicError.ts';
import { beforeExecution, publicGraphQLError, retryHeaders } from '../graphql/graphqlErrors.ts';

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

/**
 * The secret in the header, with or without `Bearer`; undefined for other schemes, which may be meant for a proxy. Several headers are
 * ambiguous, so none of them is accepted.
 */
export const bearerOf = ({ headers, headersDistinct }: IncomingMessage): string | undefined => {
  if (headers.authorization === undefined) return undefined;
  const given = headersDistinct['authorization'] ?? [];
  const secret = given.find((each) => BEARER.test(each) || KEY.test(each));
  if (secret === undefined) return undefined;
  return given.length === 1 ? secretIn(secret) : '';
};

/** Removes an optional `Bearer` before the secret. */
export const secretIn = (authorization: string): string => authorization.replace(BEARER, '').trim();

/** Whether a request is for GraphQL or REST. Its address can also be written in other ways that lead to the same route, such as /%61pi. */
export const isForPartners = ({ url, routeOptions }: Pick<FastifyRequest, 'url' | 'routeOptions'>): boolean =>
  PARTNER_PATH.test(routeOptions.url ?? '') || PARTNER_PATH.test(url);

/**
 * Whether a request authenticates by key. Cookies are then ignored, and the origin is not checked, because pages of other sites cannot
 * send this header without CORS.
 */
export const comesWithKey = (request: FastifyRequest): boolean =>
  isForPartners(request) && bearerOf(request.raw) !== undefined;

/** A program that has put its key behind another word would go on as a visitor. Browsers send what a proxy before the market asked for. */
const triesWithKey = (request: FastifyRequest): boolean => {
  const { authorization, origin, cookie } = request.headers;
  const isProgram = origin === undefined && cookie === undefined && request.headers['sec-fetch-site'] === undefined;
  return authorization !== undefined && isProgram && isForPartners(request);
};

interface Options {
  keys: ApiKeyStore;
  /** Charges the address of a request whose key was refused. */
  charge: (request: FastifyRequest) => Promise<void>;
}

/** Authenticates requests to GraphQL and REST by API key. Wrong keys are refused on every path, before the body is read. */
export const authenticateKeys = (http: FastifyInstance, { keys, charge }: Options): void => {
  http.decorateRequest('apiKey', null);
  http.addHook('onRequest', async (request, reply) => {
    const hasKey = comesWithKey(request);
    if (!hasKey && !triesWithKey(request)) return;
    try {
      if (!hasKey) throw new DomainError('INVALID_API_KEY', 'An API key is sent as "Authorization: Bearer fsk_…".');
      request.apiKey = await keys.find(bearerOf(request.raw) ?? '', request.ip);
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
      if (status >= 500 || !GRAPHQL_PATH.test(request.routeOptions.url ?? request.url)) throw refusal;
      const error = beforeExecution(refusal);
      return reply
        .status(status)
        .headers(Object.fromEntries(retryHeaders(details)))
        .send({ errors: [publicGraphQLError({ message: error.message }, error)] });
    }
  });
};

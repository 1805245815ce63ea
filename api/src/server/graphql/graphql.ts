import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode, type GraphQLSchema } from 'graphql';
import { auditRefusals } from './auditRefusals.ts';
import { badInput, forbidden } from '../../common/errors.ts';
import { toPublicError } from '../../schema/errors/publicError.ts';
import { stringifyResult } from '../../reading/rawJson.ts';
import type { Context } from '../../schema/context.ts';
import { leafGateway } from './executor.ts';
import { beforeExecution, publicGraphQLError, retryHeaders } from './graphqlErrors.ts';
import { documentLimits, validationRules } from './documentLimits.ts';
import { refuseOtherMethods } from '../http/otherMethods.ts';
import type { ObservedOperation } from './observedOperation.ts';
import { limitOperations, type OperationLimits } from './operationLimits.ts';

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/**
 * Logs unexpected errors with their cause, but not mistakes of callers. Sets `Retry-After` also if the response has status 200
 * because only a part of it failed.
 */
const logFailures = (log: FastifyBaseLogger): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, response }) => {
      for (const error of errors) {
        const { status, details } = toPublicError(error);
        if (status >= 500) log.error({ err: error.originalError ?? error, path: error.path }, 'request failed');
        for (const [name, value] of retryHeaders(details)) response.http.headers.set(name, value);
      }
    },
  }),
});

const REFUSED_DOCUMENT = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/**
 * By the specification of GraphQL over HTTP, an answer of the older type `application/json` has status 200 also if the document or its
 * variables are wrong. Clients that accept `application/graphql-response+json` get 400.
 */
const answerOlderType: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, errors }) => {
      const isOlder = request.http?.headers.get('accept')?.trim() === 'application/json';
      if (!isOlder || response.http.status !== 400) return;
      if (errors?.every(({ extensions }) => REFUSED_DOCUMENT.has(String(extensions['code']))))
        response.http.status = 200;
    },
  }),
};

/** Over HTTP the resolver of a subscription would run without an event. */
const refuseSubscriptions: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation === OperationTypeNode.SUBSCRIPTION)
        throw beforeExecution(badInput('Subscriptions are served over the WebSocket at /graphql only.'));
    },
  }),
};

export const openApollo = async (
  schema: GraphQLSchema,
  leaves: GraphQLSchema,
  limits: OperationLimits,
  observe: () => ObservedOperation,
  log: FastifyBaseLogger,
): Promise<ApolloServer<Context>> => {
  const apollo = new ApolloServer<Context>({
    gateway: leafGateway(schema, leaves),
    plugins: [
      // Apollo's default wraps every resolver to compute cache hints, which are not used.
      ApolloServerPluginCacheControlDisabled(),
      // It would load scripts of another site.
      ApolloServerPluginLandingPageDisabled(),
      refuseSubscriptions,
      limitOperations(limits, observe),
      logFailures(log),
      auditRefusals(log),
      answerOlderType,
    ],
    formatError: publicGraphQLError,
    stringifyResult,
    validationRules,
    // Partners may read the schema.
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    maxRecursiveSelections: true,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationOptions: { maxErrors: 5 },
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    logger: {
      debug: () => {},
      info: () => {},
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
  });
  await apollo.start();
  return apollo;
};

/**
 * A query by GET needs a header that other sites cannot send, unless it has no credentials to misuse and does not come from a page of
 * another site.
 */
const admitAnonymousQuery = ({ method, headers }: FastifyRequest): void => {
  const isOwn = headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin';
  if (method === 'GET' && isOwn && !headers.cookie && !headers.authorization)
    headers['apollo-require-preflight'] = 'true';
};

/** `/graphql`, for queries also by GET. */
export const addGraphQL = (http: FastifyInstance, apollo: ApolloServer<Context>, makeContext: MakeContext): void => {
  const context: MakeContext = (request, reply) =>
    makeContext(request, reply).catch((failure: unknown) => {
      throw beforeExecution(failure);
    });
  http.route<{ Reply: string }>({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: documentLimits.body,
    onRequest: async (request) => admitAnonymousQuery(request),
    handler: fastifyApolloHandler(apollo, { context }),
  });
  refuseOtherMethods(http, '/graphql', ['GET', 'POST']);
  // The same for files that admins import. Others are refused before their body is read.
  http.route<{ Reply: string }>({
    method: 'POST',
    url: '/graphql/import',
    bodyLimit: documentLimits.importBody,
    onRequest: async (request, reply) => {
      const { viewer } = await makeContext(request, reply);
      if (!viewer.admin) throw forbidden('Only an admin may do this.');
    },
    handler: fastifyApolloHandler(apollo, { context }),
  });
  refuseOtherMethods(http, '/graphql/import', ['POST']);
};

import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { toPublicError } from './errors/publicError.ts';
import { stringifyResult } from '../reading/json.ts';
import type { Context } from '../schema/context.ts';
import { leafGateway } from './executor.ts';
import { beforeExecution, publicGraphQLError, retryHeaders } from './graphqlErrors.ts';
import { documentLimits, validationRules } from './documentLimits.ts';
import { limitOperations, type OperationLimits } from '../limits/operationLimits.ts';

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/**
 * Logs the failures that are ours, with their cause; what the caller did wrong is the caller's to read. And a failure inside an
 * answer of status 200 says when to come back in a header too, as it does where the status is its own.
 */
const tellFailures = (log: FastifyBaseLogger): ApolloServerPlugin<Context> => ({
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

export const openApollo = async (
  schema: GraphQLSchema,
  leaves: GraphQLSchema,
  limits: OperationLimits,
  log: FastifyBaseLogger,
): Promise<ApolloServer<Context>> => {
  const apollo = new ApolloServer<Context>({
    gateway: leafGateway(schema, leaves),
    plugins: [
      // Apollo's default wraps every resolver to compute cache hints that nobody reads.
      ApolloServerPluginCacheControlDisabled(),
      // It would load somebody else's scripts.
      ApolloServerPluginLandingPageDisabled(),
      limitOperations(limits),
      tellFailures(log),
    ],
    formatError: publicGraphQLError,
    stringifyResult,
    validationRules,
    // Partners are users: they may ask what there is.
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

/** `/graphql`, for queries by GET too (Apollo asks those for a header that no other site can send). */
export const addGraphQL = (http: FastifyInstance, apollo: ApolloServer<Context>, makeContext: MakeContext): void => {
  const context: MakeContext = (request, reply) =>
    makeContext(request, reply).catch((failure: unknown) => {
      throw beforeExecution(failure);
    });
  http.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit: documentLimits.body,
    handler: fastifyApolloHandler(apollo, { context }),
  });
};

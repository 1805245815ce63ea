import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { auditRefusals } from './auditRefusals.ts';
import { forbidden } from '../errors.ts';
import { toPublicError } from './errors/publicError.ts';
import { stringifyResult } from '../reading/json.ts';
import type { Context } from '../schema/context.ts';
import { leafGateway } from './executor.ts';
import { beforeExecution, publicGraphQLError, retryHeaders } from './graphqlErrors.ts';
import { documentLimits, validationRules } from './documentLimits.ts';
import { limitOperations, type OperationLimits } from '../limits/operationLimits.ts';

type MakeContext = (request: FastifyRequest, reply: FastifyReply) => Promise<Context>;

/**
 * Logs unexpected errors with their cause, but not mistakes of callers. Sets `Retry-After` also if the response has status 200
 * because only a part of it failed.
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
      // Apollo's default wraps every resolver to compute cache hints, which are not used.
      ApolloServerPluginCacheControlDisabled(),
      // It would load scripts of another site.
      ApolloServerPluginLandingPageDisabled(),
      limitOperations(limits),
      tellFailures(log),
      auditRefusals(log),
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

/** `/graphql`, also for queries by GET, for which Apollo demands a header that other sites cannot send. */
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
};

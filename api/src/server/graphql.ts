import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { toPublicError } from '../errors.ts';
import { stringifyResult } from '../reading/json.ts';
import type { Context } from '../schema/context.ts';
import { leafGateway } from './executor.ts';
import { publicGraphQLError } from './graphqlErrors.ts';
import { documentLimits, validationRules } from './limits.ts';

/** Failures that are ours, with their cause; what the caller did wrong is the caller's to read. */
const logFailures = (log: FastifyBaseLogger): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors }) => {
      for (const error of errors) if (toPublicError(error).status >= 500) log.error({ err: error.originalError ?? error, path: error.path }, 'request failed');
    },
  }),
});

export const openApollo = async (schema: GraphQLSchema, leaves: GraphQLSchema, log: FastifyBaseLogger): Promise<ApolloServer<Context>> => {
  const apollo = new ApolloServer<Context>({
    gateway: leafGateway(schema, leaves),
    plugins: [
      // Apollo's default wraps every resolver to compute cache hints that nobody reads.
      ApolloServerPluginCacheControlDisabled(),
      logFailures(log),
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
    logger: { debug: () => {}, info: () => {}, warn: (message) => log.warn(message), error: (message) => log.error(message) },
  });
  await apollo.start();
  return apollo;
};

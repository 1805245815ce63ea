import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import {
  execute,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { badInput } from '../common/errors.ts';
import { toGraphQLError } from './graphqlErrors.ts';
import { rootFields } from './rootFields.ts';

/**
 * Apollo validates against the real schema; graphql-js then executes the document on the leaf schema, in which planned fields are
 * scalars of JSON text.
 */
export const leafGateway = (
  schema: GraphQLSchema,
  leaves: GraphQLSchema,
): ApolloServerOptionsWithGateway<BaseContext>['gateway'] => ({
  onSchemaLoadOrUpdate(loaded) {
    loaded({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => {};
  },
  load: async () => ({
    // Without an operation, or with several and none selected, graphql-js reports the error.
    executor: async ({ document, request, operation, context }) =>
      (await execute({
        schema: operation && aboutTheSchema(operation, document) ? schema : leaves,
        document,
        variableValues: request.variables,
        operationName: request.operationName,
        contextValue: context,
      })) as ExecutionResult<Record<string, unknown>, Record<string, unknown>>,
  }),
  stop: async () => {},
});

const isIntrospection = (fieldName: string): boolean => fieldName === '__schema' || fieldName === '__type';

/** Introspection must show the real schema instead of the leaf schema, so a document cannot combine it with data. */
const aboutTheSchema = (operation: OperationDefinitionNode, document: DocumentNode): boolean => {
  const names = rootFields(operation, document);
  if (!names.some(isIntrospection)) return false;
  if (names.every((fieldName) => isIntrospection(fieldName) || fieldName === '__typename')) return true;
  throw toGraphQLError(badInput('Request the schema and data in separate requests.'));
};

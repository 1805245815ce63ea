import type { GatewayInterface } from '@apollo/server-gateway-interface';
import {
  execute,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { badInput } from '../errors.ts';
import { toGraphQLError } from './graphqlErrors.ts';
import { rootFields } from './rootFields.ts';

/**
 * Apollo validates against the real schema and hands execution to this: the same document, executed by graphql-js on the leaf
 * schema. Everything but the reading of planned fields stays stock.
 */
export const leafGateway = (schema: GraphQLSchema, leaves: GraphQLSchema): GatewayInterface => ({
  onSchemaLoadOrUpdate(loaded) {
    loaded({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => {};
  },
  load: async () => ({
    // Without an operation (two of them, and neither asked for) graphql-js says what is missing.
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

/** Introspection must show the real schema, not the leaves; one document is about the schema or about the market, not both. */
const aboutTheSchema = (operation: OperationDefinitionNode, document: DocumentNode): boolean => {
  const names = rootFields(operation, document);
  if (!names.some(isIntrospection)) return false;
  if (names.every((fieldName) => isIntrospection(fieldName) || fieldName === '__typename')) return true;
  throw toGraphQLError(badInput('Ask for the schema and for data in two requests.'));
};

import type { ApolloServerOptionsWithGateway, BaseContext } from '@apollo/server';
import { execute, Kind, visit, type DocumentNode, type ExecutionResult, type GraphQLSchema } from 'graphql';
import { rootFields } from './rootFields.ts';

type Result = ExecutionResult<Record<string, unknown>, Record<string, unknown>>;

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
    executor: async ({ document, request, operation, context }) => {
      const run = (on: GraphQLSchema, part: DocumentNode) =>
        execute({
          schema: on,
          document: part,
          variableValues: request.variables,
          operationName: request.operationName,
          contextValue: context,
        }) as Result | Promise<Result>;
      const names = operation ? rootFields(operation, document) : [];
      if (!names.some(isIntrospection)) return run(leaves, document);
      const shown = await run(schema, aboutTheSchema(document));
      const read = await run(leaves, withoutSchema(document));
      const errors = [...(shown.errors ?? []), ...(read.errors ?? [])];
      // Wrong variables have the same errors in both.
      if (shown.data === undefined) return read;
      return { data: read.data && { ...read.data, ...shown.data }, ...(errors.length > 0 && { errors }) };
    },
  }),
  stop: async () => {},
});

const isIntrospection = (fieldName: string): boolean => fieldName === '__schema' || fieldName === '__type';

/** The leaf schema must not be shown, so what asks for the schema is executed apart. Both are fields of the query root alone. */
const aboutTheSchema = (document: DocumentNode): DocumentNode =>
  visit(document, {
    [Kind.FRAGMENT_DEFINITION]: ({ typeCondition }) => (typeCondition.name.value === 'Query' ? undefined : false),
    [Kind.FIELD]: ({ name }) => (isIntrospection(name.value) ? false : null),
  });

const withoutSchema = (document: DocumentNode): DocumentNode =>
  visit(document, { [Kind.FIELD]: ({ name }) => (isIntrospection(name.value) ? null : undefined) });

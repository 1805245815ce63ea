import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { resolvers } from '../features/features.ts';
import { planned } from '../reading/reading.ts';
import { checkAccess } from './access.ts';
import { checkScopes } from './scope.ts';

/** The executable schema with the resolvers of all slices. */
export const feedstockSchema = async (): Promise<GraphQLSchema> => {
  const schema = await buildSchema({
    resolvers: [...resolvers],
    authChecker: checkAccess,
    // Validation is done by the slices' Yup rules.
    validate: false,
    // Apollo validates the schema before it starts; this check would run the whole introspection again.
    skipCheck: true,
    // Subscriptions are served by the hub over the socket (features/live); nothing is published here.
    pubSub: { publish: planned, subscribe: planned },
  });
  checkScopes(schema);
  return schema;
};

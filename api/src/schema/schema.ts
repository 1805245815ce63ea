import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { resolvers } from '../features/features.ts';
import { planned } from '../reading/reading.ts';
import { checkAccess } from './access.ts';

/** The contract: every resolver of every slice in one executable schema. */
export const feedstockSchema = (): Promise<GraphQLSchema> =>
  buildSchema({
    resolvers: [...resolvers],
    authChecker: checkAccess,
    // The slices' rules (Yup) validate; the graph only types.
    validate: false,
    // Apollo holds the schema to the same rules before it starts; this would execute the whole introspection to do so.
    skipCheck: true,
    // The hub feeds subscriptions over the socket (features/live); nothing is ever published here.
    pubSub: { publish: planned, subscribe: planned },
  });

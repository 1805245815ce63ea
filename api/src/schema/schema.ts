import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { neverCalled } from '../reading/reading.ts';
import { checkCosts } from '../limits/rootFieldCost.ts';
import type { ResolverClass } from './market.ts';
import { checkAccess } from './access.ts';
import { readTermsIn } from './readTermsIn.ts';
import { checkScopes } from './scope.ts';

const ROOTS = {
  Query: 'What can be read, each field as one snapshot of the market. Each says who may use it, and what it costs.',
  Mutation:
    'What changes the market. Send `idempotencyKey` with what makes a record, and the same one with its retries.',
  Subscription: 'What is told while it happens, over a WebSocket in the protocol graphql-transport-ws.',
};

/** The executable schema with these resolvers. */
export const feedstockSchema = async (resolvers: readonly ResolverClass[]): Promise<GraphQLSchema> => {
  const [first, ...others] = resolvers;
  if (!first) throw new Error('There are no resolvers.');
  const schema = await buildSchema({
    resolvers: [first, ...others],
    authChecker: checkAccess,
    // Validation is done by the slices' Yup rules.
    validate: false,
    // Apollo validates the schema before it starts; this check would run the whole introspection again.
    skipCheck: true,
    // Subscriptions are served by the hub over the socket (features/around/live); nothing is published here.
    pubSub: { publish: neverCalled, subscribe: neverCalled },
  });
  for (const [name, text] of Object.entries(ROOTS)) {
    const root = schema.getType(name);
    if (root) root.description = text;
  }
  readTermsIn(schema);
  checkScopes(schema);
  checkCosts(schema);
  return schema;
};
